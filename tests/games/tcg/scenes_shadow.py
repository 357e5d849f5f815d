"""Scenes of the Shadow cards and the Rings: each ability of each card happens in one of them."""

from __future__ import annotations

from tests.games.tcg.scene import Scene as S

WINS = {"pairs": "{}>49", "free": "49", "site": 5}


def wins(card: int, do: str, then: str, **more: object) -> S:
    """The minion wins a skirmish against Gimli."""
    extra = str(more.pop("shadow", ""))
    shadow = f"{card}, {extra}" if extra else str(card)
    free = "49, " + str(more.pop("free", "")) if "free" in more else "49"
    more.setdefault("site", 5)
    return S(card, "skirmish", free, shadow, do, then, pairs=f"{card}>49", **more)  # type: ignore[arg-type]


CONTROL1 = {"control": {1: 1}, "site": 5}
CONTROL2 = {"control": {1: 1, 2: 1}, "site": 5}
BATTLE = {"sites": "350", "site": 5}

SCENES = [
    S(1, "skirmish", "", "165", "use 1", "burdens=1; strength 302=5; worn=1", pairs="165>302", ring=1),
    S(1, "skirmish", "", "165", "use 1, done", "burdens=3; wounds 302=0", pairs="165>302", ring=1, deluxe=False),
    S(2, "skirmish", "", "165", "use 2", "burdens=2; wounds 302=0", pairs="165>302", site=5),
    S(3, "skirmish", "109", "4, 10, 17", "play 3, choose 10", "fierce 10=1", shand="3", pairs="4>109", site=5),
    S(3, "skirmish", "109", "4", "play 3", "fierce 4=1", shand="3", pairs="4>109", **CONTROL1),
    wins(4, "use 4", "fierce 4=1", shadow="10"),
    S(5, "skirmish", "109", "4", "play 5", "strength 4=13", shand="5", pairs="4>109", site=5),
    S(5, "skirmish", "109", "4", "play 5", "strength 4=15", shand="5", pairs="4>109", **CONTROL1),
    S(6, "shadow", "", "6", "use 6", "zone 10=play; twilight=1", sdiscard="10", twilight=5, moves=2, site=5),
    S(7, "skirmish", "109", "4", "play 7", "strength 4=15", shand="7", pairs="4>109", site=6),
    S(8, "skirmish", "109, 74", "4", "play 8, take 3", "strength 4=14", shand="8", pairs="4>109", site=5, twilight=3),
    *[
        wins(card, f"use {card}, choose 10", "fierce 10=1; damage 10=1; twilight=0", shand="10")
        for card in (9, 23, 38)
    ],
    *[wins(card, f"use {card}", f"zone {card}=stacked; on {card}=327", control={1: 1}) for card in (11, 24)],
    *[
        S(card, "shadow", "", f"{card} under site1", f"use {card}/2", f"zone {card}=play; twilight={left}", twilight=4, **CONTROL1)
        for card, left in ((11, 3), (24, 2))
    ],
    *[wins(card, f"use {card}", f"strength {card}={now}; fierce {card}=1") for card, now in ((12, 9), (16, 11))],
    wins(13, "use 13", "zone 306=discard", free="310, 306 on 310"),
    wins(14, "use 14", "control 1=1", shadow="10"),
    wins(25, "use 25", "control 1=1", shadow="10"),
    S(15, "skirmish", "266", "15", "", "strength 15=7", pairs="15>266", site=5),
    S(15, "assignment", "277", "15", "use 15", "against 15=277", site=5),
    S(18, "assignment", "277", "18", "use 18", "against 18=277", site=5),
    S(19, "shadow", "", "10", "play 19, use 19", "hand 1=2", shand="19", sdeck="4", twilight=1, site=5),
    S(19, "skirmish", "109, 132 on 109", "10, 19", "use 19/2", "zone 10=play; zone 19=discard", pairs="10>109", site=5),
    S(20, "shadow", "", "20", "use 20", "wounds 20=1; hand 1=4", sdeck="4, 4, 4, 4", **CONTROL1),
    S(21, "regroup", "", "21, 10", "done, move, use 21", "control 1=1", site=3),
    S(22, "archery", "74", "22", "", "phase=assignment", **CONTROL2),
    S(22, "skirmish", "109", "22, 10", "", "fierce 10=1; damage 10=0", pairs="22>109", control={1: 1, 2: 1, 3: 1}, site=5),
    S(22, "skirmish", "109", "22, 10", "", "damage 10=1", pairs="22>109", control={1: 1, 2: 1, 3: 1, 4: 1}, site=6),
    S(27, "skirmish", "266", "27, 4", "use 27", "strength 4=13; fierce 4=1", pairs="4>266", site=5),
    S(28, "shadow", "", "28", "use 28", "tokens 28=1; twilight=0", twilight=3, site=5),
    S(28, "skirmish", "109, 132 on 109", "28 +1, 4", "use 28/2", "strength 109=8; tokens 28=0", pairs="4>109", site=5),
    S(29, "fellowship", "109", "29, 10 under site1", "move", "twilight=8", ssites="333", **{"site": 1, "control": {1: 1}}),
    S(30, "regroup", "109", "30 on site1, 4, 10", "use 30, done", "phase=shadow", site=3, control={1: 1}),
    S(31, "assignment", "109", "31, 10", "use 31", "against 10=109; twilight=0", twilight=2, **CONTROL1),
    S(32, "skirmish", "364, 132 on 364", "4", "play 32", "zone 132=discard", pairs="4>364", shand="32", twilight=1, site=5),
    S(33, "assignment", "109", "33, 10", "", "may assign 33=False", site=5),
    S(33, "regroup", "109", "33, 10", "done, move, choose 109", "wounds 109=1", site=3),
    S(33, "skirmish", "109", "33, 10", "use 33/2", "strength 10=10; wounds 33=1", pairs="10>109", site=5),
    S(34, "skirmish", "49", "34, 4", "use 34", "tokens 34=1", pairs="4>49", site=5),
    S(34, "maneuver", "310, 306 on 310", "34 +1, 4", "use 34/2", "zone 306=discard; zone 34=discard", site=5),
    S(35, "maneuver", "109", "4, 10", "play 35", "fierce 4=1; fierce 10=1", shand="35", **CONTROL2),
    S(36, "skirmish", "49, 310, 306 on 310", "10, 36 on 10", "use 36", "zone 306=discard", pairs="10>49", site=5),
    S(37, "skirmish", "49", "10", "play 37", "fierce 10=1; strength 10=12", pairs="10>49", shand="37", twilight=1, site=5),
    S(39, "maneuver", "310, 306 on 310", "4, 10, 17", "play 39", "zone 306=discard", shand="39", twilight=1, site=5),
    S(40, "skirmish", "49", "40, 10", "use 40", "control 1=1; wounds 40=1", pairs="10>49", site=5),
    S(136, "skirmish", "109", "136", "", "fierce 136=1", pairs="136>109", **BATTLE),
    S(136, "skirmish", "109", "136", "", "strength 136=14", pairs="136>109", sites="350", control={5: 1}, site=6),
    S(137, "shadow", "", "137", "use 137, choose 165", "tokens 137=1; zone 165=play", shand="165", twilight=2, site=5),
    S(137, "regroup", "109", "137 +3, 165", "use 137/2", "tokens 137=0; zone 165=discard; control 1=1", site=5),
    S(138, "archery", "109", "138", "", "archery=0-2", **CONTROL1),
    S(139, "shadow", "266", "153", "play 139, pass", "on 139=266; wounds 153=1", shand="139", site=5),
    S(139, "skirmish", "49, 266, 139 on 266", "165", "", "wounds 266=0", pairs="165>49", site=5),
    S(139, "skirmish", "49, 266", "165, 139 on 266", "pass, pass, pass, done", "wounds 266=1", pairs="165>49", site=5),
    S(140, "maneuver", "109", "165, 165", "play 140", "burdens=2", dead="49, 74", shand="140", twilight=5, site=5),
    S(141, "skirmish", "364 *3", "4, 165", "play 141", "burdens=2; wounds 165=1", pairs="4>364", shand="141", site=5),
    S(142, "archery", "74", "165, 142 on 165", "done", "wounds 165=0", site=5),
    S(143, "assignment", "109", "160", "play 143, accept", "wounds 109=1; wounds 160=1", shand="143", site=5),
    S(143, "assignment", "109", "160", "play 143, decline", "against 160=109", shand="143", site=5),
    S(144, "shadow", "60, 76, 76, 76", "144", "use 144, choose 165", "zone 60=discard", shand="165", twilight=2, **CONTROL1),
    S(145, "archery", "74", "138", "play 145", "archery=0-2; wounds 138=1", shand="145", site=5),
    S(146, "archery", "109, 277", "146, 138, 183", "use 146, assign 138", "zone 277=dead", site=5),
    S(147, "archery", "109, 262, 277", "147, 138, 183", "", "may use 262=False", site=5),
    S(147, "shadow", "", "138", "", "may play 147=False", shand="147", site=5),
    S(147, "regroup", "109", "147", "done", "zone 147=discard", site=5),
    S(148, "skirmish", "49", "148, 165", "pass, pass, pass, done", "tokens 148=1", pairs="165>49", site=5),
    S(148, "shadow", "", "148 +2", "use 148/2", "control 1=1; tokens 148=0", site=5),
    S(149, "archery", "109", "138, 183", "play 149", "archery=0-4", dead="49, 74", shand="149", twilight=3, site=5),
    *[
        S(card, "archery", "109", str(card), f"use {card}", f"wounds 109=1; wounds {card}=1; archery=0-0", site=5)
        for card in (150, 169, 183)
    ],
    S(151, "skirmish", "109", "165", "play 151", "strength 165=10", pairs="165>109", shand="151", **BATTLE),
    S(152, "assignment", "109", "160", "play 152, assign 160", "round=1", shand="152", site=5),
    S(153, "skirmish", "109, 266", "153, 165, 139 on 266", "", "strength 266=6", pairs="165>109", site=5),
    S(154, "maneuver", "266, 288 on 266, 287 on 266, 278 on 266", "154", "use 154", "zone 288=hand; zone 287=hand; wounds 154=1", site=5),
    S(155, "skirmish", "49", "154, 165", "use 49, play 155", "wounds 49=1; strength 49=6; wounds 154=1", pairs="165>49", shand="155", site=5),
    S(156, "skirmish", "109", "160, 171 on 109", "play 156", "strength 160=13", pairs="160>109", shand="156", site=5),
    S(157, "shadow", "270", "153", "play 157", "on 157=270; wounds 153=1", shand="157", site=5),
    S(157, "skirmish", "49, 270", "165, 157 on 270", "", "may use 270=False", pairs="165>49", site=5),
    S(158, "maneuver", "109", "158, 165", "use 158", "fierce 165=1; wounds 158=1", site=5),
    S(159, "shadow", "109", "160", "play 159", "on 159=109; wounds 160=1", shand="159", twilight=1, site=5),
    S(159, "assignment", "109", "160, 159 on 109", "use 159/2, decline", "against 160=109; twilight=0", twilight=2, site=5),
    S(160, "skirmish", "109, 132 on 109", "160", "use 160, pass, pass", "wounds 160=0", pairs="160>109", twilight=2, site=5),
    S(161, "skirmish", "109", "153, 165", "play 161", "strength 109=6", pairs="165>109", shand="161", twilight=1, site=5),
    S(162, "regroup", "364", "153", "play 162", "zone 165=hand; zone b:49=discard", shand="162, 49", sdiscard="165", twilight=2, site=5),
    S(163, "maneuver", "109", "165", "play 163", "wounds 109=1", shand="163", twilight=2, **CONTROL1),
    S(164, "assignment", "109", "164", "use 164, decline", "against 164=109; wounds 164=1", site=5),
    S(166, "shadow", "", "165", "play 166, use 166, ask player-1, accept", "twilight=0", shand="166", deck="49", twilight=2, site=5),
    S(166, "shadow", "", "", "", "may play 166=False", shand="166", site=5),
    S(167, "skirmish", "49", "165, 167 on site1, 207 under site1", "", "may use 49=False", pairs="165>49", **CONTROL1),
    S(168, "skirmish", "49", "165, 168", "use 168", "fighter=-1; twilight=0", pairs="165>49", twilight=2, **CONTROL1),
    S(169, "shadow", "", "169", "", "price 183=2", shand="183", site=5, twilight=9),
    S(170, "assignment", "277", "207, 170", "assign 207, choose 277, use 170", "zone 165=play", sdiscard="165", twilight=2, site=4),
    S(171, "shadow", "109", "165", "", "may play 171=False", shand="171", twilight=1, site=5),
    S(171, "skirmish", "364 *3", "4, 160, 171 on 364", "", "zone a:165=discard; zone a:49=discard", pairs="4>364", deck="165, 49", site=5, deluxe=False),
    S(172, "shadow", "266", "165", "", "may play 172=False", shand="172", site=5),
    S(172, "assignment", "266, 277", "165, 172 on 266", "assign 165, choose 266", "wounds 277=1", site=5),
    S(173, "assignment", "109", "173", "", "may assign 173=False", site=5),
    S(173, "archery", "74", "173", "done", "wounds 173=0", site=5),
    S(173, "shadow", "60", "", "play 173, use 173", "zone 60=discard", shand="173", twilight=4, site=5),
    S(173, "shadow", "", "173", "use 173/2", "on 174=173; wounds 173=1", sdiscard="174", twilight=2, site=5),
    S(174, "skirmish", "109", "165, 173, 174 on 173", "", "fierce 173=1; damage 173=1", pairs="165>109", site=5),
    S(174, "maneuver", "109", "173, 174 on 173", "use 174", "may assign 173=True", site=5),
    S(175, "skirmish", "49", "165, 207", "play 175", "strength 165=10; wounds 207=1", pairs="165>49", shand="175", twilight=1, site=5),
    S(176, "shadow", "", "176", "", "price 193=3", shand="193", twilight=9, site=4),
    S(176, "skirmish", "109", "176, 160", "", "strength 176=12; damage 176=0", pairs="176>109", site=5),
    S(176, "skirmish", "109", "176, 160, 193", "", "damage 176=1", pairs="176>109", site=5),
    S(177, "shadow", "", "176, 177 on 176", "use 177, choose 10, choose 165", "zone 165=play; twilight=0; wounds 176=1", shand="165, 10", site=5),
    S(178, "assignment", "109", "178", "assign 178, choose 109", "wounds 109=1", site=5),
    S(179, "shadow", "", "", "", "may play 179=False", shand="179", twilight=9, site=5),
    S(179, "skirmish", "109", "179", "", "fierce 179=1", pairs="179>109", **BATTLE),
    S(179, "skirmish", "109", "179", "", "strength 179=20", pairs="179>109", sites="350", control={5: 1}, site=6),
    S(179, "archery", "74", "179", "done", "wounds 179=0", sites="346, 350", control={4: 1, 5: 1}, site=6),
    *[S(card, "regroup", "109", str(card), f"use {card}", f"zone {card}=stacked", **CONTROL1) for card in (180, 199, 201)],
    *[
        S(card, "shadow", "", f"{card} under site1", f"use {card}/2", f"zone {card}=play; twilight=0", twilight=cost, **CONTROL1)
        for card, cost in ((180, 1), (199, 3), (201, 2))
    ],
    *[
        S(card, "skirmish", "109", str(card), "", f"strength {card}={now}", pairs=f"{card}>109", fierce=True, site=5)
        for card, now in ((181, 11), (193, 10), (187, 8), (189, 10))
    ],
    S(182, "shadow", "", "211", "play 182, use 182", "tokens 211=1", shand="182", twilight=4, site=5),
    S(184, "skirmish", "109", "184, 165", "use 184", "strength 165=9; wounds 184=1", pairs="165>109", **BATTLE),
    S(185, "skirmish", "109", "185", "", "fierce 185=1", pairs="185>109", dead="49, 74, 90", site=5),
    *[
        S(card, "skirmish", "49, 310", f"165, {card}", "play 322", "zone 310=play", pairs="165>49", hand="322", site=5)
        for card in (186, 188, 190)
    ],
    S(186, "skirmish", "310 *3", "4, 186", "use 186", "burdens=1; wounds 186=1", pairs="4>310", site=5),
    S(188, "skirmish", "109, 310 *3", "4, 188", "use 188, choose 109", "wounds 109=3; wounds 188=2", pairs="4>310", site=5),
    S(190, "skirmish", "109, 310 *3", "4, 190", "use 190", "wounds 109=1; wounds 190=1", pairs="4>310", site=5),
    S(191, "skirmish", "109", "191, 165", "use 191", "strength 165=8; wounds 191=1", pairs="165>109", **BATTLE),
    S(192, "shadow", "", "192, 207", "use 192, choose 165", "zone 165=play; twilight=0; wounds 192=1", shand="165", twilight=1, site=5),
    *[
        S(card, "skirmish", "109", f"{card}, 171 on 109", "", f"strength {card}={now}; damage {card}=1", pairs=f"{card}>109", site=5)
        for card, now in ((194, 11), (195, 8))
    ],
    S(196, "maneuver", "266, 287 on 266", "165, 196 on 165", "use 196", "zone 287=discard; wounds 165=1", site=5),
    S(197, "skirmish", "109", "197", "", "strength 197=11; fierce 197=1", pairs="197>109", dead="277", site=5),
    S(198, "skirmish", "49 *2", "165, 198", "use 198", "control 1=1", pairs="165>49", site=5),
    S(200, "shadow", "", "", "", "may play 200=False", shand="200", twilight=12, site=5),
    S(200, "skirmish", "109", "200", "", "fierce 200=1; damage 200=2", pairs="200>109", **BATTLE),
    S(202, "skirmish", "109", "202", "", "strength 202=14", pairs="202>109", **CONTROL2),
    *[S(card, "shadow", "", "", "", f"price {card}={cost}", shand=str(card), twilight=9, **CONTROL2) for card, cost in ((203, 4), (204, 1), (205, 3))],
    S(206, "skirmish", "109", "206", "", "damage 206=2", pairs="206>109", **CONTROL1),
    S(208, "skirmish", "109, 132 on 109", "160", "play 208", "strength 160=11", pairs="160>109", shand="208", site=5),
    S(209, "archery", "109", "138, 183", "play 209", "wounds 109=3; zone 138=discard", shand="209", twilight=3, site=5),
    S(210, "skirmish", "109", "165", "play 210", "strength 165=9; damage 165=2", pairs="165>109", shand="210", twilight=1, **CONTROL1),
    S(211, "shadow", "", "211", "use 211, choose 183", "tokens 211=1; zone 183=play", shand="183", twilight=3, site=5),
    S(211, "archery", "109", "211 +2, 165", "use 211/2", "archery=0-2; zone 211=discard", site=5),
    S(212, "assignment", "109", "160, 212 on 109", "assign 160, choose 109", "wounds 109=1", site=5),
    S(213, "regroup", "109", "213", "done, move, use 213, choose 10, choose 17", "zone 160=hand; zone 10=discard", shand="10, 17", sdiscard="160", site=5),
    S(214, "maneuver", "310, 306 on 310", "154", "play 214", "zone 306=discard", shand="214", twilight=2, site=5),
    S(215, "shadow", "266", "153", "play 215", "on 215=266; wounds 266=1; wounds 153=1", shand="215", site=5),
    S(215, "fellowship", "266 *1", "215 on 266", "", "may discard 267=False", hand="267", site=5),
    S(216, "skirmish", "49", "216, 221", "use 216", "tokens 216=1", pairs="221>49", site=5),
    S(216, "archery", "109", "216 +1, 248 *1", "use 216/2", "wounds 248=0; zone 216=discard", site=5),
    *[S(card, "shadow", "", "", "", f"may play {card}=False", shand=str(card), twilight=12, site=5) for card in (217, 244)],
    *[S(card, "regroup", "109", str(card), f"use {card}", f"control 1=1; wounds {card}=2", site=5) for card in (217, 244)],
    S(218, "skirmish", "109", "218", "", "strength 218=18; fierce 218=0", pairs="218>109", burdens=4, site=5),
    S(218, "skirmish", "109", "218", "", "fierce 218=1; damage 218=0", pairs="218>109", burdens=5, site=5),
    S(218, "skirmish", "109", "218", "", "damage 218=1", pairs="218>109", burdens=6, site=5),
    *[S(card, "archery", "109", str(card), f"use {card}", f"wounds 109=1; wounds {card}=1; archery=0-0", site=5) for card in (219, 232, 248)],
    *[S(card, "skirmish", "109", str(card), f"use {card}", "wounds 109=1; twilight=0", pairs=f"{card}>109", twilight=3, site=5) for card in (220, 221, 222)],
    S(223, "maneuver", "60", "221", "play 223", "zone 60=discard; wounds 221=1", shand="223", twilight=1, site=5),
    S(224, "skirmish", "109", "224", "", "strength 224=9; fierce 224=1", pairs="224>109", burdens=2, site=5),
    *[
        S(225, "skirmish", "109", "225", f"use 225{index}", f"strength 225={11 + more}; twilight=0", pairs="225>109", burdens=burdens, twilight=2, site=5)
        for index, more, burdens in (("", 2, 2), ("/2", 3, 4), ("/3", 4, 6))
    ],
    *[
        S(card, "assignment", "109", str(card), f"assign {card}, choose 109, use {card}", f"burdens=1; wounds {card}=1", site=5)
        for card in (226, 228)
    ],
    *[
        S(card, "skirmish", "109", str(card), "", f"fierce {card}=1; damage {card}=1", pairs=f"{card}>109", burdens=3, site=5)
        for card in (227, 230)
    ],
    S(229, "shadow", "", "224", "play 229, use 229", "twilight=3", shand="229", twilight=1, burdens=3, site=5),
    S(231, "fellowship", "316", "231", "move", "wounds 316=2; wounds 302=2", site=2),
    S(231, "maneuver", "316", "231, 221", "use 231/2, choose 316", "wounds 316=1; wounds 221=1; zone 231=discard", site=5),
    S(233, "skirmish", "109", "221", "play 233, option 0, take 3", "strength 221=11", pairs="221>109", shand="233", twilight=2, burdens=3, site=5),
    S(234, "maneuver", "109", "221", "play 234", "twilight=3; wounds 221=1", shand="234", site=5),
    S(235, "skirmish", "315", "222", "play 235", "burdens=1", pairs="222>315", shand="235", site=5),
    *[
        S(card, "skirmish", "49", f"{card}, 221", f"use {card}, pass", "wounds 302=1; twilight=0", pairs="221>49", twilight=cost, site=5)
        for card, cost in ((236, 4), (246, 1))
    ],
    S(237, "fellowship", "266", "237, 221", "move", "may use 237=False", site=6, twilight=0),
    S(237, "moved", "", "237", "use 237", "twilight=13", site=7, twilight=5),
    S(237, "skirmish", "109", "237, 221", "use 237/2", "strength 221=10; zone 237=discard", pairs="221>109", site=5),
    S(238, "shadow", "", "238, 221, 222, 220", "use 238", "hand 1=2; twilight=0", sdeck="4", twilight=2, **CONTROL1),
    S(239, "skirmish", "109", "221", "play 239", "strength 221=12", pairs="221>109", shand="239", twilight=2, burdens=4, site=5),
    S(240, "regroup", "109, 49, 74, 266, 90", "221", "play 240, decline", "burdens=2", shand="240", twilight=4, site=5),
    S(240, "regroup", "109, 49, 74, 266, 90", "221", "play 240, accept, choose 109, choose 49", "burdens=0; zone 109=discard", shand="240", twilight=4, site=5),
    S(241, "skirmish", "109", "221", "play 241", "strength 221=11", pairs="221>109", shand="241", twilight=2, site=5),
    S(242, "shadow", "", "242, 221", "use 242", "tokens 242=1; wounds 221=1; twilight=0", twilight=3, site=5),
    S(242, "maneuver", "109", "242 +1, 221", "use 242/2", "twilight=1; tokens 242=0", site=5),
    S(243, "archery", "109", "248", "play 243", "archery=0-4", shand="243", twilight=6, burdens=3, site=5),
    S(245, "archery", "109", "245, 221", "", "archery=0-3", **CONTROL2),
    S(247, "archery", "109", "221, 247 on 221", "", "archery=0-1", site=5),
    S(247, "archery", "109", "221, 247 on 221, 222", "", "archery=0-2", site=5),
    S(249, "assignment", "109, 49, 74, 266, 90", "249", "use 249, decline", "against 249=302", site=5),
    S(250, "regroup", "109", "250", "use 250", "control 1=1; twilight=0", twilight=5, site=5),
    S(251, "maneuver", "109, 49, 74, 266", "251", "use 251, choose 49", "wounds 49=1; wounds 251=1", site=5),
    S(253, "maneuver", "109", "253", "use 253", "twilight=4; wounds 253=1", **CONTROL2),
    S(255, "skirmish", "109", "221, 255 on 221", "use 255", "wounds 109=1; wounds 221=1; twilight=0", pairs="221>109", twilight=4, site=5),
    S(256, "shadow", "", "", "", "may play 256=False", shand="256", twilight=12, site=5),
    S(256, "assignment", "109, 49, 74, 266, 90, 310", "256", "use 256, accept, choose 49", "zone 49=discard; against 256=None", site=5),
    S(257, "maneuver", "109, 49, 74, 266, 90", "257", "use 257, choose 49, choose 74", "wounds 49=1; wounds 74=1", site=5),
    S(258, "assignment", "109, 49, 74, 266", "258", "use 258, accept", "twilight=4; against 258=None; wounds 258=1", site=5),
    S(259, "assignment", "109", "224", "play 259, decline", "against 224=302", shand="259", twilight=2, site=5),
    S(260, "skirmish", "109", "221", "play 260", "wounds 109=1", pairs="221>109", shand="260", twilight=3, site=5),
    S(261, "fellowship", "364", "261, 221", "play 129, choose 364", "wounds 364=1", hand="129", site=5),
    S(261, "skirmish", "109", "261, 221", "use 261", "strength 221=10; zone 261=discard", pairs="221>109", site=5),
]
