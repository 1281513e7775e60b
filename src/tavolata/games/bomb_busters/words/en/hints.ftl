bomb_busters-hint-consider-back = None of your wires needs a token now.
bomb_busters-hint-consider-batteries =
    { $count ->
        [one] { $count } Double Detector is used up.
       *[other] { $count } Double Detectors are used up.
    }
bomb_busters-hint-consider-cut = No cut is certain. The best is right with { $right } %, the next best with { $next } %.
bomb_busters-hint-consider-cut-certain =
    { $count ->
        [one] One cut is certain: what is cut, what you hold and how the wires are sorted leave nothing else.
       *[other] { $count } cuts are certain. Which of them tells the others most?
    }
bomb_busters-hint-consider-cut-unsaid = No cut is certain. Where do the fewest values fit, and where can no red be?
bomb_busters-hint-consider-give = { $name } holds { WORD($value, of: "bomb_busters-value") } too, with { $chance } %.
bomb_busters-hint-consider-give-red = You have only reds to give.
bomb_busters-hint-consider-give-unsaid = Which of your values does { $name } surely need?
bomb_busters-hint-consider-label = Two neighbours of yours would surprise the others: they hold that for { $likely } % likely.
bomb_busters-hint-consider-label-here = Two neighbours of yours would surprise the others most: they hold that for { $likely } % likely.
bomb_busters-hint-consider-leave = It is the turn of { $name }, and nothing that you could use would help more now than later.
bomb_busters-hint-consider-lot =
    { $count ->
        [one] There is only one thing that you can do.
       *[other] There are { $count } ways, and none is better than another.
    }
bomb_busters-hint-consider-mug = Every cut that you could make stakes { $risk } % of the mission or more.
bomb_busters-hint-consider-mug-unsaid = Every cut that you could make is a bold one.
bomb_busters-hint-consider-next_player = { $name } can cut something that everybody knows of, with { $chance } %.
bomb_busters-hint-consider-next_player-unsaid = Who could cut something that everybody knows of?
bomb_busters-hint-consider-only = There is only one thing that you can do.
bomb_busters-hint-consider-post = One wire of yours puzzles the others more than the rest.
bomb_busters-hint-consider-post-much = One wire of yours puzzles the others far more than the rest.
bomb_busters-hint-consider-radar = No cut is certain, and the safest stakes { $plain } % of the mission.
bomb_busters-hint-consider-radar-unsaid = No cut is certain: you could know more first.
bomb_busters-hint-consider-recharge =
    { $count ->
        [one] { $name } has { $count } wire left to cut.
       *[other] { $name } has { $count } wires left to cut.
    }
