import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { Medal } from '../../../ui/Medal';
import { Group } from '../board/Group';
import { exchange, gift, isLegal } from '../board/places';
import { Shape } from '../board/Shape';
import { Spot } from '../board/Spot';
import { cardName } from '../card-words';
import { cardIcons, looks, numbers, playerOf, type Stack, stacksOf } from '../cards';
import { type Copy, type Session, seatsFor } from '../session';
import { t } from '../words';
import { Skip } from './CardBars';
import { Choices } from './Choices';
import { DecisionBar } from './DecisionBar';
import { Rounds } from './Rounds';
import { SeatChoice } from './TargetBar';

interface Props {
  session: Session;
}

/** One card each way: a press on either side, closed copies too. */
export function SwapBar({ session }: Props) {
  const { play, give, take } = session;
  const swap = exchange(session);
  const others = seatsFor(session, 'swap', 'player');
  return (
    <DecisionBar
      session={session}
      buttons={
        <>
          <Button
            label={
              swap
                ? t('swap.do', { give: cardName(swap.give), take: cardName(swap.take) })
                : t('swap.do.none')
            }
            second={takeLine(take.value)}
            icon="swap"
            kind="main"
            keyCap="x"
            blocked={swap ? undefined : t(give.value ? 'swap.pick.take' : 'swap.pick.give')}
            busy={play.busy.value === 'swap'}
            onClick={() => swap && void play.act(swap)}
          />
          <Skip session={session} words="swap.skip" />
        </>
      }
    >
      <div class="lm-sides">
        <Side session={session} seat={play.seat.value ?? 0} title={t('swap.give')} />
        {others.map((seat) => (
          <Side
            key={seat}
            session={session}
            seat={seat}
            title={t('swap.take', { name: play.name(seat) })}
          />
        ))}
      </div>
      <Rounds session={session} />
    </DecisionBar>
  );
}

function takeLine(copy: Copy | null): string {
  if (!copy) return '';
  return t(copy.closed ? 'swap.closed' : 'swap.open');
}

/** What must be given, and to whom. */
export function GiveBar({ session }: Props) {
  const { play, give, target } = session;
  const sent = gift(session);
  const missing = give.value ? t('choose.player') : t('choose.card');
  return (
    <DecisionBar
      session={session}
      buttons={
        <Button
          label={
            give.value && target.value !== null
              ? t('give.do', { card: cardName(give.value.card), name: play.name(target.value) })
              : t('give.do.none')
          }
          second={t('give.do.line')}
          icon="truck-fill"
          kind="main"
          keyCap="g"
          blocked={sent ? undefined : missing}
          busy={play.busy.value === 'give-building'}
          onClick={() => sent && void play.act(sent)}
        />
      }
    >
      <div class="lm-sides">
        <Side session={session} seat={play.seat.value ?? 0} title={t('swap.give')} />
        <Choices label={t('give.to')}>
          {seatsFor(session, 'give-building', 'to').map((seat) => (
            <SeatChoice key={seat} session={session} seat={seat} name="lm-receiver" />
          ))}
        </Choices>
      </div>
    </DecisionBar>
  );
}

interface SideProps extends Props {
  seat: number;
  title: string;
}

/** One player's buildings, as far as they may move. */
function Side({ session, seat, title }: SideProps) {
  const { play } = session;
  const table = play.table.value;
  const player = playerOf(table, seat);
  const stacks = player ? stacksOf(table, player) : [];
  return (
    <section class="lm-side" aria-label={title}>
      <h3>
        <Medal colour={play.colour(seat)} size={20} />
        {title}
      </h3>
      <Group kind="lm-stacks" label={title}>
        {stacks
          .filter(({ card, closed }) =>
            isLegal(session, { at: 'town', seat, card: card.id, closed }),
          )
          .map((stack) => (
            <SidePile key={`${stack.card.id} ${stack.closed}`} {...{ session, seat, stack }} />
          ))}
      </Group>
    </section>
  );
}

function SidePile({ session, seat, stack }: Props & { seat: number; stack: Stack }) {
  const { card, closed, count } = stack;
  return (
    <Spot
      session={session}
      place={{ at: 'town', seat, card: card.id, closed }}
      kind={`lm-stack small ${looks[card.colour]}${closed ? ' closed' : ''}`}
    >
      <span class="lm-stack-head">
        <Shape colour={card.colour} size={9} />
        {numbers(card)}
      </span>
      <Icon name={cardIcons[card.id]} size={20} />
      {count > 1 && <b class="lm-count">×{count}</b>}
      {closed && (
        <span class="lm-scaffold">
          <Icon name="barricade-fill" size={12} />
        </span>
      )}
    </Spot>
  );
}
