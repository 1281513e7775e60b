lucky_loop-analysis-expected = Punti attesi, giocando al meglio: { $points }
lucky_loop-analysis-reach = Probabilità massima di { $points } o più punti: { $percent }%
lucky_loop-position-object = Una posizione è un oggetto con { $names }, non { $given }.
lucky_loop-position-unknown = { $part } non si conosce; una posizione ha { $names }.
lucky_loop-position-missing-cards = Manca "{ $part }": ci vuole una lista di tre numeri interi da { $least } a { $most }.
lucky_loop-position-missing-number = Manca "{ $part }": ci vuole un numero intero da { $least } a { $most }.
lucky_loop-position-wrong-cards = In "{ $part }" ci vuole una lista di tre numeri interi da { $least } a { $most }, non { $given }.
lucky_loop-position-wrong-number = In "{ $part }" ci vuole un numero intero da { $least } a { $most }, non { $given }.