bomb_busters-hint-consider-reveal = You hold only reds, and laying them open is safe.
bomb_busters-hint-consider-rewinder = The dial stands at { $dial }.
bomb_busters-hint-consider-say = Of your values one is right with { $right } %, the next best with { $next } %.
bomb_busters-hint-consider-say-certain = One of your values is certain.
bomb_busters-hint-consider-say-unsaid = Of your values one is likelier than the others.
bomb_busters-hint-consider-scan = Of what you hold, { WORD($value, of: "bomb_busters-value") } is most open: { $name } has one with { $chance } %.
bomb_busters-hint-consider-scan-any = No answer would help you now.
bomb_busters-hint-consider-scan-unsaid = Which of your values could be with anybody?
bomb_busters-hint-consider-solo = You hold all that is left of one value.
bomb_busters-hint-consider-tells = A wire tells most where the others are least sure, and sorting tells them of its neighbours too. The best choice is { $times } times as clear as the next.
bomb_busters-hint-consider-tells-much = A wire tells most where the others are least sure, and sorting tells them of its neighbours too. One choice is far clearer than the rest.
bomb_busters-hint-consider-tells-same = Several choices tell the others as much.
bomb_busters-hint-consider-tool = The safest cut stakes { $plain } % of the mission.
bomb_busters-hint-consider-tool-unsaid = No cut is safe enough by itself.
bomb_busters-hint-do-back = Put the card back.
bomb_busters-hint-do-batteries = Use the Emergency Batteries: Double Detectors that are used up work again.
bomb_busters-hint-do-cut-certain = Point at { $places } and say { WORD($value, of: "bomb_busters-value") }: it is certain.
bomb_busters-hint-do-cut-certain-two = Point at { $places } and say { WORD($value, of: "bomb_busters-value") } or { WORD($other, of: "bomb_busters-value") }: it is certain.
bomb_busters-hint-do-cut-red = Point at { $places } and say { WORD($value, of: "bomb_busters-value") }: { $right } % right, red with { $red } %.
bomb_busters-hint-do-cut-red-two = Point at { $places } and say { WORD($value, of: "bomb_busters-value") } or { WORD($other, of: "bomb_busters-value") }: { $right } % right, red with { $red } %.
bomb_busters-hint-do-cut-safe = Point at { $places } and say { WORD($value, of: "bomb_busters-value") }: { $right } % right, no red possible.
bomb_busters-hint-do-cut-safe-two = Point at { $places } and say { WORD($value, of: "bomb_busters-value") } or { WORD($other, of: "bomb_busters-value") }: { $right } % right, no red possible.
bomb_busters-hint-do-cut-unsaid = Point at { $places } and say { WORD($value, of: "bomb_busters-value") }: nothing is safer.
bomb_busters-hint-do-cut-unsaid-two = Point at { $places } and say { WORD($value, of: "bomb_busters-value") } or { WORD($other, of: "bomb_busters-value") }: nothing is safer.
bomb_busters-hint-do-give = Give { $places }: { $name } holds { WORD($value, of: "bomb_busters-value") } too, with { $chance } %.
bomb_busters-hint-do-give-red = Give { $places }.
bomb_busters-hint-do-give-unsaid = Give { $places }.
bomb_busters-hint-do-label = Use the { WORD($card, of: "bomb_busters-card") }: the others hold that for { $likely } % likely, and then they know.
bomb_busters-hint-do-label-here = Put the label before { $places } and its neighbour at the right: the others hold that for { $likely } % likely.
bomb_busters-hint-do-lay = Lay { $places } open: the others can read your hand { $times } times as well as after the next best choice.
bomb_busters-hint-do-lay-much = Lay { $places } open: the others can read your hand more than { $times } times as well as after the next best choice.
bomb_busters-hint-do-lay-same = Lay { $places } open: nothing tells the others more.
bomb_busters-hint-do-leave = Keep the { WORD($card, of: "bomb_busters-card") } for later.
bomb_busters-hint-do-lot = Take any.
bomb_busters-hint-do-mark = Put the token before { $places }: the others can read your hand { $times } times as well as after the next best choice.
bomb_busters-hint-do-mark-much = Put the token before { $places }: the others can read your hand more than { $times } times as well as after the next best choice.
bomb_busters-hint-do-mark-same = Put the token before { $places }: nothing tells the others more.
bomb_busters-hint-do-mug = Use the Coffee Mug: a mate may know a better cut.
bomb_busters-hint-do-mug-unsaid = Use the Coffee Mug: a mate may know a better cut.
bomb_busters-hint-do-next_player = Let { $name } play: that is right with { $chance } %.
bomb_busters-hint-do-next_player-unsaid = Let { $name } play.
bomb_busters-hint-do-only = Go on: nothing else is possible.
bomb_busters-hint-do-open = Cut { $places }: the others can read your hand { $times } times as well as after the next best choice.
bomb_busters-hint-do-open-much = Cut { $places }: the others can read your hand more than { $times } times as well as after the next best choice.
bomb_busters-hint-do-open-same = Cut { $places }: nothing tells the others more.
bomb_busters-hint-do-point = Point at { $places }.
bomb_busters-hint-do-post = Use the Post-it: the others can read your hand { $times } times as well.
bomb_busters-hint-do-post-much = Use the Post-it: the others can read your hand more than { $times } times as well.
bomb_busters-hint-do-radar = Use the General Radar before you cut: it may show you a certain wire.
bomb_busters-hint-do-radar-unsaid = Use the General Radar before you cut: it may show you a certain wire.
bomb_busters-hint-do-recharge = Recharge the Double Detector of { $name }.
bomb_busters-hint-do-reveal = Lay your reds open: nothing can go wrong.
bomb_busters-hint-do-rewinder = Use the Rewinder: the dial goes back to { $left }, and that can only help.
bomb_busters-hint-do-say-certain = Say { WORD($value, of: "bomb_busters-value") }: it is certain.
bomb_busters-hint-do-say-certain-two = Say { WORD($value, of: "bomb_busters-value") } or { WORD($other, of: "bomb_busters-value") }: it is certain.
bomb_busters-hint-do-say-red = Say { WORD($value, of: "bomb_busters-value") }: { $right } % right, red with { $red } %.
bomb_busters-hint-do-say-red-two = Say { WORD($value, of: "bomb_busters-value") } or { WORD($other, of: "bomb_busters-value") }: { $right } % right, red with { $red } %.
bomb_busters-hint-do-say-safe = Say { WORD($value, of: "bomb_busters-value") }: { $right } % right, no red possible.
bomb_busters-hint-do-say-safe-two = Say { WORD($value, of: "bomb_busters-value") } or { WORD($other, of: "bomb_busters-value") }: { $right } % right, no red possible.
bomb_busters-hint-do-say-unsaid = Say { WORD($value, of: "bomb_busters-value") }: nothing is safer.
bomb_busters-hint-do-say-unsaid-two = Say { WORD($value, of: "bomb_busters-value") } or { WORD($other, of: "bomb_busters-value") }: nothing is safer.
bomb_busters-hint-do-scan = Ask for { WORD($value, of: "bomb_busters-value") }: { $name } has one with { $chance } %.
bomb_busters-hint-do-scan-any = Ask for anything, or put the card back.
bomb_busters-hint-do-scan-unsaid = Ask for { WORD($value, of: "bomb_busters-value") }: that is most open.
bomb_busters-hint-do-solo = Cut all { WORD($value, of: "bomb_busters-value") } that are left: you cannot be wrong.
bomb_busters-hint-do-tool = Use the { WORD($card, of: "bomb_busters-card") }: then the safest cut stakes { $risk } %, the price of the card counted in.
bomb_busters-hint-do-tool-unsaid = Use the { WORD($card, of: "bomb_busters-card") }: with it the cut is safer.
bomb_busters-hint-look-cut = Look at { $places }: what can it be?
bomb_busters-hint-look-cut-told = Look at { $places }: everybody knows what it is.
bomb_busters-hint-look-else = Look at what you can do here.
bomb_busters-hint-look-give = Look at your own wires: which could the other use?
bomb_busters-hint-look-label = Look at neighbours on your stand.
bomb_busters-hint-look-lay = Look at your own wires of that value: which of them should lie open?
bomb_busters-hint-look-leave = Look at the { WORD($card, of: "bomb_busters-card") }: would it help now?
bomb_busters-hint-look-mark = Look at your own wires: which token would tell the others most?
bomb_busters-hint-look-open = Look at your own wires: which of them should be cut?
bomb_busters-hint-look-reveal = Look at your own wires: what is left?
bomb_busters-hint-look-say = Look at { $places }: which of your values fits?
bomb_busters-hint-look-scan = Look at the values: which would you like to find?
bomb_busters-hint-look-seat = Look at the stands of your mates.
bomb_busters-hint-look-solo = Look at your own wires, and at how many of each value are cut.
bomb_busters-hint-look-use = Look at the { WORD($card, of: "bomb_busters-card") }.

