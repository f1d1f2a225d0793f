import { CardFace } from '../CardFace';
import { isLessThanRivals, isTaken } from '../gifts';
import type { PublicCard, Space } from '../wire';
import { t } from '../words';
import { cornerOf } from './geometry';
import type { Mark, Way } from './marks';

interface Props {
  mark: Mark;
  name: string;
  /** The one cell that Tab reaches. */
  stop: boolean;
  chosen: boolean;
  /** It was pressed in vain. */
  refused: boolean;
  /** The pointer or the focus is on a button that is about it. */
  aimed: boolean;
  lit: boolean;
  /** The way in which its card is being turned just now. */
  turning: 'up' | 'down' | undefined;
  small: boolean;
  /** A piece stands on it. */
  stoodOn: boolean;
  /** The card that may be laid there next. */
  ghost: PublicCard | null;
  onPoint: (space: Space) => void;
}

/** One space of the grid: what lies on it and what it means to the reader now. */
export function SpaceCell(props: Props) {
  const { mark, name, stop, chosen, refused, aimed, lit } = props;
  const { turning, small, stoodOn, ghost, onPoint } = props;
  const { x, y } = cornerOf(mark.space);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cell cannot stand in a drawing
    <g
      role="gridcell"
      class={`ec-space${mark.veiled ? ' veiled' : ''}${mark.way ? ' open' : ''}`}
      transform={`translate(${x} ${y})`}
      aria-label={name}
      aria-selected={chosen}
      tabindex={stop ? 0 : -1}
      data-space={mark.space}
      // A page that comes under a pointer at rest is entered by it, but nobody has pointed yet.
      onPointerMove={(event) => event.pointerType !== 'touch' && onPoint(mark.space)}
      onFocus={({ currentTarget }) => isLedByKeys(currentTarget) && onPoint(mark.space)}
    >
      <use href="#ec-reach" />
      {isLessThanRivals(mark.gift) && <title>{t('legend.less')}</title>}
      {mark.way === 'send' && <title>{name}</title>}
      {isShaded(mark) && <use href="#ec-tint" />}
      <Lying mark={mark} turning={turning} small={small} stoodOn={stoodOn} />
      {ghost && mark.way === 'fits' && (
        <>
          {/* The door of a corner would shine through it. */}
          {mark.corner && <use href="#ec-corner" />}
          <g class="ec-ghost">
            <CardFace card={ghost} toBeHad small={small} />
          </g>
        </>
      )}
      {mark.veiled && mark.lying.lies === 'nothing' && <use href="#ec-veil" />}
      {mark.way && <use href={frameOf(mark, mark.way)} />}
      {aimed && <use href="#ec-aimed" />}
      {chosen && <use href="#ec-chosen" />}
      {refused && <use href="#ec-refused" />}
      {lit && <use href="#ec-lit" />}
    </g>
  );
}

/** A tap gives the focus too, and points at nothing afterwards. */
function isLedByKeys(cell: SVGElement): boolean {
  return cell.matches(':focus-visible');
}

const FRAMES = {
  legal: '#ec-legal',
  fits: '#ec-fits',
  hit: '#ec-hit',
  send: '#ec-send',
} as const;

/** Free for a card, or a corner to send a piece to. */
function isShaded({ way, lying }: Mark): boolean {
  return (way === 'fits' || way === 'send') && lying.lies === 'nothing';
}

/**
 * Of the spaces that one may walk to an empty one has a dot, a card that brings nothing a thinner frame, with a dot
 * in its free corner where it is taken already, and one that loses the game that of a warning.
 */
function frameOf({ lying, gift }: Mark, way: Way): string {
  if (way === 'legal' && lying.lies === 'nothing') return '#ec-plain';
  if (gift?.gives === 'defeat') return '#ec-defeat';
  if (isTaken(gift)) return '#ec-taken';
  return way === 'legal' && gift?.gives === 'nothing' ? '#ec-poor' : FRAMES[way];
}

type LyingProps = Pick<Props, 'mark' | 'turning' | 'small' | 'stoodOn'>;

/**
 * The card of a space. As one is turned down its face is gone from the page at once: what is seen to turn is its back
 * from the beginning.
 */
function Lying({ mark, turning, small, stoodOn }: LyingProps) {
  const { lying, toBeHad } = mark;
  if (lying.lies === 'nothing') return null;
  if (lying.lies === 'back') {
    return <use class={turning && 'ec-turns-over'} href="#ec-back" />;
  }
  const face = <CardFace card={lying.card} toBeHad={toBeHad} small={small} stoodOn={stoodOn} />;
  return turning ? (
    <>
      <use class="ec-turns-away" href="#ec-back" />
      <g class="ec-turns-in">{face}</g>
    </>
  ) : (
    face
  );
}
