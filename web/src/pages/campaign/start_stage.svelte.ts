// Starts a stage of a campaign: chooses the players, opens the table and goes there.
import { asApiError, type ApiError } from '../../shared/net/api';
import { myName, saveName, savedSettings } from '../../shared/platform/storage';
import { router } from '../../shared/platform/router.svelte';
import type { Campaign, GameOffer } from '../../shared/net/wire';
import { tablePage } from '../lazy_pages';
import { validSettings } from '../start/new_table.svelte';
import { openStageTable } from './api';

export class StageStart {
  /** True if the player wants another team than the previous one. */
  isNewGroup = $state(false);
  seats = $state(0);
  level = $state('');
  name = $state(myName());
  busy = $state(false);
  fault = $state.raw<ApiError | null>(null);

  constructor(offer: GameOffer) {
    const { seats, level } = validSettings(offer, savedSettings(offer.name));
    this.seats = seats;
    this.level = level;
  }

  /** True if a team has to be chosen: the campaign has none yet, or the player wants another one. */
  isNew({ group }: Campaign): boolean {
    return this.isNewGroup || group.length === 0;
  }

  /** Opens a table for a stage: it begins at once with bots, or waits for friends. */
  async play(campaign: Campaign, stage: string, alone: boolean): Promise<void> {
    const isNew = this.isNew(campaign);
    await this.#go(alone, isNew && alone ? this.level : null, () => openStageTable(campaign, { stage, seats: isNew ? this.seats : null }));
  }

  /** Opens a table with the same deal as an earlier one. */
  async again(campaign: Campaign, stage: string, table: string): Promise<void> {
    await this.#go(isAlone(campaign), null, () => openStageTable(campaign, { stage, again: table }));
  }

  async #go(begin: boolean, bots: string | null, open: () => Promise<{ table: string }>): Promise<void> {
    this.busy = true;
    this.fault = null;
    void tablePage();
    saveName(this.name);
    try {
      const { table } = await open();
      router.go(`/t/${table}`, { name: this.name, bots, begin });
    } catch (error) {
      this.fault = asApiError(error);
    } finally {
      this.busy = false;
    }
  }
}

/** True if the previous team has at most one human player. */
export function isAlone({ group }: Campaign): boolean {
  return group.filter(({ holder }) => holder === 'person').length < 2;
}