bomb_busters-why-back = None of its wires is worth a token now.
bomb_busters-why-batteries =
    { $count ->
        [one] { $count } Double Detector is used up.
       *[other] { $count } Double Detectors are used up.
    }
bomb_busters-why-certain =
    { $count ->
        [one] Nothing else was certain.
       *[other] Of { $count } certain cuts this one helps the others most: they gave it { $public } %.
    }
bomb_busters-why-cut-certain = { WORD($value, of: "bomb_busters-value") } at { $places }: certain.
bomb_busters-why-cut-certain-two = { WORD($value, of: "bomb_busters-value") } or { WORD($other, of: "bomb_busters-value") } at { $places }: certain.
bomb_busters-why-cut-red = { WORD($value, of: "bomb_busters-value") } at { $places }: { $right } %, red with { $red } %.
bomb_busters-why-cut-red-two = { WORD($value, of: "bomb_busters-value") } or { WORD($other, of: "bomb_busters-value") } at { $places }: { $right } %, red with { $red } %.
bomb_busters-why-cut-safe = { WORD($value, of: "bomb_busters-value") } at { $places }: { $right } %, no red possible.
bomb_busters-why-cut-safe-two = { WORD($value, of: "bomb_busters-value") } or { WORD($other, of: "bomb_busters-value") } at { $places }: { $right } %, no red possible.
bomb_busters-why-detector = The safest cut stakes { $plain } % of the mission; with the { WORD($card, of: "bomb_busters-card") } it is { $risk } %.
bomb_busters-why-fits =
    { $count ->
        [one] Of what it holds, { WORD($value, of: "bomb_busters-value") } looked likeliest: by that stand alone one would expect { $expected } of them there.
       *[other] Of what it holds, { WORD($value, of: "bomb_busters-value") } looked likeliest: by that stand alone one would expect { $expected } among these { $count } wires.
    }
