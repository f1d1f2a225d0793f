import './board.css';
import { Icon } from '../../../ui/Icon';
import { OrderForm } from '../post/OrderForm';
import { type Session, showsCharts } from '../session';
import type { Colour } from '../wire';
import { sentences, t } from '../words';
import { Charts } from './Charts';
import { LastThrowLine } from './LastThrow';
import { Market, MarketStrip } from './Market';
import { Shape } from './Shape';
import { Tip } from './Tip';
import { OwnTown } from './Town';

interface Props {
  session: Session;
}

/** Market or charts, with the own town below them. */
export function Board({ session }: Props) {
  const charts = showsCharts(session);
  const { phase } = session.play.table.value;
  if (phase === 'orders' && session.play.seat.value !== null)
    return <PostBoard session={session} />;
  return (
    <div class="lm-board">
      <LastThrowLine session={session} />
      {charts ? (
        <>
          <Charts session={session} />
          <MarketStrip session={session} />
        </>
      ) : (
        <>
          <MarketHead session={session} />
          <Market session={session} />
        </>
      )}
      <OwnTown session={session} />
      <Tip session={session} />
    </div>
  );
}

/**
 * While orders are awaited the sheet has the board; where there is a column beside it the own town
 * stands there.
 */
function PostBoard({ session }: Props) {
  return (
    <div class="lm-board">
      <OrderForm session={session} />
      <MarketStrip session={session} />
      {session.play.phone.value && <OwnTown session={session} />}
      <Tip session={session} />
    </div>
  );
}

const CLASSES = ['blue', 'green', 'red', 'purple'] as const satisfies readonly Colour[];

function MarketHead({ session: { play } }: Props) {
  const decks = Object.entries(play.table.value.deckLeft).map(([deck, n]) =>
    sentences.words(`deck.${deck}`, { n }),
  );
  return (
    <header class="lm-market-head">
      <h2>{t('market.title')}</h2>
      <p>{decks.join(' · ')}</p>
      <span class="lm-bank" data-bank title={t('bank')}>
        <Icon name="bank" size={18} />
        <span class="hidden-text">{t('bank')}</span>
      </span>
      <ul class="lm-legend" aria-label={t('legend.title')}>
        {CLASSES.map((colour) => (
          <li key={colour} class={colour}>
            <Shape colour={colour} />
            {t(`legend.${colour}`)}
          </li>
        ))}
      </ul>
    </header>
  );
}
