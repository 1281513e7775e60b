// The actions of chance in each game with their weights, in the order of docs/developers/randomness.md.

const evenly = (actions) => actions.map((action) => [action, 1n]);
const upTo = (last) => Array.from({ length: last }, (_, place) => place + 1);
const without = (list, thing) => list.splice(list.indexOf(thing), 1);

const COUNTS = [1, 1, 2, 2, 2, 2, 2, 2, 1, 1]; // cards of the difficulties 3 to 12, in each colour
const deckOf = (card) => ('RB'.includes(card[0]) ? 'RB' : 'YG');
const fullDeck = (colours) => [...colours].flatMap((colour) => COUNTS.flatMap((count, place) => Array(count).fill(colour + (place + 3))));
const place = (card) => 'RBGY'.indexOf(card[0]) * 100 + Number(card.slice(1));

const luckyLoop = {
  knows: (options) => !options.cards && options['illegal-free-programme'] === 'refused',
  setup: ({ seats }) => ({
    decks: { RB: fullDeck('RB'), YG: fullDeck('YG') },
    discards: { RB: [], YG: [] },
    hands: upTo(seats).map(() => []),
    laid: {},
    turn: 0,
    dealt: 0,
  }),
  odds(state, word, facts) {
    if (word === 'start') return evenly(state.hands.map((_, seat) => `start ${seat}`));
    if (word === 'throw')
      return throws(
        facts.filter((die) => die[0] !== 'r').length,
        facts.some((die) => die[0] === 'r'),
      );
    const bag = state.decks[deckOf(facts[0])];
    return [...new Set(bag)].map((card) => [`deal ${card}`, BigInt(bag.filter((other) => other === card).length)]);
  },
  apply(state, actor, word, facts) {
    const discard = (cards) => cards.forEach((card) => state.discards[deckOf(card)].push(card));
    const hand = state.hands[actor];
    if (word === 'start') state.turn = Number(facts[0]);
    if (word === 'draw') state.turn = actor;
    if (word === 'deal') {
      without(state.decks[deckOf(facts[0])], facts[0]);
      state.hands[state.turn].push(facts[0]);
      if (++state.dealt <= 6 * state.hands.length && state.dealt % 6 === 0) state.turn = (state.turn + 1) % state.hands.length;
    }
    if (word === 'discard') discard(hand.splice(hand.indexOf(facts[0]), 1));
    if (word === 'fly') {
      const [programme, ...cards] = facts;
      discard(state.laid[programme] ?? []);
      cards.forEach((card) => without(hand, card));
      state.laid[programme] = cards;
    }
    if (word === 'raise') {
      const lying = state.laid[facts[0]];
      const lower = lying.findIndex((card) => card[0] === facts[1][0] && place(card) < place(facts[1]));
      without(hand, facts[1]);
      discard(lying.splice(lower, 1, facts[1]));
    }
    if (word === 'free') {
      facts.forEach((card) => without(hand, card));
      discard(hand.splice(0));
    }
    for (const deck of ['RB', 'YG']) {
      if (state.decks[deck].length > 0) continue;
      state.decks[deck] = state.discards[deck].sort((one, other) => place(one) - place(other));
      state.discards[deck] = [];
    }
  },
};

/** Every way in which so many black dice fall, and with each the red one, if there is one. */
function throws(black, red) {
  const falls = (dice, from) =>
    dice
      ? upTo(6)
          .slice(from - 1)
          .flatMap((die) => falls(dice - 1, die).map((rest) => [die, ...rest]))
      : [[]];
  const factorial = (number) => (number < 2 ? 1 : number * factorial(number - 1));
  const orders = (dice) =>
    upTo(6).reduce((left, die) => left / factorial(dice.filter((other) => other === die).length), factorial(dice.length));
  const reds = red ? upTo(6).map((die) => [`r${die}`]) : [[]];
  return falls(black, 1).flatMap((dice) => reds.map((last) => [['throw', ...dice, ...last].join(' '), BigInt(orders(dice))]));
}

const EQUIPMENT =
  'label-unequal walkie-talkies triple-detector post-it super-detector rewinder emergency-batteries general-radar stabilizer ray coffee-mug label-equal';
const MISSIONS = { 1: { blue: 6 }, 2: { blue: 8, Y: 7 }, 3: { blue: 10, R: 9, banned: ['coffee-mug', 'label-equal'] } };

