import { iconHref } from '../../../ui/Icon';
import { sectorIcons } from '../cards';
import type { PublicCard } from '../wire';
import { t } from '../words';

interface Props {
  card: PublicCard;
  toBeHad: boolean;
  /** Symbol and category alone, where there is room for no more. */
  small: boolean;
}

/**
 * A card with its face up: sector by colour, symbol and name, category by number and kind. While its
 * property is to be had, its name, or where there is no room for that its number, stands on a slip.
 */
export function CardFace({ card, toBeHad, small }: Props) {
  return small ? <Small card={card} toBeHad={toBeHad} /> : <Whole card={card} toBeHad={toBeHad} />;
}

type FaceProps = Omit<Props, 'small'>;

/** Names of more letters are set smaller. */
const LONG = 9;

function Whole({ card, toBeHad }: FaceProps) {
  const kind = t(`kind.${card.kind}`);
  const label = t(`label.${card.sector}`);
  return (
    <g class="ec-card">
      <rect class="ec-face" x="6" y="6" width="72" height="72" rx="7" />
      <path class={`ec-sector ${card.sector}`} d="M6 49V13a7 7 0 0 1 7-7H71a7 7 0 0 1 7 7V49Z" />
      <use
        class="ec-ink"
        href={iconHref(sectorIcons[card.sector])}
        x="7"
        y="13"
        width="27"
        height="27"
      />
      <text class="ec-category" x="62" y="38">
        {card.category}
      </text>
      {toBeHad && <use href="#ec-deed" />}
      <text class={label.length > LONG ? 'ec-name long' : 'ec-name'} x="42" y="62">
        {label}
      </text>
      <text class="ec-kind" x="42" y="74">
        {card.copy === null ? kind : `${kind} ${t(card.copy === 1 ? 'copy.1' : 'copy.2')}`}
      </text>
    </g>
  );
}

function Small({ card, toBeHad }: FaceProps) {
  return (
    <g class="ec-card">
      <rect class={`ec-sector ${card.sector}`} x="6" y="6" width="72" height="72" rx="7" />
      <use
        class="ec-ink"
        href={iconHref(sectorIcons[card.sector])}
        x="6"
        y="13"
        width="27"
        height="27"
      />
      {toBeHad ? (
        <use href="#ec-deed-small" />
      ) : (
        <path class="ec-face" d="M48 78V56a6 6 0 0 1 6-6H78V71a7 7 0 0 1-7 7Z" />
      )}
      <text class="ec-category" x="63" y="76">
        {card.category}
      </text>
    </g>
  );
}
