import { iconHref } from '../../../ui/Icon';
import { type SeatColour, seatLooks } from '../../../ui/seats';
import { industryIcons } from '../lookup';
import { ringOf } from '../rings';
import type { Ring } from '../wire';
import { t } from '../words';
import { boardPattern } from './Defs';
import { bandPath, bandsOf, outlineOf, type Parts, partsOf } from './geometry';
import type { Landing, Mark } from './marks';

interface Props {
  mark: Mark;
  /** The colour of its owner. */
  colour: SeatColour | null;
  open: Ring | null;
  name: string;
  /** The one space that Tab reaches. */
  stop: boolean;
  chosen: boolean;
  /** A line of the story that is looked at names it. */
  named: boolean;
  onPoint: () => void;
}

/** One space of a ring: what it is, whose it is, and what it means to the reader now. */
export function SpaceCell(props: Props) {
  const { mark, colour, open, name, stop, chosen, named, onPoint } = props;
  const ring = ringOf(mark.space);
  const band = bandsOf(open)[ring];
  const parts = partsOf(mark.space, band, open === ring);
  return (
    <g
      role="option"
      class={`tr-space ${mark.industry ?? 'park'}${mark.pale ? ' pale' : ''}`}
      aria-label={name}
      aria-selected={chosen || mark.way === 'picked'}
      tabindex={stop ? 0 : -1}
      data-space={mark.space}
      onPointerEnter={(event) => event.pointerType !== 'touch' && onPoint()}
      onFocus={onPoint}
    >
      <path class="tr-cell" d={outlineOf(mark.space, band, 1.2)} />
      {colour && (
        <path class="tr-owner" d={bandPath(mark.space, band)} fill={boardPattern(colour)} />
      )}
      {colour && (
        <path
          class={mark.fresh ? 'tr-claim fresh' : 'tr-claim'}
          pathLength={1}
          d={outlineOf(mark.space, band, 1.6)}
          stroke={seatLooks[colour].colour}
        />
      )}
      <Face mark={mark} parts={parts} />
      <Frame mark={mark} chosen={chosen} named={named} d={outlineOf(mark.space, band, 2.6)} />
    </g>
  );
}

/** How far a changed value steps aside for the one it was. */
const ASIDE = 6;

/** Symbol and value; the printed one small beside a changed one. */
function Face({ mark, parts }: { mark: Mark; parts: Parts }) {
  const { industry, value, instead, landing } = mark;
  const size = industry === null ? parts.iconSize * 1.3 : parts.iconSize;
  const { x, y } = industry === null ? middleOf(parts) : parts.icon;
  return (
    <>
      <use
        class="tr-icon"
        href={iconHref(industry === null ? 'tree-fill' : industryIcons[industry])}
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
      />
      {industry !== null && (
        <text
          class={`tr-value${valueKind(mark)}`}
          x={parts.value.x - (instead === null ? 0 : ASIDE)}
          y={parts.value.y + parts.type * 0.36}
          style={{ '--type': `${parts.type}px` }}
        >
          {valueWords(value, landing)}
        </text>
      )}
      {instead !== null && (
        <text
          class="tr-printed"
          x={parts.value.x - ASIDE + (String(value).length * parts.type) / 3.4 + 2}
          y={parts.value.y - 1}
        >
          {instead}
        </text>
      )}
    </>
  );
}

function middleOf({ icon, value }: Parts) {
  return { x: (icon.x + value.x) / 2, y: (icon.y + value.y) / 2 };
}

/** A rent that would be due stands in the place of the value, and that a farm is free. */
function valueWords(value: number, landing: Landing | null): string {
  if (landing && landing.rent > 0) return t('board.minus', { n: landing.rent });
  return landing?.price === 0 ? t('board.free') : String(value);
}

function valueKind({ landing, instead }: Mark): string {
  if (landing && landing.rent > 0) return ' rent';
  if (landing?.price === 0) return ' free';
  return instead === null ? '' : ' changed';
}

interface FrameProps extends Pick<Props, 'mark' | 'chosen' | 'named'> {
  d: string;
}

function Frame({ mark, chosen, named, d }: FrameProps) {
  const { way, lit, deal } = mark;
  return (
    <>
      {deal && <path class={`tr-${deal}`} d={d} />}
      {lit && <path class="tr-lit" d={d} />}
      {way && <path class="tr-edge" d={d} />}
      {way && <path class={`tr-${way}`} d={d} />}
      {named && <path class="tr-named" d={d} />}
      {chosen && <path class="tr-chosen" d={d} />}
    </>
  );
}
