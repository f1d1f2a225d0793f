import './picture.css';
import { iconHref } from '../../ui/Icon';
import type { IconName } from '../../ui/icon-names';
import { ownerOf } from '../../ui/owners';
import { point, sector } from '../../ui/polar';
import { patternFill, type SeatColour, seatLooks } from '../../ui/seats';
import { Token } from '../../ui/Token';
import type { BoardPicture } from '../about';
import { Shield } from './Shield';

interface Ring {
  outer: number;
  inner: number;
  /** Clockwise from the street: industry, value, owner; a capital owner stands there. */
  spaces: string;
}

const RINGS: Ring[] = [
  {
    outer: 352,
    inner: 270,
    spaces: `a1m s2 a1m c2 p a1w i3s s2s a1m v3V a1w c2m p a1s i3v s3w
      a1m i2 a1s v3W p a1v c3M s1 a1s i4w a1S s2 p a1s c2v v3`,
  },
  {
    outer: 262,
    inner: 186,
    spaces: `a3 c5m s5 i7s v6m a3 p c5m s4w i6s a3 v6W c6v p s5 i7S
      a3 c4m v6 s6 i8V p a4 c5 s5 i7w v7v`,
  },
  {
    outer: 178,
    inner: 104,
    spaces: `a7 c13m s11W i16 v12M s10 i14S p c12 a7 v11v i15 s12 c11 i15 v13V p a8 c12 s11 i16 v12`,
  },
];

const PARK: Space['industry'] = { name: 'park', icon: 'tree-fill' };
const INDUSTRIES: Record<string, Space['industry']> = {
  a: { name: 'agriculture', icon: 'grains-fill' },
  c: { name: 'culture', icon: 'music-notes-fill' },
  i: { name: 'industry', icon: 'factory-fill' },
  v: { name: 'virtual', icon: 'cpu-fill' },
  s: { name: 'service', icon: 'wrench-fill' },
  p: PARK,
};

const BAND = 15;

interface Space {
  ring: Ring;
  industry: { name: string; icon: IconName };
  value: string;
  owner: SeatColour | undefined;
  stands: boolean;
  /** Degrees clockwise from the street. */
  from: number;
  to: number;
}

const SPACES: Space[] = RINGS.flatMap((ring) => {
  const spaces = ring.spaces.split(/\s+/);
  const step = 360 / (spaces.length + 1); // the street is a space too
  return spaces.map((space, i) => {
    const [, letter = 'p', value = '', owner = ''] = /^(\D)(\d*)(\D?)$/.exec(space) ?? [];
    return {
      ring,
      industry: INDUSTRIES[letter] ?? PARK,
      value,
      owner: ownerOf(owner),
      stands: owner !== owner.toLowerCase(),
      from: (i + 0.5) * step,
      to: (i + 1.5) * step,
    };
  });
});

/** The wheel with its street at twelve, four players under way. Its centre is the origin. */
function Board() {
  return (
    <g class="three-rings">
      {RINGS.map(({ outer, inner }) => (
        <circle key={outer} class="ring-ground" r={(outer + inner) / 2} stroke-width={90} />
      ))}
      {SPACES.map((space) => (
        <Place key={`${space.ring.outer} ${space.from}`} {...space} />
      ))}
      <Street />
      <City />
      {SPACES.map((space) => (
        <Piece key={`${space.ring.outer} ${space.from}`} {...space} />
      ))}
      {SPACES.filter(inNetwork).map((space) => (
        <Badge key={`${space.ring.outer} ${space.from}`} {...space} />
      ))}
    </g>
  );
}

function Place({ ring: { outer, inner }, industry, value, owner, from, to }: Space) {
  const deep = outer - inner;
  const middle = (from + to) / 2;
  const [valueX, valueY] = point(inner + deep * 0.62, middle);
  const [iconX, iconY] = point(inner + deep * (value ? 0.24 : 0.5), middle);
  const size = value ? 19 : 30;
  return (
    <g>
      <path class={`space ${industry.name}`} d={sector(outer, inner, from, to)} />
      {owner && (
        <>
          <path d={sector(outer, outer - BAND, from, to)} fill={patternFill(owner)} />
          <path
            class="space-outline"
            d={sector(outer - 1, inner + 1, from, to)}
            stroke={seatLooks[owner].colour}
          />
        </>
      )}
      <use
        class="space-icon"
        href={iconHref(industry.icon)}
        x={iconX - size / 2}
        y={iconY - size / 2}
        width={size}
        height={size}
      />
      {value && (
        <text class="space-value" x={valueX} y={valueY + 8}>
          {value}
        </text>
      )}
    </g>
  );
}

/** The owner's token on his band; where he stands too, token and shield part to left and right. */
function Piece({ ring, owner, stands, from, to }: Space) {
  if (!owner) return null;
  const at = (share: number) => point(ring.outer - BAND / 2, from + (to - from) * share);
  const [tokenX, tokenY] = at(stands ? 0.22 : 0.5);
  const [shieldX, shieldY] = at(0.8);
  return (
    <>
      <Token colour={owner} x={tokenX} y={tokenY} r={11} />
      {stands && (
        <g transform={`translate(${shieldX} ${shieldY})`}>
          <Shield seat={owner} fill={patternFill(owner)} />
        </g>
      )}
    </>
  );
}

/** So many virtual properties of one owner count more. */
const NETWORK = 3;

function inNetwork({ industry, owner }: Space): boolean {
  const isOne = (space: Space) => space.industry.name === 'virtual' && space.owner === owner;
  return (
    owner !== undefined && industry.name === 'virtual' && SPACES.filter(isOne).length >= NETWORK
  );
}

/** On the inner edge, clear of value, symbol and token. */
function Badge({ ring, from, to }: Space) {
  const [x, y] = point(ring.inner + 2, (from + to) / 2);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class="network-badge" x="-14" y="-9" width="28" height="18" rx="6" />
      <text class="network-more" y="4.5">
        +4
      </text>
    </g>
  );
}

function Street() {
  return (
    <>
      <path class="street" d={sector(356, 97, -5.6, 5.6)} />
      <path class="street-line" d="M0-348V-102" />
    </>
  );
}

const ROWS = ['R', 'S', 'U'];
const ROOFS: IconName[] = ['percent', 'trend-up', 'target'];

function City() {
  return (
    <g>
      <circle class="city" r="97" />
      {ROWS.map((row, y) => (
        <g key={row} transform={`translate(0 ${(y - 1) * 44})`}>
          <text class="city-row" x="-64" y="5">
            {row}
          </text>
          {ROOFS.map((roof, x) => (
            <g key={roof} transform={`translate(${(x - 1) * 44 + 9} 0)`}>
              <rect class="roof-side" x="-18" y="-15" width="36" height="36" rx="5" />
              <Roof icon={roof} claimed={row === 'R' && roof === 'percent'} />
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}

/** A roof of the city; a claimed one is brass, with the pad's ring and its owner's token. */
function Roof({ icon, claimed }: { icon: IconName; claimed: boolean }) {
  return (
    <>
      <rect
        class={`roof${claimed ? ' claimed' : ''}`}
        x="-18"
        y="-18"
        width="36"
        height="35"
        rx="5"
      />
      {claimed ? (
        <>
          <circle class="pad" r="14" />
          <Token colour="saffron" x={0} y={0} r={11} />
        </>
      ) : (
        <use class="roof-icon" href={iconHref(icon)} x="-10" y="-11" width="20" height="20" />
      )}
    </>
  );
}

const whole = '-356 -356 712 712';

export const picture: BoardPicture = { Board, card: '-324 -215 648 430', whole, ornament: whole };
