import { SeatPattern } from '../../../ui/Paints';
import { type SeatColour, seatColours } from '../../../ui/seats';
import { Token } from '../../../ui/Token';
import { Shield } from '../Shield';
import type { Table } from '../wire';
import { t } from '../words';

/** The id under which this board holds a seat's pattern, never shrunk below 1:1. */
export function boardPattern(colour: SeatColour): string {
  return `url(#tr-pattern-${colour})`;
}

interface Props {
  table: Table;
  colours: readonly SeatColour[];
  scale: number;
}

/** What the board has many of: patterns, tokens, shields, helicopters, signs. */
export function Defs({ table, colours, scale }: Props) {
  return (
    <defs>
      {seatColours
        .filter((colour) => colours.includes(colour))
        .map((colour) => (
          <Signs key={colour} colour={colour} scale={scale} />
        ))}
      <g id="tr-percent">
        <circle class="tr-disc" r="9" />
        <path class="tr-disc-sign" d="M-3.4 3.4L3.4-3.4" />
        <circle class="tr-disc-dot" cx="-2.9" cy="-2.7" r="1.6" />
        <circle class="tr-disc-dot" cx="2.9" cy="2.7" r="1.6" />
      </g>
      <g id="tr-network">
        <rect class="tr-disc" x="-13" y="-8.5" width="26" height="17" rx="4.5" />
        <text class="tr-badge-words" y="4.2">
          {t('board.plus', { n: networkAdds(table) })}
        </text>
      </g>
      <rect id="tr-roof-side" class="tr-roof-side" x="-18" y="-15" width="36" height="36" rx="5" />
    </defs>
  );
}

/** By how much a property counts more in a network. */
function networkAdds({ network, values }: Table): number {
  const [[space = '', worth = 0] = []] = Object.entries(network);
  return worth - (values[space] ?? 0);
}

function Signs({ colour, scale }: { colour: SeatColour; scale: number }) {
  return (
    <>
      <SeatPattern colour={colour} id={`tr-pattern-${colour}`} scale={scale} />
      <g id={`tr-token-${colour}`}>
        <Token colour={colour} x={0} y={0} r={11} />
      </g>
      <g id={`tr-shield-${colour}`}>
        <Shield seat={colour} fill={boardPattern(colour)} />
      </g>
      <g id={`tr-helicopter-${colour}`}>
        <path class="tr-rotor" d="M-16-14H16M0-14V-8" />
        <Token colour={colour} x={0} y={0} r={11} />
      </g>
    </>
  );
}
