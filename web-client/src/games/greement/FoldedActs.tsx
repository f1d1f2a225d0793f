import { useContext } from 'preact/hooks';
import { Button } from '../../ui/Button';
import { Unfold } from '../../ui/folded';
import { leaves } from './actions/afterwards';
import { TakeReplacement } from './actions/ReplaceBar';
import { missingWords } from './actions/reasons';
import { TakeStart } from './actions/StartBar';
import { EndTurn, OnSquare } from './actions/TurnBar';
import { wantedNow } from './actions/wanted';
import { askAct, type CardAct, squareActs } from './board/acts';
import type { Session } from './session';
import { t } from './words';

interface Props {
  session: Session;
  acts: readonly CardAct[];
  square: string;
}

/** What can be done with one square, each with its price and what is left, for thumbs. */
export function SquareButtons({ session, acts, square }: Props) {
  return (
    <>
      {acts.toSorted(borrowsLast).map(({ label, second, price, missing, main, ...then }) => (
        <Button
          key={label}
          label={label}
          second={second ?? leaves(session, price) ?? square}
          kind={main && !then.blocked ? 'main' : 'plain'}
          blocked={missing ? missingWords(session, square, missing) : then.blocked}
          busy={then.busy}
          onClick={then.act}
        />
      ))}
    </>
  );
}

/** What borrows does not lie where something was bought before. */
function borrowsLast(one: CardAct, other: CardAct): number {
  return Number(one.borrows ?? false) - Number(other.borrows ?? false);
}

/** To ask the owner for a square that is another's: green where ending the turn is not. */
export function askActs(session: Session, square: string): readonly CardAct[] {
  const { squares } = session.play.table.value;
  const name = session.play.name(squares[square]?.owner ?? 0);
  return askAct(session, square).map((act) => ({
    ...act,
    second: t('trade.ask.line', { name }),
    main: wantedNow(session) !== 'end-turn',
  }));
}

/** What a turn has beside the large button and its end: seed or buy, cattle, borrow, repay and trade. */
const OTHER_ACTS = 5;

/**
 * What a turn is about while no square is chosen: the end of it stands where it does in the open sheet, and
 * what else can be done is one press away.
 */
function TurnButtons({ session }: { session: Session }) {
  const wanted = wantedNow(session);
  return (
    <>
      {wanted === 'seed' ? (
        <OnSquare session={session} action="seed" icon="plant" keyCap="s" />
      ) : (
        <OnSquare session={session} action="buy" icon="coins" keyCap="b" />
      )}
      <EndAndOthers session={session} />
    </>
  );
}

function EndAndOthers({ session }: { session: Session }) {
  const unfold = useContext(Unfold);
  return (
    <>
      <EndTurn session={session} plain={wantedNow(session) !== 'end-turn'} />
      <Button label={t('turn.others', { n: OTHER_ACTS })} size="small" onClick={unfold} />
    </>
  );
}

/**
 * Under the line of a folded sheet one row: what can be done with the square that was chosen on the map,
 * with its consequence, and before one is chosen the main thing to do.
 */
export function FoldedActs({ session }: { session: Session }) {
  const { play, chosen, tray, yours } = session;
  const square = chosen.value;
  if (play.seat.value === null || tray.value !== null) return null;
  const { phase } = play.table.value;
  switch (phase) {
    case 'turn': {
      const acts =
        square === null ? [] : [...squareActs(session, square), ...askActs(session, square)];
      if (acts.length === 0 && !yours.value) return null;
      // Where nothing can be done with the square the turn goes on with what else there is.
      const isStuck = yours.value && acts.every(({ blocked }) => blocked !== undefined);
      return (
        <div class="sheet-main">
          {square !== null && acts.length > 0 && (
            <SquareButtons session={session} acts={acts} square={square} />
          )}
          {isStuck && acts.length > 0 && <EndAndOthers session={session} />}
          {acts.length === 0 && <TurnButtons session={session} />}
        </div>
      );
    }
    case 'choose-start':
      return (
        <div class="sheet-main">
          <TakeStart session={session} />
        </div>
      );
    case 'replace-start':
      return (
        <div class="sheet-main">
          <TakeReplacement session={session} />
        </div>
      );
    default:
      return null;
  }
}
