import { expect, test } from 'vitest';
import { person, table, toyGame } from '../testing/fixtures';
import type { Result } from '../net/wire';
import { addMessages } from './i18n';
import { playAgainText, headline, isCampaignEnd, reasonText, scoreText, ranking } from './result_text';

addMessages(`
team_game-over-title-defused = Defused!
team_game-over-title-red = Boom!
team_game-over-reason-red = A red wire was cut.
team_game-over-again-defused = Go on
team_game-option-level-II = Level II
rich_game-over-score =
    { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    }
`);
const seats = ['Ada', 'Otto', 'Bice'].map((name, at) => person(name, { mine: at === 0 }));
const team = table({ game: { ...toyGame, name: 'team-game' } });
const result = (scores: number[], winners: number[], reason = 'last-round'): Result => ({ scores, winners, reason });

test('the best stand first', () => {
  expect(ranking(result([12, 40, 31], [1]), seats).map(({ name, won }) => [name, won])).toEqual([
    ['Otto', true],
    ['Bice', false],
    ['Ada', false],
  ]);
});

test('the winners are named, and I am you', () => {
  const won = (scores: number[], winners: number[]) => headline('toy-game', result(scores, winners), seats);
  expect(won([12, 40, 31], [1])).toBe('Otto wins');
  expect(won([52, 40, 31], [0])).toBe('You win!');
  expect(won([40, 40, 31], [0, 1])).toBe('Ada and Otto share the victory');
  expect(won([0, 0, 0], [])).toBe('Nobody wins');
});

test('a team wins or loses together, whoever is in it', () => {
  expect(headline('team-game', result([1, 1, 1], [0, 1, 2], 'defused'), seats)).toBe('Defused!');
  expect(headline('team-game', result([0, 0, 0], [], 'red'), seats)).toBe('Boom!');
});

test('after a loss one plays again, after a mission defused one goes on', () => {
  expect(playAgainText(team, null, result([0, 0, 0], [], 'dial'))).toBe('Play again');
  expect(playAgainText(team, null, result([1, 1, 1], [0, 1, 2], 'defused'))).toBe('Go on');
});

test('where the group goes on to something else, its name is told', () => {
  const { game } = team;
  const levels = { ...game, options: [{ name: 'level', kind: 'choice', default: 'I', choices: ['I', 'II'] }] };
  const next = table({ game: levels, options: { level: 'I' }, next_options: { level: 'II' } });
  expect(playAgainText(next, 'level', result([1], [0]))).toBe('Go on to Level II');
  expect(playAgainText({ ...next, next_options: { level: 'I' } }, 'level', result([1], [0]))).toBe('Play again');
});

test('what was won and is followed by itself was the last of its kind', () => {
  const last = table({ options: { level: 'I' }, next_options: { level: 'I' } });
  expect(isCampaignEnd(last, 'level', result([1], [0]))).toBe(true);
  expect(isCampaignEnd(last, 'level', result([0], []))).toBe(false);
  expect(isCampaignEnd({ ...last, next_options: { level: 'II' } }, 'level', result([1], [0]))).toBe(false);
  expect(isCampaignEnd(last, null, result([1], [0]))).toBe(false);
});

test('why it ended is told, where the game says it', () => {
  expect(reasonText('team-game', result([0, 0, 0], [], 'red'))).toBe('A red wire was cut.');
  expect(reasonText('toy-game', result([1, 2, 3], [2]))).toBe('');
});

test('scores are points, unless the game counts in something else', () => {
  expect([scoreText('toy-game', 3), scoreText('rich-game', 1)]).toEqual(['3 points', '1 credit']);
});
