import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import type { IconName } from '../../../ui/icon-names';
import { isOpen } from '../../moves';
import { cardName } from '../card-words';
import { cardIcons, cardOf, looks, playerOf } from '../cards';
import { cardsFor, type Session } from '../session';
import type { Action, Card } from '../wire';
import { t } from '../words';
import { Choice, Choices } from './Choices';
import { DecisionBar } from './DecisionBar';
import { titleOf } from './titles';

interface Props {
  session: Session;
}

/** Which Landmark goes. */
export function DemolishBar({ session }: Props) {
  return (
    <CardBar
      session={session}
      cards={cardsFor(session, 'demolish', 'landmark')}
      lineFor={(card) => t('choice.cost', { n: cardOf(session.play.table.value, card).cost })}
      icon="bulldozer-fill"
      keyCap="d"
      phase="demolish"
      action={(landmark) => ({ type: 'demolish', landmark })}
    />
  );
}

/** Which type closes in all towns. */
export function RenovationBar({ session }: Props) {
  return (
    <CardBar
      session={session}
      cards={cardsFor(session, 'renovate')}
      lineFor={(card) => ownersWords(session, card)}
      icon="wrench-fill"
      keyCap="r"
      phase="renovation"
      action={(card) => ({ type: 'renovate', card })}
    />
  );
}

/** Which own building acts in the Convention Center's stead. */
export function ConventionBar({ session }: Props) {
  const pays = (card: Card) => session.play.hand.value?.pays[card];
  return (
    <CardBar
      session={session}
      cards={cardsFor(session, 'activate')}
      lineFor={(card) => {
        const n = pays(card);
        return n === undefined ? '' : t(n < 0 ? 'choice.costs' : 'choice.pays', { n: Math.abs(n) });
      }}
      icon="presentation-fill"
      keyCap="c"
      phase="convention"
      action={(card) => ({ type: 'activate', card })}
    />
  );
}

/** "Jonas 2, you 1": who has open copies of a type. */
function ownersWords({ play }: Session, card: Card): string {
  const { players } = play.table.value;
  return players
    .flatMap(({ seat, cards }) => {
      const n = cards[card]?.open ?? 0;
      if (n === 0) return [];
      return [
        t(seat === play.seat.value ? 'choice.copies.you' : 'choice.copies', {
          name: play.name(seat),
          n,
        }),
      ];
    })
    .join(t('list.comma'));
}

interface CardBarProps extends Props {
  cards: readonly Card[];
  lineFor: (card: Card) => string;
  icon: IconName;
  keyCap: string;
  phase: 'demolish' | 'renovation' | 'convention';
  action: (card: Card) => Action;
}

function CardBar(props: CardBarProps) {
  const { session, cards, lineFor, icon, keyCap, phase, action } = props;
  const { play, chosen } = session;
  const card = cards.find((each) => each === chosen.value);
  const sent = card && action(card);
  return (
    <DecisionBar
      session={session}
      buttons={
        <>
          <Button
            label={card ? t(`${phase}.do`, { card: cardName(card) }) : t(`${phase}.do.none`)}
            second={card ? t(`${phase}.do.line`) : ''}
            icon={icon}
            kind="main"
            keyCap={keyCap}
            blocked={card ? undefined : t('choose.card')}
            busy={sent !== undefined && play.busy.value === sent.type}
            onClick={() => sent && void play.act(sent)}
          />
          <Skip
            session={session}
            words={phase === 'convention' ? 'convention.skip' : 'skip.close'}
          />
        </>
      }
    >
      <Choices label={titleOf(session)}>
        {cards.map((each) => (
          <CardChoice key={each} session={session} card={each} line={lineFor(each)} />
        ))}
      </Choices>
    </DecisionBar>
  );
}

function CardChoice({ session, card, line }: Props & { card: Card; line: string }) {
  const { chosen, play } = session;
  const look = looks[cardOf(play.table.value, card).colour];
  return (
    <Choice
      name="lm-card"
      picture={
        <span class={`lm-icon ${look}`}>
          <Icon name={cardIcons[card]} size={22} />
        </span>
      }
      title={cardName(card)}
      line={line}
      chosen={chosen.value === card}
      standard={standardCard(session) === card}
      onChoose={() => {
        chosen.value = card;
      }}
    />
  );
}

interface SkipProps extends Props {
  words: 'convention.skip' | 'skip.close' | 'swap.skip' | 'invest.skip';
}

/** Declines, where that is allowed; what must be chosen has no such button. */
export function Skip({ session, words }: SkipProps) {
  const { play } = session;
  if (!isOpen(play.moves.value, 'skip')) return null;
  const isDefault = play.hand.value?.standard?.type === 'skip';
  return (
    <Button
      label={t(words)}
      second={isDefault ? t('standard.this') : ''}
      icon="skip-forward"
      keyCap="s"
      busy={play.busy.value === 'skip'}
      onClick={() => void play.act({ type: 'skip' })}
    />
  );
}

/** The coins of the reader. */
export function ownCoins({ play }: Session): number {
  return playerOf(play.table.value, play.seat.value)?.coins ?? 0;
}

/** Which card the server takes if time runs out. */
function standardCard({ play }: Session): Card | undefined {
  const standard = play.hand.value?.standard;
  if (standard?.type === 'demolish') return standard.landmark;
  return standard?.type === 'renovate' ? standard.card : undefined;
}