bomb_busters-why-give = { $name } holds { WORD($value, of: "bomb_busters-value") } too, with { $chance } %.
bomb_busters-why-give-red = It has only reds to give.
bomb_busters-why-kept = With the { WORD($card, of: "bomb_busters-card") } the safest cut would stake { $risk } % of the mission instead of { $plain } %.
bomb_busters-why-kept-priced = With the { WORD($card, of: "bomb_busters-card") } the safest cut would stake { $risk } % of the mission instead of { $plain } %, the price of the card counted in.
bomb_busters-why-label = With the { WORD($card, of: "bomb_busters-card") } the others learn something that they held for { $likely } % likely.
bomb_busters-why-label-here = Here the label tells most: the others held that for { $likely } % likely.
bomb_busters-why-looks = { $places } looked most like a value of its own: { WORD($value, of: "bomb_busters-value") } with { $right } %, by that stand alone.
bomb_busters-why-looks-next = Next best: { WORD($value, of: "bomb_busters-value") } at { $places }, { $right } %.
bomb_busters-why-lot =
    { $count ->
        [one] There was nothing else to do.
       *[other] One of { $count }, by lot.
    }
bomb_busters-why-mug = Every cut stakes { $risk } % of the mission or more: a mate may know a better one.
bomb_busters-why-next-certain = Next best: { WORD($value, of: "bomb_busters-value") } at { $places }: certain.
bomb_busters-why-next-certain-two = Next best: { WORD($value, of: "bomb_busters-value") } or { WORD($other, of: "bomb_busters-value") } at { $places }: certain.
bomb_busters-why-next-red = Next best: { WORD($value, of: "bomb_busters-value") } at { $places }: { $right } %, red with { $red } %.
bomb_busters-why-next-red-two = Next best: { WORD($value, of: "bomb_busters-value") } or { WORD($other, of: "bomb_busters-value") } at { $places }: { $right } %, red with { $red } %.
bomb_busters-why-next-safe = Next best: { WORD($value, of: "bomb_busters-value") } at { $places }: { $right } %, no red possible.
bomb_busters-why-next-safe-two = Next best: { WORD($value, of: "bomb_busters-value") } or { WORD($other, of: "bomb_busters-value") } at { $places }: { $right } %, no red possible.
bomb_busters-why-next_player = { $name } has a wire for a value that everybody knows of, with { $chance } %.
bomb_busters-why-no_pair = By the convention: without a pair, the token goes as far right as it can.
bomb_busters-why-only = There was nothing else to do.
bomb_busters-why-pair = By the convention: the token marks the left wire of a pair.
bomb_busters-why-post = One more token lets the others read its hand { $times } times as well.
bomb_busters-why-post-much = One more token lets the others read its hand more than { $times } times as well.
bomb_busters-why-radar = No cut was certain, and the safest stakes { $plain } % of the mission: the General Radar may show a better one.
bomb_busters-why-recharge =
    { $count ->
        [one] Of those it could choose, { $name } has most to cut: { $count } wire.
       *[other] Of those it could choose, { $name } has most to cut: { $count } wires.
    }
