// What is asked of the server about campaigns.
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

/** A table that plays a stage. */
export function openStageTable({ game, id }: Campaign, wanted: PlayStage): Promise<TableOpened> {
  return postJson(`${pathOf(game, id)}/tables`, wanted);
}
