// Texts of adventure cards.
import { listText } from '../../../shared/i18n/i18n';
import type { Card } from '../model/tiles';
import { goodsText } from '../event_text';
import type { ZoneLine, Meteor, Shot } from '../wire';
import { t } from '../messages';

function volleyTexts(volley: readonly (Meteor | Shot)[]): string[] {
  return volley.map(([size, side]) => t('galaxy_trucker.card.coming', { size, side }));
}

function lineText({ lowest, lose_days, lose_crew, lose_goods, shots = [] }: ZoneLine): string {
  const pays = [
    ...(lose_days ? [t('galaxy_trucker.pays.days', { count: lose_days })] : []),
    ...(lose_crew ? [t('galaxy_trucker.card.crew_lost', { count: lose_crew })] : []),
    ...(lose_goods ? [t('galaxy_trucker.card.goods_lost', { count: lose_goods })] : []),
    ...volleyTexts(shots),
  ];
  return t('galaxy_trucker.tell.line', { least: t('galaxy_trucker.card.lowest', { measure: lowest }), pays: listText(pays) });
}

/** Returns the facts printed on a card besides its name. */
function cardFacts(card: Card): string[] {
  return [
    ...('firepower' in card ? [t('galaxy_trucker.card.firepower', { count: card.firepower })] : []),
    ...('crew_needed' in card ? [t('galaxy_trucker.card.crew_needed', { count: card.crew_needed })] : []),
    ...('crew_lost' in card ? [t('galaxy_trucker.card.crew_lost', { count: card.crew_lost })] : []),
    ...('goods_lost' in card ? [t('galaxy_trucker.card.goods_lost', { count: card.goods_lost })] : []),
    ...('shots' in card ? volleyTexts(card.shots) : []),
    ...('meteors' in card ? volleyTexts(card.meteors) : []),
    ...('planets' in card
      ? card.planets.map((goods, at) => t('galaxy_trucker.card.planet', { planet: at + 1, goods: goodsText(goods) }))
      : []),
    ...('lines' in card ? card.lines.map(lineText) : []),
    ...('credits' in card ? [t('galaxy_trucker.pays.credits', { count: card.credits })] : []),
    ...('goods' in card ? [t('galaxy_trucker.card.goods', { goods: goodsText(card.goods) })] : []),
    ...('days' in card ? [t('galaxy_trucker.pays.days', { count: card.days })] : []),
    ...('tries' in card ? [t('galaxy_trucker.card.tries', { count: card.tries })] : []),
  ];
}

export function cardSentences(card: Card): string[] {
  const facts = cardFacts(card);
  return [
    t('galaxy_trucker.tell.card', { kind: card.kind }),
    ...(facts.length ? [t('galaxy_trucker.tell.card_says', { facts: facts.join(t('galaxy_trucker.and')) })] : []),
  ];
}
