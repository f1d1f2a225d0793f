import './town.css';
import { Coin } from '../../../ui/Coin';
import { Icon } from '../../../ui/Icon';
import { cardName } from '../card-words';
import { cardIcons, landmarksOf, looks, numbers, playerOf, type Stack, stacksOf } from '../cards';
import { ownTown, type Session } from '../session';
import type { PublicCard, PublicPlayer } from '../wire';
import { t } from '../words';
import { Group } from './Group';
import { isBuilt, saleWords } from './names';
import { Shape } from './Shape';
import { Spot } from './Spot';

interface Props {
  session: Session;
}

/** The reader's town below the market: its Landmarks as goods, and its piles. */
export function OwnTown({ session }: Props) {
  const { play } = session;
  const table = play.table.value;
  const seat = ownTown(session);
  const player = playerOf(table, seat);
  if (!player) return null;
  const title =
    seat === play.seat.value ? t('town.yours') : t('town.of', { name: play.name(seat) });
  const left = landmarksOf(table).length - player.landmarks.length;
  return (
    <section class="lm-town own" aria-label={title}>
      <header>
        <h2 class="small-title">{title}</h2>
        <span class="chip quiet">
          {left === 0 ? t('town.left.none') : t('town.left', { n: left })}
        </span>
      </header>
      <Group kind="lm-goods" label={t('town.landmarks')}>
        {landmarksOf(table).map((card) => (
          <Good key={card.id} session={session} card={card} />
        ))}
      </Group>
      <Stacks session={session} player={player} />
    </section>
  );
}

/** A Landmark as something to buy, or as it stands. */
function Good({ session, card }: Props & { card: PublicCard }) {
  const built = isBuilt(session, card.id);
  const words = saleWords(session, card.id);
  return (
    <Spot
      session={session}
      place={{ at: 'landmark', card: card.id }}
      kind={`lm-good${built ? ' built' : ''}`}
    >
      <Icon name={cardIcons[card.id]} size={20} />
      <span class="lm-good-name">{cardName(card.id)}</span>
      {built ? (
        <span class="lm-good-foot">{t('landmark.built')}</span>
      ) : (
        <span class="lm-good-foot">
          <Coin size={13} />
          {card.cost}
          {words && <span class="lm-why">{words}</span>}
        </span>
      )}
    </Spot>
  );
}

/** A town as piles, sorted by their numbers. */
export function Stacks({
  session,
  player,
  small,
}: Props & { player: PublicPlayer; small?: boolean }) {
  const stacks = stacksOf(session.play.table.value, player).filter(
    ({ card }) => card.colour !== 'civic' && card.colour !== 'landmark',
  );
  return (
    <Group kind="lm-stacks" label={t('town.cards')}>
      {stacks.map((stack) => (
        <Pile
          key={`${stack.card.id} ${stack.closed}`}
          session={session}
          player={player}
          stack={stack}
          small={small === true}
        />
      ))}
    </Group>
  );
}

interface PileProps extends Props {
  player: PublicPlayer;
  stack: Stack;
  small: boolean;
}

function Pile({ session, player, stack, small }: PileProps) {
  const { card, closed, count } = stack;
  const invested = card.id === 'tech-startup' ? player.investment : 0;
  return (
    <Spot
      session={session}
      place={{ at: 'town', seat: player.seat, card: card.id, closed }}
      kind={`lm-stack ${small ? 'small ' : ''}${looks[card.colour]}${closed ? ' closed' : ''}`}
    >
      <span class="lm-stack-head">
        <Shape colour={card.colour} size={small ? 9 : 11} />
        {numbers(card)}
      </span>
      <Icon name={cardIcons[card.id]} size={small ? 20 : 28} />
      {count > 1 && <b class="lm-count">×{count}</b>}
      {closed && (
        <span class="lm-scaffold">
          <Icon name="barricade-fill" size={small ? 12 : 16} />
        </span>
      )}
      {invested > 0 && (
        <span class="lm-invested">
          <Coin size={11} />
          {invested}
        </span>
      )}
    </Spot>
  );
}
