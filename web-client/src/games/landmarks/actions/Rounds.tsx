import { Medal } from '../../../ui/Medal';
import { averageWords } from '../board/Charts';
import { exchange } from '../board/places';
import { cardName } from '../card-words';
import type { Session } from '../session';
import type { Card } from '../wire';
import { t } from '../words';

interface Props {
  session: Session;
}

/** What the chosen exchange changes for both, in coins a round, as the server has told of each card. */
export function Rounds({ session }: Props) {
  const { play } = session;
  const swap = exchange(session);
  const perRound = play.hand.value?.perRound;
  if (!swap || !perRound) return null;
  const own = play.seat.value ?? 0;
  return (
    <div class="lm-rounds">
      <RoundsOf session={session} seat={own} gets={swap.take} gives={swap.give} />
      <RoundsOf session={session} seat={swap.player} gets={swap.give} gives={swap.take} />
      <small>{t('swap.rounds')}</small>
    </div>
  );
}

interface RoundsProps extends Props {
  seat: number;
  gets: Card;
  gives: Card;
}

function RoundsOf({ session: { play }, seat, gets, gives }: RoundsProps) {
  const of = play.hand.value?.perRound?.[seat] ?? {};
  const [more, less] = [of[gets] ?? 0, of[gives] ?? 0];
  const figure = averageWords(more - less);
  return (
    <p>
      <Medal colour={play.colour(seat)} size={22} />
      <span>
        <b>{seat === play.seat.value ? t('swap.you') : play.name(seat)}</b>
        <small>
          {t('swap.rounds.of', {
            gets: cardName(gets),
            more: averageWords(more),
            gives: cardName(gives),
            less: averageWords(less),
          })}
        </small>
      </span>
      <b class={figure.startsWith('−') ? 'brick-words' : 'pat-words'}>{figure}</b>
    </p>
  );
}