bomb_busters-why-reveal = Only reds were left in its hand.
bomb_busters-why-rewinder = It can only help: the dial goes back from { $dial } to { $left }.
bomb_busters-why-scan = Of what it holds, { WORD($value, of: "bomb_busters-value") } is most open: { $name } has one with { $chance } %.
bomb_busters-why-scan-any = No answer would help it now.
bomb_busters-why-solo = All { WORD($value, of: "bomb_busters-value") } that are left were in its own hand: it could not be wrong.
bomb_busters-why-tells = The others can read its hand { $times } times as well as after the next best choice.
bomb_busters-why-tells-much = The others can read its hand more than { $times } times as well as after the next best choice.
bomb_busters-why-tells-same = No other choice tells the others more.
bomb_busters-why-tool = The safest cut stakes { $plain } % of the mission; with the { WORD($card, of: "bomb_busters-card") } it is { $risk } %, the price of the card counted in.
bomb_busters-why-unsure = No single wire looked likelier than { $right } %, so it took two at once.
bomb_busters-why-claim-sure = It was sure of something, and called.
bomb_busters-why-claim-nobody = Nobody was sure of anything, so it called.
bomb_busters-hint-look-claim-sure = Look at the wires of which you are sure.
bomb_busters-hint-look-claim-unsure = Look at what the others may know.
bomb_busters-hint-consider-claim-sure = You know something for certain, and the clock runs.
bomb_busters-hint-consider-claim-unsure = You are sure of nothing. Somebody else may be.
bomb_busters-hint-do-claim-sure = Call for the turn.
bomb_busters-hint-do-claim-unsure = Wait a moment for whoever is sure. If nobody calls, call yourself.
bomb_busters-why-deny = That it is not { WORD($value, of: "bomb_busters-value") } tells the others most: by all that they see it could be that by { $likely } %.
bomb_busters-hint-consider-deny = It could be { WORD($value, of: "bomb_busters-value") } by { $likely } %, by all that the others see.
bomb_busters-hint-consider-deny-unsaid = Some number is likelier than the others by what they see.
bomb_busters-hint-do-deny = Say that it is not { WORD($value, of: "bomb_busters-value") }.
bomb_busters-hint-do-deny-unsaid = Say that it is not { WORD($value, of: "bomb_busters-value") }.
bomb_busters-hint-look-deny = Look at your wire: what would the others take it for?
bomb_busters-why-end = The others likeliest hold { WORD($value, of: "bomb_busters-value") }, which lies at that end.
bomb_busters-hint-consider-end = At one end lies a value that the others likelier hold: { WORD($value, of: "bomb_busters-value") }.
bomb_busters-hint-do-end = Put the sequence card beside { WORD($value, of: "bomb_busters-value") }.
bomb_busters-why-named = { $name } is likeliest to cut it right: { $chance } %.
bomb_busters-hint-consider-named = { $name } is likeliest to cut it right: { $chance } %.
bomb_busters-hint-consider-named-unsaid = By what everybody knows, who can tell best where another one is?
bomb_busters-hint-do-named = Name { $name }.
bomb_busters-hint-do-named-unsaid = Name { $name }.
bomb_busters-hint-consider-character = Special equipment needs no unlocking; the Triple Detector reaches farthest.
bomb_busters-hint-do-character = Take the character with the { WORD($card, of: "bomb_busters-card") }.
bomb_busters-hint-consider-constraint = Which card leaves most of your own wires free?
bomb_busters-hint-do-constraint = Take { $letter }: { $count } of your wires fit it.
bomb_busters-hint-consider-keep = Whoever plays now can do something under { $letter }, with { $chance } %.
bomb_busters-hint-consider-keep-unsaid = Can whoever plays now do something under { $letter }?
bomb_busters-hint-do-keep = Leave { $letter } where it is: that works with { $chance } %.
bomb_busters-hint-do-keep-unsaid = Leave { $letter } where it is.
bomb_busters-hint-consider-change = Whoever plays now can do something under { $letter } with { $chance } % only.
bomb_busters-hint-consider-change-unsaid = Would another card leave more than { $letter } does?
bomb_busters-hint-do-change = Change { $letter }: it leaves something to do with { $chance } % only.
bomb_busters-hint-do-change-unsaid = Change { $letter }.
bomb_busters-why-character = The { WORD($card, of: "bomb_busters-card") } was the most useful one that was free.
bomb_busters-why-constraint = With { $letter } it keeps most of its wires: { $count } fit.
bomb_busters-why-keep = Under { $letter } whoever plays can do something, with { $chance } %.
bomb_busters-why-change = Under { $letter } whoever plays can do something with { $chance } % only.
bomb_busters-hint-consider-special = All { $count } wires can be named, right with { $right } %.
bomb_busters-hint-consider-special-unsaid = Do you know where all { $count } wires are?
bomb_busters-hint-do-special = Take the special action: it is right with { $right } %.
bomb_busters-hint-do-special-unsaid = Take the special action.
bomb_busters-hint-consider-special_wire = The best wires are all right with { $right } %.
bomb_busters-hint-consider-special_wire-unsaid = Where must { WORD($value, of: "bomb_busters-value") } be?
bomb_busters-hint-do-special_wire = Point at { $places }: together they are right with { $right } %.
bomb_busters-hint-do-special_wire-unsaid = Point at { $places }.
bomb_busters-hint-consider-absent = The others would look for { WORD($value, of: "bomb_busters-value") } with you: they hold it for { $likely } % likely.
bomb_busters-hint-do-absent = Tell them that you lack { WORD($value, of: "bomb_busters-value") }.
bomb_busters-hint-consider-handed = { $name } has { WORD($value, of: "bomb_busters-value") } untold with { $chance } %.
bomb_busters-hint-consider-handed-unsaid = Which value does { $name } likely have?
bomb_busters-hint-do-handed = Pass on { WORD($value, of: "bomb_busters-value") }: it finds a wire with { $chance } %.
bomb_busters-hint-do-handed-unsaid = Pass on { WORD($value, of: "bomb_busters-value") }.
bomb_busters-hint-consider-drawn = Which of the tokens tells most of your hand?
bomb_busters-hint-do-drawn = Take { WORD($value, of: "bomb_busters-value") }.
bomb_busters-why-special = All { $count } wires of { WORD($value, of: "bomb_busters-value") } can be named, right with { $right } %.
bomb_busters-why-special_wire = The likeliest wires of { WORD($value, of: "bomb_busters-value") }: all right with { $right } %.
bomb_busters-why-absent = The others held { WORD($value, of: "bomb_busters-value") } in its hand for { $likely } % likely.
bomb_busters-why-handed = { $name } has { WORD($value, of: "bomb_busters-value") } untold with { $chance } %.
bomb_busters-why-drawn = Of the tokens that lay there { WORD($value, of: "bomb_busters-value") } tells most of its hand.
bomb_busters-hint-consider-lay_card = To all eyes { $name } cuts { WORD($value, of: "bomb_busters-value") } now with { $chance } %, the least of your cards.
bomb_busters-hint-consider-lay_card-unsaid = Which of your numbers will { $name } hardly cut?
bomb_busters-hint-do-lay_card = Lay { WORD($value, of: "bomb_busters-value") }: to all eyes { $name } cuts it now with { $chance } %, the least of your cards.
bomb_busters-hint-do-lay_card-unsaid = Lay { WORD($value, of: "bomb_busters-value") }.
bomb_busters-why-lay_card = To all eyes { $name } cuts { WORD($value, of: "bomb_busters-value") } now with { $chance } %, the least of its cards.
bomb_busters-hint-consider-accuse = { $name } is the weak spot with { $letter }, at { $chance } %.
bomb_busters-hint-consider-accuse-unsaid = Who has kept to one constraint all along?
bomb_busters-hint-do-accuse = Name { $name } with { $letter }: right with { $chance } %.
bomb_busters-hint-do-accuse-unsaid = Name { $name } with { $letter }.
bomb_busters-why-accuse = { $name } is the weak spot with { $letter }, at { $chance } %.

