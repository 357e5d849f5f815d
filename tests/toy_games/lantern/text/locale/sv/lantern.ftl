lantern-name = Lykta
lantern-seat = { $seat ->
    [north] Nord
   *[south] Syd
}
lantern-seat-inside = { $seat ->
    [north] Nord
   *[south] Syd
}
lantern-candle-ember = Glöd
lantern-candle-taper = Veke
lantern-candle-torch = Fackla
lantern-candle-brazier = Fyrfat
lantern-candle-beacon = Fyr
lantern-candle-star = Stjärna
lantern-light = Ljus
lantern-action-keep = Behåll ljuset
lantern-action-trade = Byt ljuset
lantern-action-deal = { $candle } delas ut
lantern-event-laid-open = { $seat ->
    [north] Nord
    [south] Syd
   *[other] { $seat }
} lade upp { $candle }
lantern-event-received = { $seat ->
    [north] Nord
    [south] Syd
   *[other] { $seat }
} fick { $candle }
lantern-event-revealed = { $seat ->
    [north] Nord
    [south] Syd
   *[other] { $seat }
} hade { $candle }
lantern-ask-trade = Behåll eller byt ditt ljus.
lantern-task-trade = behålla eller byta
lantern-outcome-brighter = { $seat ->
    [north] Nord
    [south] Syd
   *[other] { $seat }
} vinner med det klarare ljuset.
lantern-option-trades = Byten
lantern-option-trades-one = ett var
lantern-option-trades-two = två var
component-candles = { $count ->
    [one] { $count } ljus
   *[other] { $count } ljus
}
lesson-lantern-trading-title = Byta
lesson-lantern-trading-1 = Ditt ljus är svagt. Byt det.
lesson-lantern-trading-end = Din stjärna är klarast.
