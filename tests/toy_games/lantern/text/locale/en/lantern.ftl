lantern-name = Lantern
lantern-seat = { $seat ->
    [north] North
   *[south] South
}
lantern-seat-inside = { $seat ->
    [north] North
   *[south] South
}
lantern-candle-ember = Ember
lantern-candle-taper = Taper
lantern-candle-torch = Torch
lantern-candle-brazier = Brazier
lantern-candle-beacon = Beacon
lantern-candle-star = Star
lantern-light = Light
lantern-action-keep = Keep the candle
lantern-action-trade = Trade the candle
lantern-action-deal = { $candle } is dealt
lantern-event-laid-open = { $seat ->
    [north] North
    [south] South
   *[other] { $seat }
} laid { $candle } open
lantern-event-received = { $seat ->
    [north] North
    [south] South
   *[other] { $seat }
} received { $candle }
lantern-event-revealed = { $seat ->
    [north] North
    [south] South
   *[other] { $seat }
} held { $candle }
lantern-ask-trade = Keep or trade your candle.
lantern-task-trade = keep or trade
lantern-outcome-brighter = { $seat ->
    [north] North
    [south] South
   *[other] { $seat }
} wins with the brighter candle.
lantern-option-trades = Trades
lantern-option-trades-one = one each
lantern-option-trades-two = two each
component-candles = { $count ->
    [one] { $count } candle
   *[other] { $count } candles
}
lesson-lantern-trading-title = Trading
lesson-lantern-trading-1 = Your candle is dim. Trade it.
lesson-lantern-trading-end = Your star outshines everything.
