import { expect, test } from 'vitest';
import { textPieces, searchRules } from './rulebook';

const sections = [
  {
    title: 'Flight',
    rules: [
      { id: 'LL-F1', text: 'All free dice are thrown.' },
      { id: 'LL-F2', text: 'Dice make *one* card.' },
    ],
  },
  { title: 'Tokens', rules: [{ id: 'LL-B2', text: 'A token buys the red die (LL-F1).' }] },
];

test('emphasis and the ids of other rules are told apart from plain text', () => {
  expect(textPieces('Make *one* card (LL-F1).')).toEqual([
    { text: 'Make ', as: 'plain' },
    { text: 'one', as: 'emphasis' },
    { text: ' card (', as: 'plain' },
    { text: 'LL-F1', as: 'rule' },
    { text: ').', as: 'plain' },
  ]);
});

test('ids of missions and of equipment are ids too', () => {
  expect(
    textPieces('See BB-m8 and BB-Q4-12.')
      .filter(({ as }) => as === 'rule')
      .map(({ text }) => text),
  ).toEqual(['BB-m8', 'BB-Q4-12']);
});

test('all words have to be there, wherever they stand', () => {
  expect(searchRules(sections, 'dice flight').map((section) => section.rules.length)).toEqual([2]);
  expect(searchRules(sections, 'll-b2')[0]?.rules[0]?.id).toBe('LL-B2');
  expect(searchRules(sections, 'token card')).toEqual([]);
});

test('no words find everything', () => {
  expect(searchRules(sections, '  ')).toEqual(sections);
});

test('a word is looked for by itself and in its forms, then within others, and by what else it is called', () => {
  const book = [
    {
      title: 'Flight',
      rules: [
        { id: 'LL-S1', text: 'The start player is found by lot.', things: [] },
        { id: 'LL-K5', text: 'Put the highlight on a card.', things: [] },
        { id: 'LL-B1', text: 'Tokens are won.', things: [] },
      ],
    },
  ];
  const ids = (words: string, also?: ReadonlyMap<string, string>) =>
    searchRules(book, words, also).flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(ids('star', new Map([['highlight', 'star double']]))).toEqual(['LL-K5']);
  expect(ids('token')).toEqual(['LL-B1']);
  expect(ids('star')).toEqual(['LL-S1']);
  expect(ids('(lot')).toEqual([]);
});

test('endings and accents are free, in every language', () => {
  const book = (text: string) => [{ title: '', rules: [{ id: 'LL-F1', text, things: [] }] }];
  const isIn = (word: string, text: string) => searchRules(book(text), word).length > 0;
  expect(['dado', 'dadi', 'DADI'].map((word) => isIn(word, 'Si lanciano i dadi'))).toEqual([true, true, true]);
  expect(['etoile', 'Étoiles', 'œuvre'].map((word) => isIn(word, "L'étoile d'une œuvre"))).toEqual([true, true, true]);
  expect(searchRules([...book('Il dado rosso.'), ...book('La rossa: dadaista.')], 'dadi')).toHaveLength(1);
});
