lesson-fellowship-following-title = Follow suit
lesson-fellowship-following-1 = Frodo has led the 3 of Hills. You hold Hills, so you must play one of them; the highest card of the suit that was led wins the trick. You are Bilbo and need tricks: play the 6.
lesson-fellowship-following-2 = The trick is yours, and whoever wins a trick leads the next. Lead the 8 of Shadows: nothing in that suit can beat it.
lesson-fellowship-following-end = Frodo had no Shadows and discarded a Mountain, which could not win. You have three tricks, and Bilbo’s goal is certain.

lesson-fellowship-rings-title = Rings
lesson-fellowship-rings-1 = You are Frodo and must win 2 cards of Rings. The marker says that Rings may not be led yet. Lead the 8 of Forests.
lesson-fellowship-rings-2 = Bilbo had no Forests and played a Ring: you have won it, and the marker has turned. From now on Rings may be led. Lead the 5.
lesson-fellowship-rings-end = The 5 is the highest Ring, so you have won it and the 4 as well. Your goal can no longer fail: it has its star.

lesson-fellowship-one-ring-title = The One Ring
lesson-fellowship-one-ring-1 = The 8 of Mountains was led and you have no Mountains. The 1 of Rings may win any trick, if you say so as you play it. Play it to win.
lesson-fellowship-one-ring-end = The others still had to follow suit, and nothing could beat you. Had you not said so, it would have been an ordinary 1 of Rings.

lesson-fellowship-exchange-title = An exchange
lesson-fellowship-exchange-1 = You are Gandalf and have taken the lost card. Now you exchange with Frodo: give him one card, unseen by the others. He collects Rings. Give him your Ring.
lesson-fellowship-exchange-end = Frodo has looked at it and given you a card in return; it could have been the same one. He may give any card except the 1 of Rings.

lesson-fellowship-card-title = A goal: one card
lesson-fellowship-card-1 = You are Sam. Your threat card is a 3, so you must win the 3 of Hills, and there it lies. You play last: win the trick.
lesson-fellowship-card-end = It does not matter who held the card; what counts is who wins the trick it lies in.

lesson-fellowship-count-title = A goal: not too many
lesson-fellowship-count-1 = You are Merry and must win 1 or 2 tricks. You have 2. Follow suit without winning this one.
lesson-fellowship-count-end = Your goal is met, but it can still fail: until the round is over, a third trick would break it. That is why its mark is a filled diamond and not a star.

lesson-fellowship-last-title = A goal: the last trick
lesson-fellowship-last-1 = You are Gildor and must play a card of Forests to the last trick. Mountains were led and you have none. Discard the card you will not need.
lesson-fellowship-last-end = Your last card is a Forest; it need not win. All four goals are reached, and everybody wins the chapter.
