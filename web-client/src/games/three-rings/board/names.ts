import { blockOf } from '../../moves';
import { ownerOf, spaceOf, worthOf } from '../lookup';
import { placeName } from '../names';
import { numberOf, ringOf } from '../rings';
import { own, type Session } from '../session';
import type { Space } from '../wire';
import { t } from '../words';
import {
  canBeClaimed,
  firstDebt,
  type Landing,
  landingOn,
  type Mark,
  standsOn,
  streetInterest,
} from './marks';

/** What a space is called for the ear: "Cinema, suburban 8, culture, value 5, Jonas’s". */
export function spaceName(session: Session, mark: Mark, named: boolean): string {
  const { space } = mark;
  return [
    placeName(space),
    t('name.place', { ring: t(`ring.${ringOf(space)}`), n: numberOf(space) }),
    ...factsOf(session, space),
    ...piecesOn(session, space),
    ...(mark.deal ? [t(`name.${mark.deal}`)] : []),
    ...wayWords(session, mark),
    named ? t('name.lit') : '',
  ]
    .filter((part) => part !== '')
    .join(t('list.comma'));
}

/** Industry, value and owner of a space. */
export function factsOf(session: Session, space: Space): readonly string[] {
  const table = session.scenes.shown.value.table;
  const { industry = null, printed = 0 } = spaceOf(table, space) ?? {};
  if (industry === null) return [t('industry.park')];
  const value = table.values[space] ?? printed;
  return [
    t(`industry.${industry}`),
    value === printed ? t('name.value', { n: value }) : t('name.changed', { n: value, printed }),
    space in table.network ? t('name.network', { n: worthOf(table, space) }) : '',
    ownerWords(session, space),
  ].filter((part) => part !== '');
}

/** Whose a property is. */
export function ownerWords({ play, scenes }: Session, space: Space): string {
  const owner = ownerOf(scenes.shown.value.table, space);
  if (owner === null) return t('name.vacant');
  return owner === play.seat.value ? t('name.yours') : t('name.of', { name: play.name(owner) });
}

function piecesOn({ play, scenes }: Session, space: Space): readonly string[] {
  return scenes.shown.value.table.players
    .filter(({ pieces, left }) => !left && standsOn(pieces, space))
    .map(({ seat }) =>
      seat === play.seat.value ? t('name.youStand') : t('name.stands', { name: play.name(seat) }),
    );
}

/** What the reader may do with a space now, and what follows. */
function wayWords(session: Session, { space, way, landing }: Mark): readonly string[] {
  switch (way) {
    case 'legal':
      return canBeClaimed(session, space)
        ? [claimWords(session, space), streetWords(session, space)]
        : [t('name.pick')];
    case 'picked':
      return [t('name.picked')];
    case 'landing':
      return landing ? landingWords(session, landing) : [];
    case null:
      return [];
  }
}

/** "can be claimed", "can be claimed, free". */
export function claimWords(session: Session, space: Space): string {
  return priceOf(session, space) === 0 ? t('name.free') : t('name.claim');
}

/** Why a space is not to be had just now; null where it is, or where nobody asks for one. */
export function whyNotWords(session: Session, space: Space): string | null {
  const { play, claimable, picking, tray } = session;
  const asked = picking.value;
  if (asked && tray.value !== null && tray.value !== 'claim') {
    const isAsked = asked.spaces.includes(space) || asked.picked.includes(space);
    return isAsked ? null : t('name.notAsked');
  }
  if (!session.yours.value || claimable.value.has(space)) return null;
  const { phase, ring } = play.table.value;
  if (phase === 'first-claims') return t('name.why.farm');
  if (phase !== 'after-roll') return null;
  const why = blockOf(play.moves.value, 'claim');
  if (why) return play.reason(why);
  const table = play.table.value;
  if (spaceOf(table, space)?.industry == null) return t('name.why.park');
  if (ring !== null && ringOf(space) !== ring) return t('name.why.ring', { ring: t(`on.${ring}`) });
  return ownerOf(table, space) === null ? null : t('name.why.owned');
}

/** What a space costs that can be claimed now. */
export function priceOf({ play }: Session, space: Space): number {
  const item = play.moves.value
    .filter(({ action }) => action === 'claim')
    .flatMap(({ parameters }) => parameters)
    .flatMap(({ name, domain }) => (name === 'space' && domain.type === 'one' ? domain.items : []))
    .find(({ value }) => value === space);
  return item?.weight ?? 0;
}

/** "crosses the street: interest 2"; reckoned with the new debt of the mixture for it, else with what is missing. */
export function streetWords(session: Session, space: Space): string {
  const debt = session.drafts.value.get(space)?.debt ?? firstDebt(session, priceOf(session, space));
  const interest = streetInterest(session, space, debt);
  return interest === null ? '' : t('name.crosses', { n: interest });
}

/** "by a 3: rent 6 to Jonas", and what it costs to cross the street on the way. */
export function landingWords(session: Session, landing: Landing): readonly string[] {
  const { die, rent, price, crosses, calls } = landing;
  const words = [t('name.by', { die })];
  if (rent > 0) words.push(t('name.rent', { n: rent }));
  else if (price !== null)
    words.push(price === 0 ? t('name.claimFree') : t('name.price', { n: price }));
  if (calls) words.push(t('name.calls'));
  if (crosses) words.push(t('name.crosses', { n: own(session)?.interest ?? 0 }));
  return words;
}

/** The words of a roll that leads to this space; none where no roll does. */
export function landingWordsOn(session: Session, space: Space): readonly string[] {
  const landing = landingOn(session, space);
  return landing ? landingWords(session, landing) : [];
}
