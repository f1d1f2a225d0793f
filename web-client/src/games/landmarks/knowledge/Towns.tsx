import { Coin } from '../../../ui/Coin';
import { Medal } from '../../../ui/Medal';
import { Stacks } from '../board/Town';
import { ownTown, type Session } from '../session';
import { t } from '../words';

interface Props {
  session: Session;
  /** Also the town that stands on the board; else only those of the others. */
  all?: boolean;
}

/** Towns by the order of their goes, from the reader on. */
export function Towns({ session, all }: Props) {
  const { play, scenes } = session;
  const own = ownTown(session);
  const { order, phase } = play.table.value;
  const at = order.indexOf(own);
  const noneOnBoard = phase === 'orders' && play.seat.value !== null && !play.phone.value;
  const others = [
    ...(all || noneOnBoard ? [own] : []),
    ...order.slice(at + 1),
    ...order.slice(0, at),
  ];
  return (
    <div class="lm-towns">
      {others.map((seat) => {
        const player = scenes.shown.value.table.players.find((each) => each.seat === seat);
        if (!player) return null;
        return (
          <section key={seat} class="lm-town" aria-label={t('town.of', { name: play.name(seat) })}>
            <header>
              <Medal colour={play.colour(seat)} size={22} />
              <h2>{t('town.of', { name: play.name(seat) })}</h2>
              <span class="lm-coins">
                <Coin size={14} />
                {player.coins}
                <span class="hidden-text"> {t('seat.coins')}</span>
              </span>
            </header>
            <Stacks session={session} player={player} small />
          </section>
        );
      })}
    </div>
  );
}
