lantern-name = Lanterna
lantern-seat = { $seat ->
    [north] Nord
   *[south] Sud
}
lantern-seat-inside = { $seat ->
    [north] Nord
   *[south] Sud
}
lantern-candle-ember = Brace
lantern-candle-taper = Lume
lantern-candle-torch = Torcia
lantern-candle-brazier = Braciere
lantern-candle-beacon = Faro
lantern-candle-star = Stella
lantern-light = Luce
lantern-action-keep = Tieni la candela
lantern-action-trade = Scambia la candela
lantern-action-deal = { $candle } viene distribuita
lantern-event-laid-open = { $seat ->
    [north] Nord
    [south] Sud
   *[other] { $seat }
} ha scoperto { $candle }
lantern-event-received = { $seat ->
    [north] Nord
    [south] Sud
   *[other] { $seat }
} ha ricevuto { $candle }
lantern-event-revealed = { $seat ->
    [north] Nord
    [south] Sud
   *[other] { $seat }
} aveva { $candle }
lantern-ask-trade = Tieni o scambia la tua candela.
lantern-task-trade = tenere o scambiare
lantern-outcome-brighter = { $seat ->
    [north] Nord
    [south] Sud
   *[other] { $seat }
} vince con la candela più luminosa.
lantern-option-trades = Scambi
lantern-option-trades-one = uno ciascuno
lantern-option-trades-two = due ciascuno
component-candles = { $count ->
    [one] { $count } candela
   *[other] { $count } candele
}
lesson-lantern-trading-title = Scambiare
lesson-lantern-trading-1 = La tua candela è fioca. Scambiala.
lesson-lantern-trading-end = La tua stella è la più luminosa.
