import { useContext } from 'preact/hooks';
import { Button } from '../../../ui/Button';
import { Folded } from '../../../ui/folded';
import { useEscape, useKey } from '../../../ui/keys';
import { tellChoice } from '../board/press';
import { lyingOn, ownerOf } from '../cards';
import { isEntered } from '../entered';
import { bestFirst, hitsInReach, isBarren } from '../gifts';
import { openCardName } from '../knowledge/effects';
import { endWords } from '../knowledge/score';
import { isDefeat } from '../pays';
import { whyNotThere, whyNotYours } from '../reasons';
import { goTo, hitAt, letGo, type Session, shownDestination, wayTo } from '../session';
import type { Space } from '../wire';
import { t } from '../words';
import { Bar } from './Bar';
import { followsFrom } from './follows';
import { lateLabel, lateLine } from './late-words';
import { RollButton } from './RollButton';

/** Where to go after the roll: the way is seen before it is gone. */
export function MoveBar({ session }: { session: Session }) {
  const die = session.play.table.value.die ?? 0;
  return (
    <Bar
      session={session}
      title={t('move.title', { die })}
      answer={refusedWords(session)}
      line={lateLine(session) ?? t(ofSteps('move.line', die), { n: die })}
      buttons={<TurnButtons session={session} />}
    />
  );
}

/** Why the space that was pressed last is none, while another stays chosen. */
function refusedWords(session: Session): string | undefined {
  return whyNotThere(session, session.refused.value);
}

/** Of two steps one says "both". */
export function ofSteps<Key extends 'move.line' | 'move.all.phone'>(key: Key, die: number) {
  return die === 2 ? (`${key}.both` as const) : key;
}

/**
 * The same in all phases of a turn, each in its place; what cannot be done now is dashed. The focus that nobody
 * placed comes to none that only chooses: from the actions as a whole Enter goes to what a key has chosen.
 */
export function TurnButtons({ session }: { session: Session }) {
  useEscape(() => letGo(session));
  const { phase } = session.play.table.value;
  const roll = <RollButton key="roll" session={session} />;
  // What can be done is what Tab comes to first; its place to the eye stays the same.
  return (
    <>
      {phase === 'roll' && roll}
      <Go key="go" session={session} />
      <NextSpace key="next" session={session} />
      <KnockOut key="knock" session={session} />
      <LetGo key="let-go" session={session} />
      {phase !== 'roll' && roll}
    </>
  );
}

export function Go({ session }: { session: Session }) {
  const { play, chosen, destinations } = session;
  const isFolded = useContext(Folded);
  const hasRolled = play.table.value.phase === 'move';
  const to = chosen.value !== null && destinations.value.has(chosen.value) ? chosen.value : null;
  const isLosing = to !== null && isDefeat(session, to);
  return (
    <Button
      label={to ? lateLabel(session, goWords(session, to, isFolded)) : t('move.go.none')}
      second={to ? followsFrom(session, to, isFolded) : ''}
      icon={isLosing ? 'flag' : 'steps'}
      kind={isLosing ? 'danger' : 'main'}
      {...(isLosing && {
        sure: t('move.lose.sure'),
        sureSaid: t('move.lose.said', { end: endWords(session, to, 'move.ends') }),
      })}
      keyCap="g"
      enter={to !== null && isEntered(session)}
      blocked={
        to
          ? undefined
          : (whyNotYours(session) ??
            whyNotThere(session, chosen.value) ??
            t(hasRolled ? 'move.pick' : 'move.roll'))
      }
      busy={play.busy.value === 'move'}
      // The button itself has asked.
      onClick={() => to && goTo(session, to, isLosing)}
    />
  );
}

/**
 * Where one would go; folded, where no line of the sheet names the card that lies there, with its name, until the
 * last seconds need the room.
 */
function goWords(session: Session, to: Space, isFolded: boolean): string {
  const isTaken = session.destinations.value.get(to)?.brings === 'takes';
  const isNamed = isFolded && !isTaken && !session.late.value;
  const card = isNamed ? openCardName(session, to) : '';
  return card ? t('move.go.card', { space: to, card }) : t('move.go', { space: to });
}

/** All lit spaces, one after the other, the best first; with Shift back again. */
export function NextSpace({ session }: { session: Session }) {
  const spaces = bestFirst(session, [...session.destinations.value.keys()]);
  const hasRolled = session.play.table.value.phase === 'move';
  const isShort = session.play.phone.value;
  useKey(spaces.length > 0 ? 'shift+n' : undefined, () => chooseByWorth(session, spaces, before));
  return (
    <Button
      label={t(isShort ? 'move.next.short' : 'move.next')}
      second={t(isShort ? 'move.next.line.short' : orderKey(session), { n: spaces.length })}
      icon="arrow-right"
      keyCap="n"
      focus="never"
      blocked={
        spaces.length === 0
          ? (whyNotYours(session) ?? t(hasRolled ? 'move.next.none' : 'move.roll'))
          : undefined
      }
      onClick={() => chooseByWorth(session, spaces, after)}
    />
  );
}

