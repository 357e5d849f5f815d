### The story of the Fellowship: a trick in a sentence or two. Parts of sentences begin with a small letter.

fellowship-story-you = { $character } (you)
fellowship-story-person = { $character } ({ $player })
fellowship-story-card = { $rank ->
   *[other] the { $card }
}
fellowship-story-round = Round { $number }.
fellowship-story-faced = The Company faces { $event }.
fellowship-story-lost-card = Lost card: { $card }.
fellowship-story-trick = { $who } won trick { $number }
fellowship-story-trick-won = { $who } won trick { $number } with { $card }{ $count ->
    [0] {""}
   *[other] {" "}over { $others }
}
fellowship-story-trick-lost = nobody won trick { $number }: { $cards }
fellowship-story-trick-so-far = on the table: { $cards }
fellowship-story-rings-free = from now on Rings may be led
fellowship-story-announced = { $who } announced the goal as reached
fellowship-story-reached = { $who } reached { $count ->
    [one] the goal
   *[other] their goals
}
fellowship-story-all-reached = everybody reached their goal
fellowship-story-gift = { $who } used { $gift }
fellowship-story-balrog = the Balrog was stronger, { $number } against { $number2 }
fellowship-story-round-won = round { $number } is won
fellowship-story-with = { $character } with the { $rider }
fellowship-story-taken = { $character } went { $whom }
fellowship-story-to = to { $player }
fellowship-story-to-you = to you
fellowship-story-lost-taken = { $who } took the lost card, { $card }
fellowship-story-gave = { $names } exchanged cards
fellowship-story-got = { $card } from { $who }
fellowship-story-received = you received { $cards }
fellowship-story-threat = { $who } drew threat { $number }
fellowship-story-broke = { $who } can no longer reach the goal.
fellowship-story-broke-rider = { $who } can no longer reach the goal: the { $rider } broke it.
fellowship-story-lost = Lost: { $why }
fellowship-story-missed = { $who } missed the goal in trick { $number }. The goal was: { $goal }
fellowship-story-missed-rider = { $who } failed in trick { $number } under the { $rider }. { $goal }
fellowship-fact-goal-met = { $character } meets the goal
fellowship-fact-goal-certain = { $character }: the goal is certain
fellowship-fact-goal-impossible = { $character } can no longer reach the goal
fellowship-fact-wins-trick = { $character } wins the trick
fellowship-fact-leads-trick = { $character } is winning the trick so far
fellowship-fact-void = leaves the hand without { $suit }
