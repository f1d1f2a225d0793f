import { ActionBar } from '../../../ui/ActionBar';
import { Button } from '../../../ui/Button';
import { useEscape } from '../../../ui/keys';
import { cardName, lyingOn } from '../cards';
import { goTo, hitAt, letGo, type Session, shownDestination, wayTo } from '../session';
import type { PublicCard, Space, Table } from '../wire';
import { t } from '../words';

/** Where to go after the roll: the way is seen before it is gone. */
export function MoveBar({ session }: { session: Session }) {
  const die = session.play.table.value.die ?? 0;
  return (
    <ActionBar
      title={t('move.title', { die })}
      line={t('move.line', { n: die })}
      buttons={<MoveButtons session={session} />}
    />
  );
}

export function MoveButtons({ session }: { session: Session }) {
  useEscape(() => letGo(session));
  return (
    <>
      <Go session={session} />
      <NextSpace session={session} />
      <KnockOut session={session} />
      <LetGo session={session} />
    </>
  );
}

export function Go({ session }: { session: Session }) {
  const { play, chosen, destinations } = session;
  const to = chosen.value !== null && destinations.value.has(chosen.value) ? chosen.value : null;
  return (
    <Button
      label={to ? t('move.go', { space: to }) : t('move.go.none')}
      second={to ? wayAndEffect(session, to) : ''}
      icon="steps"
      kind="main"
      keyCap="g"
      blocked={to ? undefined : t('move.pick')}
      busy={play.busy.value === 'move'}
      onClick={() => to && goTo(session, to)}
    />
  );
}

/** "by d4, d3"; on the phone what it brings, as the way stands in the head of the sheet. */
function wayAndEffect(session: Session, to: Space): string {
  return session.play.phone.value ? effectWords(session, to) : wayWords(session, to);
}

export function wayWords(session: Session, to: Space): string {
  const way = wayTo(session, to).slice(0, -1);
  return way.length > 0 ? t('move.by', { way: way.join(t('list.comma')) }) : t('move.at');
}

/** What going there brings the reader, in a few words. */
export function effectWords(session: Session, to: Space): string {
  const { play, destinations } = session;
  const hit = hitAt(session, to);
  if (hit !== null) return t('move.hit', { name: play.name(hit) });
  const table = play.table.value;
  switch (destinations.value.get(to)?.brings) {
    case 'takes':
      return t('move.takes', { card: openCardName(session, to) });
    case 'pays':
      return payWords(table, table.pays[openCard(table, to)?.sector ?? ''] ?? [], play.seat.value);
    case 'face-down':
      return t('move.back');
    default:
      return t('move.plain');
  }
}

function payWords({ players }: Table, pays: readonly number[], reader: number | null): string {
  const points = pays[players.findIndex(({ seat }) => seat === reader)] ?? 0;
  return points > 0 ? t('move.pays', { points }) : t('move.pays.none');
}

export function NextSpace({ session }: { session: Session }) {
  const spaces = [...session.destinations.value.keys()];
  return (
    <Button
      label={t(session.play.phone.value ? 'move.next.short' : 'move.next')}
      second={t('move.next.line', { n: spaces.length })}
      icon="arrow-right"
      keyCap="n"
      onClick={() => chooseNext(session, spaces)}
    />
  );
}

/** Those who can be knocked out, one after the other. */
export function KnockOut({ session }: { session: Session }) {
  const { play, chosen, destinations } = session;
  const hits = [...destinations.value.keys()].filter((to) => hitAt(session, to) !== null);
  const target = hits.find((to) => to === chosen.value) ?? hits[0];
  const seat = target === undefined ? null : hitAt(session, target);
  const name = seat === null ? '' : play.name(seat);
  const isShort = play.phone.value;
  return (
    <Button
      label={seat === null || isShort ? t('move.knock.none') : t('move.knock', { name })}
      second={target === undefined ? '' : isShort ? name : knockWords(session, target)}
      icon="crosshair"
      keyCap="k"
      blocked={target === undefined ? t('move.knock.nobody') : undefined}
      chosen={(target !== undefined && target === chosen.value) || undefined}
      onClick={() => chooseNext(session, hits)}
    />
  );
}

function knockWords({ play }: Session, space: Space): string {
  const { part } = play.table.value;
  const { lies } = lyingOn(play.table.value, space);
  if (lies === 'nothing') return t('move.knock.empty', { space });
  const turnsUp = lies === 'back' && part === 2;
  return t(turnsUp ? 'move.knock.back' : 'move.knock.line', { space });
}

function chooseNext({ chosen, drawn, pointed }: Session, spaces: readonly Space[]): void {
  const at = chosen.value === null ? -1 : spaces.indexOf(chosen.value);
  drawn.value = [];
  pointed.value = null;
  chosen.value = spaces[(at + 1) % spaces.length] ?? null;
}

export function LetGo({ session }: { session: Session }) {
  const nothing = session.chosen.value === null && session.drawn.value.length === 0;
  return (
    <Button
      label={t('move.clear')}
      second={t('move.clear.line')}
      icon="x"
      keyCap="escape"
      blocked={nothing ? t('move.clear.none') : undefined}
      onClick={() => letGo(session)}
    />
  );
}

/** The destination in the head of the sheet: "e3 by d4, d3". */
export function destinationTitle(session: Session): string | undefined {
  const to = shownDestination(session);
  if (!to) return undefined;
  const way = wayTo(session, to).slice(0, -1);
  return way.length > 0 ? t('move.to', { space: to, way: way.join(t('list.comma')) }) : to;
}

/** The words of "Actions as text" for a destination. */
export function destinationWords(session: Session, to: Space): string {
  const way = wayTo(session, to).join(t('list.comma'));
  return t('item.to', { space: to, way, what: effectWords(session, to) });
}

/** The card on a space, by name, while its face is up. */
export function openCardName({ play }: Session, space: Space): string {
  const card = openCard(play.table.value, space);
  return card ? cardName(card) : '';
}

function openCard(table: Table, space: Space): PublicCard | undefined {
  const lying = lyingOn(table, space);
  return lying.lies === 'card' ? lying.card : undefined;
}
