// The progress of a campaign, counted over its stages.
import type { Campaign, CampaignChapter, CampaignStage } from '../../shared/net/wire';

/** Returns the stages that are implemented. */
export function playableStages(chapters: readonly CampaignChapter[]): CampaignStage[] {
  return chapters.flatMap(({ stages }) => stages).filter(({ status }) => status !== 'missing');
}

export interface StageCount {
  won: number;
  /** The number of playable stages. */
  all: number;
  stars: number;
  /** The maximum number of stars. */
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

/** Returns the chapter whose last stage was won for the first time at this table. */
export function chapterFinishedAt({ chapters }: Campaign, table: string): CampaignChapter | undefined {
  return chapters.find((chapter) => {
    const first = playableStages([chapter])
      .at(-1)
      ?.tried.find(({ outcome, counts }) => outcome === 'won' && counts);
    return first?.table === table;
  });
}
