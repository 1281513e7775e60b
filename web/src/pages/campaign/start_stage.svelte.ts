// The way from a campaign to the table of a stage: who plays, and where it is.
import { asApiError, type ApiError } from '../../shared/net/api';
import { myName, saveName, savedSettings } from '../../shared/platform/storage';
import { router } from '../../shared/platform/router.svelte';
import type { Campaign, GameOffer } from '../../shared/net/wire';
import { tablePage } from '../lazy_pages';
import { validSettings } from '../start/new_table.svelte';
import { openStageTable } from './api';

export class StageStart {
  /** Whether another team is to play than the last one; at first there is no other. */
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

  /** Whether a team has to be chosen: none has played yet, or another one is wanted. */
  isNew({ group }: Campaign): boolean {
    return this.isNewGroup || group.length === 0;
  }

  /** To a table of the stage: with bots at once, or where friends come in. */
  async play(campaign: Campaign, stage: string, alone: boolean): Promise<void> {
    const isNew = this.isNew(campaign);
    await this.#go(alone, isNew && alone ? this.level : null, () => openStageTable(campaign, { stage, seats: isNew ? this.seats : null }));
  }

  /** The deal of a table once more. */
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

/** Whether nobody but bots played with whoever played last. */
export function isAlone({ group }: Campaign): boolean {
  return group.filter(({ holder }) => holder === 'person').length < 2;
}
