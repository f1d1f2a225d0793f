import { listed } from '../../../i18n/list';
import { Button } from '../../../ui/Button';
import { lostChoice } from '../board/marks';
import { high } from '../high';
import { underBacks } from '../knowledge/under';
import { openSquares, type Session, send, squareItem } from '../session';
import { t } from '../words';
import { Bar } from './Bar';
import { startFacts } from './StartFacts';
import { StartSteps } from './StartReach';

/** Choosing a start among the backs; the choice is secret until all have chosen. */
export function StartBar({ session }: { session: Session }) {
  const { play, chosen, player } = session;
  const seat = play.seat.value;
  const me = seat === null ? undefined : player(seat);
  const words = startWords(session);
  if (me?.lockedStart) {
    return <Bar {...words}>{startFacts(session)}</Bar>;
  }
  const square = chosen.value;
  const tellsMore = play.phone.value && !isAgain(session);
  return (
    <Bar
      {...words}
      {...(tellsMore && { line: phoneLine(session) })}
      secret
      buttons={
        <>
          <TakeStart session={session} />
          <AnySquare session={session} />
          <Button
            label={t('start.letGo')}
            second={t('start.letGo.line')}
            icon="x"
            keyCap="escape"
            blocked={square === null ? t('start.nothing') : undefined}
            onClick={() => {
              chosen.value = null;
            }}
          />
        </>
      }
    >
      {tellsMore ? <StartSteps session={session} /> : startFacts(session)}
    </Bar>
  );
}

/** On a phone: what a start costs, and once one is looked at what may lie there; both where there is room. */
function phoneLine(session: Session): string {
  const { play, chosen } = session;
  const isNoted = typeof play.hand.value?.startChoice === 'string' && chosen.value === null;
  if (isNoted) return `${startWords(session).line} ${odds()}`;
  if (high.value) return `${startMeaning(session)} ${odds()}`;
  return chosen.value === null ? startMeaning(session) : odds();
}

/** What may lie under a back, for whoever has no room for the pictures of it. */
function odds(): string {
  const { land, gold, lake, mountain } = underBacks;
  const other = lake + mountain;
  return t('start.odds', { all: land + gold + other, land, gold, other });
}

/** What the choice means and costs, or why it has to be made again, for a sheet that shows no more than its head. */
export function startMeaning(session: Session): string {
  const { land, goldMine: gold } = session.play.table.value.values;
  return isAgain(session) ? startWords(session).line : t('start.meaning', { land, gold });
}

/** Notes the chosen square as the reader's start; none while his is settled already. */
export function TakeStart({ session }: { session: Session }) {
  const { play, chosen, player } = session;
  const seat = play.seat.value;
  if (seat !== null && player(seat)?.lockedStart) return null;
  const noted = play.hand.value?.startChoice ?? null;
  const square = chosen.value;
  const blocked = squareItem(session, 'choose-start', square)?.blocked;
  const whyNot =
    square === null
      ? t(noted ? 'start.pressOther' : 'start.pressFirst')
      : square === noted
        ? t('start.same')
        : undefined;
  return (
    <Button
      label={square ? t('start.at', { square }) : t(noted ? 'start.change' : 'start.take')}
      second={t(noted ? 'start.instead' : isLast(session) ? 'start.last' : 'start.secret', {
        square: noted ?? '',
      })}
      icon="push-pin-fill"
      kind="main"
      keyCap="enter"
      blocked={whyNot ?? (blocked ? play.reason(blocked) : undefined)}
      busy={play.busy.value === 'choose-start'}
      onClick={() => square && void send(session, { type: 'choose-start', square })}
    />
  );
}

/** Where the reader stands with his start: settled, noted, to be chosen, or again, and why. */
export function startWords(session: Session): { title: string; line: string } {
  const { play, player } = session;
  const seat = play.seat.value;
  const start = seat === null ? null : player(seat)?.lockedStart;
  if (start) return { title: t('start.settled', { square: start }), line: choosing(session) };
  const noted = play.hand.value?.startChoice ?? null;
  if (noted) return { title: t('start.noted', { square: noted }), line: t('start.noted.line') };
  if (!isAgain(session)) return { title: t('start.choose'), line: t('start.choose.line') };
  const lost = lostChoice(session);
  const why = lost ? t('start.again.lost', { square: lost }) : '';
  return { title: t('start.again'), line: `${why} ${t('start.again.line')}`.trim() };
}

/** True once the others have all decided: what the reader decides then cannot be changed any more. */
export function isLast({ play }: Session): boolean {
  const me = play.seat.value;
  return play.table.value.players.every(
    ({ seat, left, hasChosen, lockedStart }) =>
      left ||
      seat === me ||
      hasChosen ||
      (play.table.value.phase === 'choose-start' && lockedStart !== null),
  );
}

/** Starts are settled all at once: as soon as there is one, those without chose too close to another. */
export function isAgain({ play }: Session): boolean {
  return play.table.value.players.some(({ lockedStart }) => lockedStart !== null);
}

/** Who chooses again, for somebody whose start is settled. */
function choosing({ play }: Session): string {
  const names = play.table.value.players
    .filter(({ lockedStart, left }) => lockedStart === null && !left)
    .map(({ seat }) => play.name(seat));
  return names.length > 0 ? t('start.settled.line', { n: names.length, names: listed(names) }) : '';
}

/** A free square drawn here, in the browser, and sent like any other. */
function AnySquare({ session }: { session: Session }) {
  return (
    <Button
      label={t('start.any')}
      second={t('start.any.line')}
      icon="dice-five"
      keyCap="r"
      keyAsks={t('key.any')}
      onClick={() => {
        const free = openSquares(session, 'choose-start');
        const square = free[Math.floor(Math.random() * free.length)];
        session.chosen.value = square ?? null;
        if (square) void send(session, { type: 'choose-start', square });
      }}
    />
  );
}
