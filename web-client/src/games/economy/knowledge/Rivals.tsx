import { Medal } from '../../../ui/Medal';
import type { MoveLines } from '../move-lines';
import type { Session } from '../session';
import { sentences, t } from '../words';
import { rivalsDeed } from './rivals-since';

interface Props {
  session: Session;
  moves: readonly MoveLines[];
  /** They stand in one line with something else. */
  isMarked?: boolean;
}

/**
 * What rivals have done in these moves, in a few words beside his sign; his name stands between them
 * where there is room: "Cog: a sector pays  Sprocket: takes a card".
 */
export function Rivals({ session, moves, isMarked = false }: Props) {
  return (
    <span class="ec-rivals">
      {isMarked && <span class="ec-since-mark">{t('rivals.since')}</span>}
      {moves.map((move) => {
        const [{ key, args }] = move;
        const rival = <Rival session={session} seat={Number(args.rival)} />;
        const deed = rivalsDeed(move);
        return (
          <span key={key}>
            <Rival session={session} seat={Number(args.seat)} isDoer />{' '}
            {sentences.has(deed) && sentences.filled(deed, { rival })}
          </span>
        );
      })}
    </span>
  );
}

interface RivalProps {
  session: Session;
  seat: number;
  isDoer?: boolean;
}

function Rival({ session: { play }, seat, isDoer = false }: RivalProps) {
  if (seat === play.seat.value) return <>{t('whom.you')}</>;
  const name = play.name(seat);
  return (
    <>
      <Medal colour={play.colour(seat)} size={14} />
      <b>{isDoer ? t('rivals.of', { name }) : name}</b>
    </>
  );
}
