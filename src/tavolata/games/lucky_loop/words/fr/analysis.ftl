lucky_loop-analysis-expected = Points attendus, en jouant au mieux : { $points }
lucky_loop-analysis-reach = Chance maximale de { $points } points ou plus : { $percent } %
lucky_loop-position-object = Une position est un objet avec { $names }, pas { $given }.
lucky_loop-position-unknown = { $part } est inconnu ; une position a { $names }.
lucky_loop-position-missing-cards = "{ $part }" manque : il faut une liste de trois nombres entiers de { $least } à { $most }.
lucky_loop-position-missing-number = "{ $part }" manque : il faut un nombre entier de { $least } à { $most }.
lucky_loop-position-wrong-cards = Dans "{ $part }", il faut une liste de trois nombres entiers de { $least } à { $most }, pas { $given }.
lucky_loop-position-wrong-number = Dans "{ $part }", il faut un nombre entier de { $least } à { $most }, pas { $given }.
