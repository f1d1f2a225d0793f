import './picture.css';
import { Die } from '../../ui/Die';
import { iconHref } from '../../ui/Icon';
import type { IconName } from '../../ui/icon-names';
import { ownerOf } from '../../ui/owners';
import { point, sector } from '../../ui/polar';
import { patternFill } from '../../ui/seats';
import { Token } from '../../ui/Token';
import type { BoardPicture } from '../about';

/** The fields from the first on: type, what is written under its symbol, owner. */
const FIELDS = `t1000 t300m t500s t3000 t1000w t1300w t1600m t5000 t2600s t3200w t4000m
  r+5000 r+500 c100×2v c100×2v x−2000 x10% f1000v f500w f1000v f500m`.split(/\s+/);

const TYPES: Record<string, { name: string; icon: IconName }> = {
  t: { name: 'territory', icon: 'castle-turret-fill' },
  r: { name: 'refuge', icon: 'tent-fill' },
  c: { name: 'camp', icon: 'shovel-fill' },
  x: { name: 'tax', icon: 'receipt-fill' },
  f: { name: 'fleet', icon: 'sailboat-fill' },
};

/** How dear each territory is, as the table shows it. */
const TIERS = 'low low low middling middling middling middling dear dear dear dear'.split(' ');

const STEP = 360 / 21;
const FIRST = -144;
const PIECES = [
  { seat: 'm', field: 4, radius: 228 },
  { seat: 'w', field: 11, radius: 232 },
  { seat: 'v', field: 12, radius: 232 },
  { seat: 's', field: 18, radius: 232 },
];

/** The circle of twenty-one fields with a throw in its middle. Its centre is the origin. */
function Board() {
  return (
    <g class="territories">
      <circle class="territories-rim" r="370" />
      {FIELDS.map((field, i) => (
        <Field key={i} field={field} tier={TIERS[i] ?? ''} middle={FIRST + i * STEP} />
      ))}
      <circle class="territories-middle" r="206" />
      <Die pips={6} x={-62} y={-24} size={112} />
      <Die pips={2} x={70} y={16} size={112} />
      {PIECES.map(({ seat, field, radius }) => {
        const [x, y] = point(radius, FIRST + field * STEP);
        return <Token key={seat} colour={ownerOf(seat) ?? 'madder'} x={x} y={y} r={18} />;
      })}
    </g>
  );
}

interface FieldProps {
  field: string;
  tier: string;
  middle: number;
}

function Field({ field, tier, middle }: FieldProps) {
  const type = TYPES[field.charAt(0)];
  const owner = ownerOf(/[a-z]$/.exec(field.slice(1))?.[0]);
  const words = field.slice(1).replace(/[a-z]$/, '');
  const [x, y] = point(292, middle);
  const [tokenX, tokenY] = point(361, middle);
  const from = middle - STEP / 2;
  const to = middle + STEP / 2;
  return (
    <g>
      <path class={`space ${type?.name} ${tier}`} d={sector(352, 206, from, to)} />
      <use
        class="on-board"
        href={iconHref(type?.icon ?? 'tent-fill')}
        x={x - 15}
        y={y - 26}
        width="30"
        height="30"
      />
      <text class={`field-sum${owner ? ' rent' : ''}`} x={x} y={y + 22}>
        {words}
      </text>
      {owner && <path d={sector(369, 353, from, to)} fill={patternFill(owner)} />}
      {owner && <Token colour={owner} x={tokenX} y={tokenY} r={14} />}
    </g>
  );
}

export const picture: BoardPicture = {
  ornament: '-376 -376 752 752',
  Board,
  card: '-378 -251 756 502',
  whole: '-376 -376 752 752',
};