const bombBusters = {
  knows: () => true,
  setup: ({ seats, options }) => ({ seats, drawn: { Y: [], R: [] }, removed: [], cards: [], bag: null, ...MISSIONS[options.mission] }),
  odds(state, word, facts) {
    const marked = (colour) => state.drawn[colour].map((number) => colour + number).filter((wire) => !state.removed.includes(wire));
    if (word === 'captain') return evenly(upTo(state.seats).map((seat) => `captain ${seat - 1}`));
    if (word === 'remove') return evenly(marked(facts[0][0]).map((wire) => `remove ${wire}`));
    if (word === 'draw') {
      const colour = facts[0][0];
      return evenly(
        upTo(state[colour] ?? 11)
          .filter((number) => !state.drawn[colour].includes(number))
          .map((number) => `draw ${colour}${number}`),
      );
    }
    if (word === 'equip') {
      const taken = [...state.cards, ...(state.banned ?? [])];
      return evenly(
        EQUIPMENT.split(' ')
          .filter((card) => !taken.includes(card))
          .map((card) => `equip ${card}`),
      );
    }
    state.bag ??= [...upTo(state.blue ?? 12).map((value) => [`${value}`, 4]), ...[...marked('Y'), ...marked('R')].map((wire) => [wire, 1])];
    return state.bag.filter(([, copies]) => copies).map(([wire, copies]) => [`deal ${wire}`, BigInt(copies)]);
  },
  apply(state, actor, word, facts) {
    if (actor !== 'chance') return;
    if (word === 'draw')
      state.drawn[facts[0][0]] = [...state.drawn[facts[0][0]], Number(facts[0].slice(1))].sort((one, other) => one - other);
    if (word === 'remove') state.removed.push(facts[0]);
    if (word === 'equip') state.cards.push(facts[0]);
    if (word === 'deal') state.bag.find(([wire]) => wire === facts[0])[1]--;
  },
};

const CABINS = [33, 34, 52, 61];
const PILES = { test: [], I: ['I', 'I'], II: ['II', 'II', 'I'], III: ['III', 'III', 'II', 'I'] };
const TEST_CARDS = ['02', '04', '05', '09', '13', '16', '18', '19'].map((number) => `I-${number}`);
const LEVELS = ['I', 'II', 'III'];
const levelOf = (card) => card.split('-')[0];

const galaxyTrucker = {
  knows: ({ level, roads = '0', ship = '', race = '' }) => level !== 'trek' && roads === '0' && !ship && !race,
  setup: ({ options: { level } }) => ({
    level,
    heap: upTo(156).filter((tile) => !CABINS.includes(tile)),
    bags: Object.fromEntries(LEVELS.map((each) => [each, upTo(20).map((number) => `${each}-${String(number).padStart(2, '0')}`)])),
    piles: [null, null, null, null],
    looking: null,
    deck: level === 'test' ? { known: [...TEST_CARDS], unknown: {}, size: 0 } : null,
  }),
  odds(state, word) {
    if (word === 'draw') return evenly(state.heap.map((tile) => `draw ${tile}`));
    if (word === 'roll')
      return upTo(6).flatMap((low) =>
        upTo(6)
          .slice(low - 1)
          .map((high) => [`roll ${low} ${high}`, low === high ? 1n : 2n]),
      );
    const pile = PILES[state.level];
    if (isDealt(state)) return evenly(state.bags[pile[state.looking.length]].map((card) => `deal ${card}`));
    state.deck ??= shuffled(state, pile);
    const { known, unknown, size } = state.deck;
    const fits = (level) => size !== 4 * pile.length || level === state.level || state.level === 'test'; // the first card is of the flight's level
    const hidden = LEVELS.filter((level) => unknown[level] && fits(level));
    const whole = hidden.reduce((product, level) => product * BigInt(state.bags[level].length), 1n);
    const seen = known.filter((card) => fits(levelOf(card))).map((card) => [`deal ${card}`, whole]);
    const weight = (level) => (BigInt(unknown[level]) * whole) / BigInt(state.bags[level].length);
    return [...seen, ...hidden.flatMap((level) => state.bags[level].map((card) => [`deal ${card}`, weight(level)]))];
  },
  apply(state, actor, word, facts) {
    if (word === 'look') state.looking = state.piles[facts[0] - 1] ??= [];
    if (actor !== 'chance') return;
    if (word === 'draw') without(state.heap, Number(facts[0]));
    if (word !== 'deal') return;
    const [card] = facts;
    const bag = state.bags[levelOf(card)];
    if (isDealt(state)) state.looking.push(card);
    else if (state.deck.known.includes(card)) (without(state.deck.known, card), state.deck.size--);
    else (state.deck.unknown[levelOf(card)]--, state.deck.size--);
    if (bag.includes(card)) without(bag, card);
  },
};

/** Whether chance deals to a pile that somebody looks at for the first time. */
const isDealt = ({ deck, looking, level }) => !deck && looking && looking.length < PILES[level].length;

/** The deck of the flight: what lies in piles that were seen, and of the others how many cards of each level. */
function shuffled({ piles }, pile) {
  const unseen = piles.filter((seen) => !seen).length;
  const unknown = Object.fromEntries(LEVELS.map((level) => [level, unseen * pile.filter((each) => each === level).length]));
  return { known: piles.filter(Boolean).flat(), unknown, size: piles.length * pile.length };
}

export const games = { 'lucky-loop': luckyLoop, 'bomb-busters': bombBusters, 'galaxy-trucker': galaxyTrucker };
