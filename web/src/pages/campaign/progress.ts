// What a campaign has come to, counted over its stages.
import type { Campaign, CampaignChapter, CampaignStage } from '../../shared/net/wire';

/** The stages that can be played at all. */
export function playableStages(chapters: readonly CampaignChapter[]): CampaignStage[] {
  return chapters.flatMap(({ stages }) => stages).filter(({ status }) => status !== 'missing');
}

export interface StageCount {
  won: number;
  /** How many stages there are. */
  all: number;
  stars: number;
  /** How many stars there are to be had. */
  most: number;
}

export function countStages(chapters: readonly CampaignChapter[], most_stars: number): StageCount {
  const there = playableStages(chapters);
  return {
    won: there.filter(({ status }) => status === 'won').length,
    all: there.length,
    stars: there.reduce((sum, { stars }) => sum + stars, 0),
    most: there.length * most_stars,
  };
}

export function findStage({ chapters }: Campaign, name: string): CampaignStage | undefined {
  return chapters.flatMap(({ stages }) => stages).find((stage) => stage.name === name);
}

/** The chapter that a table brought to its end: its last stage was won there for the first time. */
export function chapterFinishedAt({ chapters }: Campaign, table: string): CampaignChapter | undefined {
  return chapters.find((chapter) => {
    const first = playableStages([chapter])
      .at(-1)
      ?.tried.find(({ outcome, counts }) => outcome === 'won' && counts);
    return first?.table === table;
  });
}
