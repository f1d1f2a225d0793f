import { useState } from 'preact/hooks';
import { iconHref } from '../../../ui/Icon';
import { Token } from '../../../ui/Token';
import { isGround, plotAt, tierOf, typeIcons } from '../fields';
import type { Session } from '../session';
import type { Plot } from '../wire';
import { t } from '../words';
import { boardPattern } from './Defs';
import { type Sizes, widthOf, wordsAt } from './field-words';
import {
  BAND,
  degreesOf,
  edgeOf,
  INNER,
  linesOf,
  OUTER,
  pointAt,
  REACH,
  RIM,
  reachAt,
  sectorOf,
  slotOf,
  TOKEN,
} from './geometry';
import { bandOf, isPlayed, ownerStyle, sumSeen } from './names';
import { Reach, type ReachProps } from './Reach';

/** What lies under the fields of the circle, and its empty middle. */
export function CircleGround() {
  return (
    <>
      <circle class="ring-floor" cy="8" r={RIM + 20} />
      <circle class="ring-rim" r={RIM} />
      <circle class="ring-under" r={OUTER + 2} />
      <circle class="board-middle" r={REACH.inner} />
      <circle class="board-dial" r={REACH.inner - 9} />
    </>
  );
}

interface Props {
  session: Session;
  number: number;
}

interface FieldProps extends Props {
  sizes: Sizes;
}

/** One field of the circle: its colour, sign, name and sum, and whose it is. */
export function CircleField({ session, number, sizes }: FieldProps) {
  const table = session.shown.value;
  const plot = plotAt(table, number);
  if (!plot) return null;
  const band = bandOf(session, plot);
  return (
    <>
      <path
        class={`plot ${plot.type} ${tierOf(table, plot) ?? ''}`}
        d={sectorOf(number, OUTER, INNER)}
      />
      <path class="plot-shade" d={sectorOf(number, OUTER, INNER)} />
      {isGround(plot) && <path class="owner-slot" d={slotOf(number)} />}
      <path class="plot-edge" d={edgeOf(number)} />
      <FieldWords session={session} plot={plot} sizes={sizes} />
      {band && <Owner key={band.seat} session={session} number={number} {...band} />}
    </>
  );
}

const ICON = 20;
/** Over four lines: the owner's mark is close by. */
const SMALL_ICON = 16;
/** How high a line is beside its letters. */
const LEADING = 1.09;

/** A word that would touch the edges of its field is set a little closer. */
function isLong(word: string): boolean {
  return word.length > 9;
}

interface WordsProps extends Pick<FieldProps, 'session' | 'sizes'> {
  plot: Plot;
}

/** The sign of a field, its name, and what it costs or brings, each on its line. */
function FieldWords({ session, plot, sizes }: WordsProps) {
  const names = linesOf(t(`field.${plot.id}`));
  const { words, lines: sums = [words], above, kind } = sumSeen(session, plot);
  const [line, sumLine] = [sizes.name * LEADING, sizes.sum * LEADING];
  const lines = names.length + (above ? 1 : 0) + sums.length;
  const icon = lines < 4 ? ICON : SMALL_ICON;
  const aboveLine = above ? sizes.above * LEADING : 0;
  const { x, y } = wordsAt(plot.number, [
    { width: icon * 0.8, height: icon + 1 },
    ...names.map((name) => ({ width: widthOf(name, sizes.name), height: line })),
    ...(above ? [{ width: widthOf(above, sizes.above), height: aboveLine }] : []),
    ...sums.map((sum) => ({ width: widthOf(sum, sizes.sum), height: sumLine })),
  ]);
  const height = icon + 1 + names.length * line + aboveLine + sums.length * sumLine;
  const top = y - height / 2;
  const foot = top + icon - 1 + names.length * line;
  return (
    <>
      <use
        class="field-icon"
        href={iconHref(typeIcons[plot.type])}
        x={x - icon / 2}
        y={top}
        width={icon}
        height={icon}
      />
      {names.map((name, i) => (
        <text
          key={name}
          class={isLong(name) ? 'field-name long' : 'field-name'}
          x={x}
          y={top + icon - 1 + (i + 1) * line}
        >
          {name}
        </text>
      ))}
      {above && (
        <text class={`field-amount ${kind}`} x={x} y={foot + aboveLine}>
          <tspan class="above">{above}</tspan>
        </text>
      )}
      {sums.map((sum, i) => (
        <text
          key={sum}
          class={`field-amount ${kind}`}
          x={x}
          y={foot + aboveLine + (i + 1) * sumLine}
        >
          {sum}
        </text>
      ))}
    </>
  );
}

function Owner({ session, number, seat, fading }: Props & { seat: number; fading: boolean }) {
  const colour = session.play.colour(seat);
  const token = pointAt(TOKEN.radius, degreesOf(number));
  const [isFresh] = useState(() => isPlayed(session));
  const clip = `te-band-${number}`;
  return (
    <g class={ownerStyle(fading, isFresh)}>
      <clipPath id={clip}>
        <path d={slotOf(number)} />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <path
          class="owner-band"
          d={sectorOf(number, BAND.outer, BAND.inner)}
          fill={boardPattern(colour)}
        />
      </g>
      <g class="owner-mark">
        <Token colour={colour} x={token.x} y={token.y} r={TOKEN.r} />
      </g>
    </g>
  );
}

/** The number of the throw that leads to a field, on the inner edge of the circle. */
export function CircleReach({ number, ...reach }: ReachProps) {
  const { x, y } = reachAt(number);
  return (
    <>
      <path class={`reach-arc ${reach.tone}`} d={sectorOf(number, REACH.outer, REACH.inner)} />
      <g transform={`translate(${x} ${y})`}>
        <Reach {...reach} />
      </g>
    </>
  );
}
