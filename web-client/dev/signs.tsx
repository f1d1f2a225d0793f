import { AlarmClock } from '../src/ui/AlarmClock';
import { Coin } from '../src/ui/Coin';
import { Medal } from '../src/ui/Medal';
import { Panel } from '../src/ui/Panel';
import { QrCode } from '../src/ui/QrCode';
import { patternFill, seatColours } from '../src/ui/seats';
import { Token } from '../src/ui/Token';

/* Marks, patterns and own drawings. */

export function Seats() {
  return (
    <Panel
      title="Seats: colour, pattern, merchant’s mark"
      aside="told apart by any one of the three"
      small
    >
      <div class="row">
        {seatColours.map((colour) => (
          <div key={colour} class="swatch">
            <Medal colour={colour} size={72} />
            <b>{colour}</b>
            <svg width="150" height="22" aria-hidden="true">
              <rect width="150" height="22" rx="5" fill={patternFill(colour)} />
            </svg>
            <svg width="24" height="24" aria-hidden="true">
              <Token colour={colour} x={12} y={12} r={11} />
            </svg>
            <Medal colour={colour} size={17} />
          </div>
        ))}
      </div>
    </Panel>
  );
}

export function Drawings() {
  return (
    <Panel title="Drawings" small>
      <div class="row">
        <AlarmClock />
        <AlarmClock minutes={64} width={128} />
        <QrCode link="http://localhost:8080/r/amber-gull-plover-quay" />
        <Coin /> <Coin size={48} />
      </div>
    </Panel>
  );
}
