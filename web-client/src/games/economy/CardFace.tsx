import { iconHref } from '../../ui/Icon';
import { sectorIcons } from './cards';
import type { PublicCard } from './wire';
import { t } from './words';

interface Props {
  card: PublicCard;
  toBeHad: boolean;
  /** Symbol and category alone, where there is room for no more. */
  small: boolean;
  /** A piece stands on it: its symbol keeps above that. */
  stoodOn?: boolean;
}

/**
 * A card with its face up: sector by colour, symbol and name, category by number and kind. While its
 * property is to be had, its name, or where there is no room for that its number, stands on a slip.
 */
export function CardFace({ card, toBeHad, small, stoodOn = false }: Props) {
  return small || stoodOn ? (
    <Small card={card} toBeHad={toBeHad} symbol={stoodOn ? BESIDE_PIECE : SYMBOL} />
  ) : (
    <Whole card={card} toBeHad={toBeHad} />
  );
}

type FaceProps = Omit<Props, 'small' | 'stoodOn'>;

/** Names of more letters are set closer. */
const LONG = 9;

function Whole({ card, toBeHad }: FaceProps) {
  return (
    <g class="ec-card">
      <use href="#ec-paper" />
      <path class={`ec-sector ${card.sector}`} d="M6 49V13a7 7 0 0 1 7-7H71a7 7 0 0 1 7 7V49Z" />
      <use
        class="ec-ink"
        href={iconHref(sectorIcons[card.sector])}
        x="9"
        y="9"
        width="32"
        height="32"
      />
      <CardNumber card={card} />
      {toBeHad && <use href="#ec-deed" />}
      <CardWords card={card} toBeHad={toBeHad} />
    </g>
  );
}

/** Low enough not to read as one figure with what the space gives, which stands above it. */
export function CardNumber({ card }: { card: PublicCard }) {
  return (
    <text class="ec-category" x="64.5" y="45.5">
      {card.category}
    </text>
  );
}

/** The name of a card and its kind, below its colour; the kind clear of the sign of who owns it. */
export function CardWords({ card, toBeHad }: FaceProps) {
  const label = t(`label.${card.sector}`);
  return (
    <>
      <text class={label.length > LONG ? 'ec-name long' : 'ec-name'} x="42" y="62">
        {label}
      </text>
      <text class="ec-kind" x={toBeHad ? 42 : 47} y="74">
        {t(`kind.${card.kind}`)}
      </text>
    </>
  );
}

/** The symbol keeps off the edges of the card and off the ways between it and the number, or off a piece there. */
const SYMBOL = { x: 8.5, y: 8.5, width: 31, height: 31 };
const BESIDE_PIECE = { x: 7.5, y: 7, width: 24, height: 24 };

function Small({ card, toBeHad, symbol }: FaceProps & { symbol: typeof SYMBOL }) {
  return (
    <g class="ec-card">
      <use href="#ec-paper" />
      <rect class={`ec-sector ${card.sector}`} x="6" y="6" width="72" height="72" rx="7" />
      <use class="ec-ink" href={iconHref(sectorIcons[card.sector])} {...symbol} />
      <NumberOnPlate card={card} toBeHad={toBeHad} />
    </g>
  );
}

/** On a small card its number stands in the corner, on a plate or on the slip of what is to be had. */
export function NumberOnPlate({ card, toBeHad }: FaceProps) {
  return (
    <>
      {toBeHad ? (
        <use href="#ec-deed-small" />
      ) : (
        <path class="ec-face" d="M51 78V58a7 7 0 0 1 7-7H78V71a7 7 0 0 1-7 7Z" />
      )}
      <text class="ec-category on-plate" x="64.5" y="75">
        {card.category}
      </text>
    </>
  );
}
