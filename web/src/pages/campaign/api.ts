// The HTTP requests of campaigns.
import { getJson, postJson } from '../../shared/net/api';
import type { Campaign, CreateCampaign, PlayStage, TableOpened } from '../../shared/net/wire';

const pathOf = (game: string, id: string) => `/api/campaigns/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;

export function createCampaign(wanted: CreateCampaign): Promise<Campaign> {
  return postJson('/api/campaigns', wanted);
}

export function fetchCampaign(game: string, id: string): Promise<Campaign> {
  return getJson(pathOf(game, id));
}

export function unlock({ game, id }: Campaign, all_open: boolean): Promise<Campaign> {
  return postJson(pathOf(game, id), { all_open });
}

/** Opens a table for a stage. */
export function openStageTable({ game, id }: Campaign, wanted: PlayStage): Promise<TableOpened> {
  return postJson(`${pathOf(game, id)}/tables`, wanted);
}
