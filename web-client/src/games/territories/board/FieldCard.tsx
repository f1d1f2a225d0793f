import './card.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Chip } from '../../../ui/Chip';
import { IconButton } from '../../../ui/IconButton';
import { media } from '../../../ui/screen';
import { plotAt } from '../fields';
import { closeCard, type Session } from '../session';
import { t } from '../words';
import { type FieldFacts, fieldFacts } from './card';
import { cornerFor } from './geometry';

/** How long the pointer rests before a card comes up by itself. */
const REST_MILLIS = 250;

interface Props {
  session: Session;
  /** It lies over a corner of the board, for there is no place beside it. */
  inCorner?: boolean;
}

/** The card of the pressed field, or after a moment of the one under the pointer. */
export function FieldCard({ session, inCorner = false }: Props) {
  const { chosen, pointed, shown, stage, play } = session;
  const rested = useRested(pointed.value);
  const number = chosen.value ?? rested;
  const plot = number === null ? undefined : plotAt(shown.value, number);
  if (!plot) return null;
  const mine = stage.value.pieces.find(({ seat }) => seat === play.seat.value)?.at;
  const facts = fieldFacts(session, plot);
  const { title, chip } = facts;
  const place = inCorner ? ` ${cornerFor(plot.number, mine)}` : '';
  return (
    <section class={`field-card${place}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Chip kind={chip.kind}>{chip.words}</Chip>
        {chosen.value !== null && (
          <IconButton icon="x" label={t('card.close')} onClick={() => closeCard(session)} plain />
        )}
      </header>
      <FactRows {...facts} />
    </section>
  );
}

/** The sums of a field, each with its words before it. */
export function FactRows({ rows, note }: Pick<FieldFacts, 'rows' | 'note'>) {
  return (
    <>
      <dl>
        {rows.map(({ words, sum, outlook }) => (
          <div key={words} class={outlook ? 'outlook' : undefined}>
            <dt>{words}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
      </dl>
      {note && <p class="field-note">{note}</p>}
    </>
  );
}

/** So many seats leave a card room below them in a low window. */
const FEW = 4;
const isHighEnough = media('(min-height: 650px)');

/**
 * Whether the card has its place below the seats: in a low window it would lie over what is read and pressed
 * elsewhere.
 */
export function isCardBelow({ play, shown }: Session): boolean {
  if (!play.low.value) return true;
  return isHighEnough.value && shown.value.players.length <= FEW;
}

/** Where the card stands beside the board. */
export function CardPlace({ session }: { session: Session }) {
  const place = useRef<HTMLDivElement>(null);
  const { beside } = session;
  useLayoutEffect(() => {
    const own = place.current;
    beside.value = own;
    return () => {
      // A window that grows has the new place before it has lost the old one.
      if (beside.peek() === own) beside.value = null;
    };
  }, [session]);
  return (
    <div ref={place} class="card-place">
      {beside.value !== null && <FieldCard session={session} />}
    </div>
  );
}

/** The field on which the pointer has rested; null as soon as it moves on. */
function useRested(number: number | null): number | null {
  const [rested, setRested] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(number), REST_MILLIS);
    return () => {
      clearTimeout(timer);
      setRested(null);
    };
  }, [number]);
  return rested;
}
