import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../ui/Button';
import { besideWords } from '../board/names';
import { openSquares, type Session, send, squareItem } from '../session';
import { distance, neighbours } from '../squares';
import { kindOf } from '../sums';
import type { Kind, Square } from '../wire';
import { t } from '../words';
import { Bar } from './Bar';
import { focusOnMain } from './enter';
import { startFacts } from './StartFacts';

/** A start on a lake or mountain is given for a square beside it, before everybody's eyes. */
export function ReplaceBar({ session }: { session: Session }) {
  const { play, player } = session;
  const table = play.table.value;
  const replacing = table.replacing;
  const start = replacing ? player(replacing.seat)?.lockedStart : null;
  if (!replacing || !start) return null;
  const title = replaceTitle(session);
  if (replacing.seat !== play.seat.value) {
    return (
      <Bar title={title} line={t('replace.other.line', { n: replacing.candidates.length })}>
        {startFacts(session)}
      </Bar>
    );
  }
  const square = candidate(session);
  return (
    <Bar
      title={title}
      line={square ? nearWords(session, square) : t('replace.line', { start })}
      buttons={
        <>
          <TakeReplacement session={session} />
          <Next session={session} at={square} />
        </>
      }
    >
      {startFacts(session)}
    </Bar>
  );
}

/** What lies where the start was chosen, and what is to be done about it. */
export function replaceTitle(session: Session): string {
  const { play, player } = session;
  const table = play.table.value;
  const { replacing } = table;
  const start = replacing ? player(replacing.seat)?.lockedStart : null;
  if (!replacing || !start) return t('start.replace');
  const kind = t(`a.${kindOf(table, start) ?? 'lake'}`);
  if (replacing.seat !== play.seat.value) {
    return t('replace.other', { name: play.name(replacing.seat), square: start, kind });
  }
  const square = candidate(session);
  return t(square ? 'replace.take' : 'replace.choose', { start, kind, square: square ?? '' });
}

/** The chosen square, if it may take the place of the reader's start. */
function candidate({ play, chosen }: Session): Square | null {
  const replacing = play.table.value.replacing;
  const square = chosen.value;
  return square && replacing?.candidates.includes(square) ? square : null;
}

/** Takes the chosen square in the place of the start; none where another is to choose. */
export function TakeReplacement({ session }: { session: Session }) {
  const { play, chosen } = session;
  if (play.table.value.replacing?.seat !== play.seat.value) return null;
  const square = candidate(session);
  const blocked = squareItem(session, 'replace-start', square)?.blocked;
  const reason = blocked ? play.reason(blocked) : undefined;
  return (
    <Button
      label={square ? t('start.at', { square }) : t('start.take')}
      second={square ? kindAndPrice(session, square) : t('replace.open')}
      icon="push-pin-fill"
      kind="main"
      keyCap="enter"
      blocked={square === null ? whyNotHere(session, chosen.value) : reason}
      busy={play.busy.value === 'replace-start'}
      onClick={() => square && void send(session, { type: 'replace-start', square })}
    />
  );
}

/** Why a square is none of those that can be taken, if one is chosen at all. */
function whyNotHere(session: Session, square: Square | null): string {
  if (square === null) return t('start.pressFirst');
  const kind = kindOf(session.play.table.value, square);
  if (isGround(kind)) return t('replace.ground', { square, kind: t(`a.${kind}`) });
  const starter = isNear(session, square) ? starterBeside(session, square) : undefined;
  if (!starter) return t('replace.notHere');
  const start = starter.lockedStart ?? '';
  return t('replace.touches', { square, name: session.play.name(starter.seat), start });
}

function isGround(kind: Kind | null): kind is 'lake' | 'mountain' {
  return kind === 'lake' || kind === 'mountain';
}

/** True as near to the start as what can be taken lies. */
function isNear({ play, player }: Session, square: Square): boolean {
  const { replacing } = play.table.value;
  const start = replacing && player(replacing.seat)?.lockedStart;
  const [first] = replacing?.candidates ?? [];
  return !!start && !!first && distance(start, square) <= distance(start, first);
}

/** Whoever starts beside a square; a start that is to be given up for another does not count. */
function starterBeside({ play }: Session, square: Square) {
  const table = play.table.value;
  const beside = neighbours(square);
  return table.players.find(
    ({ lockedStart: start, left }) =>
      start !== null && !left && beside.includes(start) && !isGround(kindOf(table, start)),
  );
}

function kindAndPrice(session: Session, square: Square): string {
  const item = squareItem(session, 'replace-start', square);
  const kind = kindOf(session.play.table.value, square) ?? 'land';
  return t('replace.price', { kind: t(`kind.${kind}`), coins: item?.weight ?? 0 });
}

/** What lies around a square: "by one lake; beside it two gold mines". */
function nearWords(session: Session, square: Square): string {
  const table = session.play.table.value;
  const mines = neighbours(square).filter((near) => kindOf(table, near) === 'gold');
  const words = [
    besideWords(session, square),
    mines.length > 0
      ? t('replace.mines', { n: mines.length, squares: mines.join(t('list.comma')) })
      : '',
  ].filter((part) => part !== '');
  return words.length > 0
    ? t('replace.near', { square, what: words.join(t('list.comma')) })
    : t('replace.plain', { square });
}

/** Walks through the squares that can be taken; Enter then takes the one that it has come to. */
function Next({ session, at }: { session: Session; at: Square | null }) {
  const open = openSquares(session, 'replace-start');
  const others = open.filter((square) => square !== at);
  const walked = useRef(false);
  useEffect(() => {
    if (walked.current) focusOnMain();
    walked.current = false;
  }, [at]);
  return (
    <Button
      label={t('replace.next')}
      second={others.join(t('list.comma'))}
      icon="arrow-right"
      keyCap="n"
      blocked={others.length === 0 ? t('replace.only') : undefined}
      onClick={() => {
        walked.current = true;
        session.chosen.value = open[(at === null ? 0 : open.indexOf(at) + 1) % open.length] ?? null;
      }}
    />
  );
}
