// What is asked of the server about campaigns.
import { ask, post } from '../../shared/net/api';
import type { Campaign, FoundCampaign, PlayStage, TableOpened } from '../../shared/net/wire';

const pathOf = (game: string, id: string) => `/api/campaigns/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;

export function found(wanted: FoundCampaign): Promise<Campaign> {
  return post('/api/campaigns', wanted);
}

export function campaignOf(game: string, id: string): Promise<Campaign> {
  return ask(pathOf(game, id));
}

export function unlock({ game, id }: Campaign, all_open: boolean): Promise<Campaign> {
  return post(pathOf(game, id), { all_open });
}

/** A table that plays a stage. */
export function openStage({ game, id }: Campaign, wanted: PlayStage): Promise<TableOpened> {
  return post(`${pathOf(game, id)}/tables`, wanted);
}
