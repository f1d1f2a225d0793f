import { listed } from '../../../i18n/list';
import { isGround, ownerOf } from '../fields';
import { grouped } from '../money';
import { reachedFields } from '../risk';
import { isOwnThrow, type Session } from '../session';
import type { Plot } from '../wire';
import { t } from '../words';
import { leftAfter, moneyOnTurn, noteWords } from './card';
import { effectWords, outWords, rentWords } from './names';

/** All of a card in sentences, the field's name first: who hears it may have gone on since. */
export function spokenCard(session: Session, plot: Plot): string {
  const note = noteWords(session, plot);
  return [
    t('said.field', { field: t(`field.${plot.id}`) }),
    ...(isGround(plot) ? groundWords(session, plot) : [eventWords(plot)]),
    ...throwWords(session, plot),
    ...(note ? [note] : []),
  ].join(' ');
}

function eventWords({ bonus, fixed, percent }: Plot): string {
  if (bonus !== null) return t('said.gets', { sum: bonus });
  if (percent === null) return t('said.loses', { sum: fixed ?? 0 });
  return t('said.caravan', { sum: fixed ?? 0, percent });
}

/** Whose it is, what it costs, its rent and how that grows. */
function groundWords({ play, shown }: Session, plot: Plot): readonly string[] {
  const owner = ownerOf(shown.value, plot.id);
  const price = plot.price ?? 0;
  const now = plot.rent === null && owner !== null;
  return [
    owner === null
      ? t('said.free', { price })
      : owner === play.seat.value
        ? t('said.yours', { price })
        : t('said.of', { name: play.name(owner), price }),
    outlookWords(plot),
    ...(now ? [t('said.rent.now', { sum: rentWords(shown.value, plot) })] : []),
  ];
}

function outlookWords({ rent, fleetRents, rentPerPip }: Plot): string {
  if (rent !== null) return t('said.rent', { sum: rent });
  if (fleetRents) {
    return t('said.fleets', { sums: listed(fleetRents.map(grouped)), n: fleetRents.length });
  }
  const pip = rentPerPip ?? 0;
  return t('said.camps', { one: pip, two: 2 * pip });
}

/** What the throw that is due does here, and what it leaves. */
function throwWords(session: Session, plot: Plot): readonly string[] {
  const { odds, play } = session;
  const prospect = reachedFields(odds.value).get(plot.id);
  if (!prospect) return [];
  const { total, ways } = prospect;
  const of = isOwnThrow(session) ? '' : '.of';
  const name = play.name(odds.value.turn);
  const effect = [effectWords(session, prospect), ...outWords(prospect)].join(t('list.comma'));
  const money = leftAfter(prospect, moneyOnTurn(session));
  return [
    t(`said.throw${of}`, { name, total, ways, effect }),
    ...(money === null ? [] : [t(`said.leaves${of}`, { name, money })]),
  ];
}
