import { Button } from '../../../ui/Button';
import { besideWords } from '../board/names';
import { openSquares, type Session, send, squareItem } from '../session';
import { neighbours } from '../squares';
import { kindOf } from '../sums';
import type { Square } from '../wire';
import { t } from '../words';
import { Bar } from './Bar';
import { startFacts } from './StartFacts';

/** A start on a lake or mountain is given for a square beside it, before everybody's eyes. */
export function ReplaceBar({ session }: { session: Session }) {
  const { play, chosen, player } = session;
  const table = play.table.value;
  const replacing = table.replacing;
  const start = replacing ? player(replacing.seat)?.lockedStart : null;
  if (!replacing || !start) return null;
  const kind = t(`a.${kindOf(table, start) ?? 'lake'}`);
  if (replacing.seat !== play.seat.value) {
    const name = play.name(replacing.seat);
    return (
      <Bar
        title={t('replace.other', { name, square: start, kind })}
        line={t('replace.other.line', { n: replacing.candidates.length })}
      >
        {startFacts(session)}
      </Bar>
    );
  }
  const square = chosen.value && replacing.candidates.includes(chosen.value) ? chosen.value : null;
  const blocked = squareItem(session, 'replace-start', square)?.blocked;
  return (
    <Bar
      title={t(square ? 'replace.take' : 'replace.choose', { start, kind, square: square ?? '' })}
      line={square ? nearWords(session, square) : t('replace.line', { start })}
      buttons={
        <>
          <Button
            label={square ? t('start.at', { square }) : t('start.take')}
            second={square ? kindAndPrice(session, square) : t('replace.open')}
            icon="push-pin-fill"
            kind="main"
            keyCap="enter"
            blocked={
              square === null
                ? t(chosen.value === null ? 'start.pressFirst' : 'replace.notHere')
                : blocked
                  ? play.reason(blocked)
                  : undefined
            }
            busy={play.busy.value === 'replace-start'}
            onClick={() => square && void send(session, { type: 'replace-start', square })}
          />
          <Next session={session} at={square} />
        </>
      }
    />
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

/** Walks through the squares that can be taken. */
function Next({ session, at }: { session: Session; at: Square | null }) {
  const open = openSquares(session, 'replace-start');
  const others = open.filter((square) => square !== at);
  return (
    <Button
      label={t('replace.next')}
      second={others.join(t('list.comma'))}
      icon="arrow-right"
      keyCap="n"
      blocked={others.length === 0 ? t('replace.only') : undefined}
      onClick={() => {
        session.chosen.value = open[(at === null ? 0 : open.indexOf(at) + 1) % open.length] ?? null;
      }}
    />
  );
}
