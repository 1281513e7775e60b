// The campaign of Bomb Busters: its map, its story, and what its missions are called.
import type { Campaigning } from '../../contract';
import { wordsFor } from '../../../shared/i18n/i18n';
import '../screen.css';
import Celebration from './Celebration.svelte';
import CampaignMap from './CampaignMap.svelte';
import { label, titled } from './mission_names';
import { t } from './messages';

const told: Campaigning = {
  map: CampaignMap,
  celebration: Celebration,
  chapter: (name) => t(`bomb_busters.box.${name}`),
  stageOf: ({ mission }) => String(mission),
  label,
  titled,
  story: (stage) => wordsFor(`bomb_busters.story.${stage}`),
  briefing: (stage) => wordsFor(`bomb_busters.mission.${stage}.briefing`),
  first: ({ captain }, name) =>
    captain === undefined || captain === 'lot'
      ? t('bomb_busters.stage.lot')
      : t('bomb_busters.stage.captain', { name: name(Number(captain)) }),
  figures: ({ outcome, figures: { dial, turns } }) => [
    ...(outcome === 'won' && dial !== undefined ? [t('bomb_busters.try.dial', { count: dial })] : []),
    ...(turns !== undefined ? [t('bomb_busters.try.turns', { count: turns })] : []),
  ],
  stars: () => t('bomb_busters.stars'),
};
export default told;
