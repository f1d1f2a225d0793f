import './reach.css';
import { iconHref } from '../../../ui/Icon';
import { dangerOf, type Prospect, toneOf } from '../risk';
import type { Tone } from './names';

interface Props {
  prospect: Prospect;
  /** Its colour, where that is not what it does to whoever throws. */
  tone?: Tone;
  /** Where the skull stands, by its middle and its size: at the upper right unless something is there. */
  skull?: { x: number; y: number; scale: number };
}

/** A number as the board places it. */
export interface ReachProps {
  prospect: Prospect;
  tone: Tone;
  number: number;
}

/** Over none of the figures. */
const UPPER_RIGHT = { x: 16, y: -15.5, scale: 0.9 } as const;

/**
 * The number of a throw on the field it reaches, centred on the origin: round where it is harmless and
 * hollow where it is too dear, square where it costs money, with a skull where it may put out and a full
 * one where it does.
 */
export function Reach({ prospect, tone = toneOf(prospect), skull = UPPER_RIGHT }: Props) {
  const danger = dangerOf(prospect);
  return (
    <g class={`reach ${tone}`}>
      {danger === 'safe' ? (
        <circle r="13" />
      ) : (
        <rect x="-12.5" y="-12.5" width="25" height="25" rx="5" />
      )}
      <text>{prospect.total}</text>
      {(danger === 'out' || danger === 'maybe') && (
        <g class="reach-skull" transform={`translate(${skull.x} ${skull.y}) scale(${skull.scale})`}>
          <circle r="10" />
          <use
            href={iconHref(danger === 'out' ? 'skull-fill' : 'skull')}
            x="-7.5"
            y="-7.5"
            width="15"
            height="15"
          />
        </g>
      )}
    </g>
  );
}
