// The campaign of Bomb Busters: its map, its story and the names of its missions.
import type { CampaignContent } from '../../contract';
import { tryTranslate } from '../../../shared/i18n/i18n';
import '../screen.css';
import Celebration from './Celebration.svelte';
import CampaignMap from './CampaignMap.svelte';
import { label, fullTitle } from './mission_names';
import { t } from './messages';

const content: CampaignContent = {
  map: CampaignMap,
  celebration: Celebration,
  chapterName: (name) => t(`bomb_busters.box.${name}`),
  stageOf: ({ mission }) => String(mission),
  label,
  fullTitle,
  story: (stage) => tryTranslate(`bomb_busters.story.${stage}`),
  briefing: (stage) => tryTranslate(`bomb_busters.mission.${stage}.briefing`),
  firstTurnText: ({ captain }, name) =>
    captain === undefined || captain === 'lot'
      ? t('bomb_busters.stage.lot')
      : t('bomb_busters.stage.captain', { name: name(Number(captain)) }),
  attemptStats: ({ outcome, figures: { dial, turns } }) => [
    ...(outcome === 'won' && dial !== undefined ? [t('bomb_busters.try.dial', { count: dial })] : []),
    ...(turns !== undefined ? [t('bomb_busters.try.turns', { count: turns })] : []),
  ],
  starsText: () => t('bomb_busters.stars'),
};
export default content;
