import { Button } from '../../../ui/Button';
import { useEscape } from '../../../ui/keys';
import { letGoAloud } from '../board/press';
import { whyNotThere, whyNotYours } from '../reasons';
import { type Session, shownDestination, wayTo } from '../session';
import { t } from '../words';
import { Bar } from './Bar';
import { Go } from './Go';
import { KnockOut } from './KnockOut';
import { lateLine } from './late-words';
import { NextSpace } from './NextSpace';
import { RollButton } from './RollButton';

/** Where to go after the roll: the way is seen before it is gone. */
export function MoveBar({ session }: { session: Session }) {
  const die = session.play.table.value.die ?? 0;
  return (
    <Bar
      session={session}
      title={t('move.title', { die })}
      answer={refusedWords(session)}
      line={lateLine(session) ?? moveLine(session, die)}
      buttons={<TurnButtons session={session} />}
    />
  );
}

/** How one chooses, and once one has how one goes. */
function moveLine(session: Session, die: number): string {
  const space = shownDestination(session);
  const isChosen = space !== null && space === session.chosen.value;
  return isChosen ? t('move.line.chosen', { space }) : t(ofSteps('move.line', die), { n: die });
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
  useEscape(() => letGoAloud(session));
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
      onClick={() => letGoAloud(session)}
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