/** By what the lit spaces are in order: what they bring, or how near they lead to what would bring something. */
function orderKey(session: Session) {
  return isBarren(session) ? 'move.next.line.near' : 'move.next.line';
}

/** Those who can be knocked out, one after the other. */
export function KnockOut({ session }: { session: Session }) {
  const { play, chosen } = session;
  const hits = hitsInReach(session);
  // Of several none is named before the others, until one is chosen.
  const target =
    hits.find((to) => to === chosen.value) ?? (hits.length === 1 ? hits[0] : undefined);
  const seat = target === undefined ? null : hitAt(session, target);
  const hasRolled = play.table.value.phase === 'move';
  const name = seat === null ? '' : play.name(seat);
  return (
    <Button
      label={t('move.knock')}
      second={target === undefined ? namesAt(session, hits) : knockWords(session, target, name)}
      icon="crosshair"
      keyCap="k"
      focus="never"
      blocked={
        hits.length === 0
          ? (whyNotYours(session) ?? t(hasRolled ? 'move.knock.nobody' : 'move.roll'))
          : undefined
      }
      chosen={(target !== undefined && target === chosen.value) || undefined}
      onClick={() => choose(session, after(hits, session.chosen.value))}
    />
  );
}

/** So many letters stand in one line of it on a phone. */
const ROOM_ON_PHONE = 26;

/** "Sprocket or Cog"; of more there is room for their number alone. */
function namesAt(session: Session, hits: readonly Space[]): string {
  const { phone, name } = session.play;
  const seats = hits.flatMap((to) => hitAt(session, to) ?? []);
  const names = seats.map((seat) => name(seat)).join(t('list.or'));
  const isLong = hits.length > 2 || (phone.value && names.length > ROOM_ON_PHONE);
  return isLong ? t('move.knock.many', { n: hits.length }) : names;
}

/** Who is knocked out, and what becomes of what lies there; a phone has room for a few words, or a long name alone. */
function knockWords(session: Session, space: Space, name: string): string {
  const words = whoAndWhat(session, space, name, '');
  if (!session.play.phone.value || words.length <= ROOM_ON_PHONE) return words;
  const few = whoAndWhat(session, space, name, '.short');
  return few.length <= ROOM_ON_PHONE ? few : name;
}

function whoAndWhat({ play }: Session, space: Space, name: string, size: '' | '.short'): string {
  const table = play.table.value;
  const lying = lyingOn(table, space);
  switch (lying.lies) {
    case 'nothing':
      return t('move.knock.empty', { name });
    case 'back':
      return t(table.part === 2 ? 'move.knock.back' : 'move.knock.stays', { name });
    case 'card': {
      const { id, points } = lying.card;
      const isMine = ownerOf(table, id) === play.seat.value;
      return t(`move.knock.${isMine ? 'yours' : 'line'}${size}`, { name, points });
    }
  }
}

/** From a space chosen by other means it begins with the best, not with what is worth less than that. */
function chooseByWorth(session: Session, spaces: readonly Space[], step: typeof after): void {
  const { chosen, led } = session;
  const [best] = spaces;
  const isLed = chosen.value === led.value || chosen.value === best;
  choose(session, step(spaces, isLed ? chosen.value : null));
  led.value = chosen.value;
}

/** The one that follows, and after the last the first again. */
function after(spaces: readonly Space[], space: Space | null): Space | null {
  const at = space === null ? -1 : spaces.indexOf(space);
  return spaces[(at + 1) % spaces.length] ?? null;
}

/** The one it follows, and before the first the last; where none is chosen the first. */
function before(spaces: readonly Space[], space: Space | null): Space | null {
  return spaces.at(space === null ? 0 : spaces.indexOf(space) - 1) ?? null;
}

function choose(session: Session, space: Space | null): void {
  const { chosen, drawn, pointed } = session;
  drawn.value = [];
  pointed.value = null;
  chosen.value = space;
  tellChoice(session);
}

export function LetGo({ session }: { session: Session }) {
  const nothing = session.chosen.value === null && session.drawn.value.length === 0;
  const isToRoll = session.play.table.value.phase === 'roll';
  const none = session.play.phone.value ? 'move.clear.none.short' : 'move.clear.none';
  const why = nothing ? t(isToRoll ? 'move.roll' : none) : undefined;
  const blocked = whyNotYours(session) ?? why;
  return (
    <Button
      label={t('move.clear')}
      second={t('move.clear.line')}
      icon="x"
      keyCap={blocked ? undefined : 'escape'}
      blocked={blocked}
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