# The end of a mission, and the Walkie-Talkies.
bomb_busters-why-ahead =
    { $count ->
        [one] Played out in the one case that was left, this won { $won } %, and what looked best for the turn alone { $than } %.
       *[other] Played out in the { $count } cases that were left, this won { $won } %, and what looked best for the turn alone { $than } %.
    }
bomb_busters-why-ahead-alone =
    { $count ->
        [one] Played out in the one case that was left, this won { $won } %.
       *[other] Played out in the { $count } cases that were left, this won { $won } %.
    }
bomb_busters-why-played_out = Played out to the end, a cut with the { WORD($card, of: "bomb_busters-card") } wins { $won } %; what looked best for the turn alone wins { $than } %.
bomb_busters-hint-consider-played_out = Few cases are left. Think to the end: what looks best for this turn alone wins { $than } % of them.
bomb_busters-hint-consider-played_out-unsaid = Few cases are left: think to the end, not of this turn alone.
bomb_busters-hint-do-played_out = Use the { WORD($card, of: "bomb_busters-card") }: played out to the end, that wins { $won } %.
bomb_busters-hint-do-played_out-unsaid = Use the { WORD($card, of: "bomb_busters-card") }: thought to the end, that wins most often.
bomb_busters-why-swap = No cut was certain, and the safest stakes { $plain } % of the mission. It gives { WORD($value, of: "bomb_busters-value") } away with the { WORD($card, of: "bomb_busters-card") }, and then knows where that is.
bomb_busters-hint-consider-swap = No cut is certain, and the safest stakes { $plain } % of the mission. But a wire that you give away you can find again.
bomb_busters-hint-consider-swap-unsaid = No cut is certain. But a wire that you give away you can find again.
bomb_busters-hint-do-swap = Use the { WORD($card, of: "bomb_busters-card") } and give { WORD($value, of: "bomb_busters-value") } away: then you know where it is.
bomb_busters-hint-do-swap-unsaid = Use the { WORD($card, of: "bomb_busters-card") } and give { WORD($value, of: "bomb_busters-value") } away: then you know where it is.
bomb_busters-why-swap_with = { $name } has most wires to choose from: { $count }.
bomb_busters-hint-consider-swap_with = Who has most wires to choose from?
bomb_busters-hint-do-swap_with = Swap with { $name }, who has most wires to choose from: { $count }.
bomb_busters-why-give-pair = It keeps another { WORD($value, of: "bomb_busters-value") }, and knows where this one is.
bomb_busters-hint-consider-give-pair = Of one value you have more than one wire.
bomb_busters-hint-do-give-pair = Give { $places }: you keep another { WORD($value, of: "bomb_busters-value") }, and know where this one is.
bomb_busters-why-rookie = What cannot go wrong is left to the captain, who may not miss.
bomb_busters-hint-look-token = Look at the tokens: which says most about the wires of { $name }?
