import { expect, test } from 'vitest';
import type { Campaign, CampaignStage, Attempt } from '../../shared/net/wire';
import { countStages, chapterFinishedAt, findStage } from './progress';

const tried = (table: string, more: Partial<Attempt> = {}): Attempt => ({
  table,
  ended: 0,
  seats: 3,
  outcome: 'won',
  stars: 2,
  taken_back: 0,
  again: null,
  counts: true,
  figures: {},
  ...more,
});
const stage = (name: string, status: CampaignStage['status'], list: Attempt[] = []): CampaignStage => ({
  name,
  status,
  seats: [2, 3],
  stars: status === 'won' ? 2 : 0,
  tries: list.length,
  tried: list,
});
const campaign: Campaign = {
  id: 'c',
  game: 'toy',
  name: 'Team',
  created: 0,
  all_open: false,
  most_stars: 3,
  chapters: [
    {
      name: '0',
      open: true,
      done: true,
      stages: [
        stage('1', 'open'),
        stage('2', 'won', [tried('x', { counts: false }), tried('a', { outcome: 'lost' }), tried('b'), tried('c')]),
        stage('3', 'missing'),
      ],
    },
    { name: '1', open: true, done: false, stages: [stage('4', 'open')] },
  ],
  next: '1',
  options: {},
  group: [],
  table: null,
  playing: null,
};

test('only what is there is counted', () => {
  expect(countStages(campaign.chapters, 3)).toEqual({ won: 1, all: 3, stars: 2, most: 9 });
});

test('a chapter is done at the table at which its last stage that is there was won first', () => {
  expect(chapterFinishedAt(campaign, 'b')?.name).toBe('0');
  expect(['x', 'a', 'c'].map((table) => chapterFinishedAt(campaign, table))).toEqual([undefined, undefined, undefined]);
});

test('a stage is found by its name', () => {
  expect(findStage(campaign, '4')?.status).toBe('open');
  expect(findStage(campaign, '9')).toBeUndefined();
});
