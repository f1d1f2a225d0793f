import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import {
  apart,
  around,
  type Box,
  bow,
  FRAME_EDGE,
  freeOf,
  grown,
  PHONE,
  unionOf,
} from './geometry';
import { type Lit, textsIn } from './places';

interface Props {
  width: number;
  height: number;
  space: Lit | null;
  button: Lit | null;
  /** What the game marks as to be chosen. */
  lit: readonly Lit[];
  /** Else what is spoken of has its frame, and nothing is dimmed. */
  isVeiled: boolean;
}

/** Pixels; what lies farther apart is told by its frames: a line right over the board is in the way. */
const FARTHEST = 280;

/** A line that breaks off more than this leads nowhere: its dots look like dirt. */
const LEAST_FREE = 0.6;

/**
 * The table behind a veil, but for one space and one button, joined by a dotted line, and for what can
 * be chosen.
 */
export function Dimmed({ width, height, space, button, lit, isVeiled }: Props) {
  const holes = [space, button].filter((box) => box !== null);
  const isNear = space && button && apart(space, button) <= FARTHEST;
  const line = isNear && width >= PHONE ? bow(space, button) : null;
  const texts = useMemo(() => {
    const area = line ? unionOf(holes) : null;
    return area ? textsIn(grown(area, FRAME_EDGE)) : [];
  }, [line]);
  const off = [...texts, ...lit];
  return (
    <svg class="guide-veil" width={width} height={height} aria-hidden="true">
      <mask id="guide-holes" maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
        <rect width={width} height={height} fill="#fff" />
        {holes.map((box) => (
          <Opening key={around(box)} {...box} />
        ))}
        {lit.map((each) => (
          <Hole key={`${each.x} ${each.y}`} {...each} />
        ))}
      </mask>
      {isVeiled && (
        <rect class="guide-dim" width={width} height={height} mask="url(#guide-holes)" />
      )}
      {line && freeOf(line, off) >= LEAST_FREE && <Bow {...{ width, height, line }} texts={off} />}
      {space && <FramedSpace {...{ width, height, space, lit }} />}
      {button && <Outline {...button} />}
    </svg>
  );
}

/** What is spoken of: a box with its frame, or a path or a disc as it is drawn. */
function Opening(lit: Lit) {
  return (
    <>
      {(lit.parts ?? [lit]).map((part) =>
        part.path || part.round ? (
          <Hole key={`${part.x} ${part.y}`} {...part} />
        ) : (
          <path key={`${part.x} ${part.y}`} d={around(part)} />
        ),
      )}
      {lit.cap && <rect {...lit.cap} />}
    </>
  );
}

/** How wide the light edge of a mark is, which the frame leaves out with it. */
const MARK_EDGE = 2;

/** The frame of a drawn space runs under the small marks on it: their numbers are read meanwhile. */
function FramedSpace({
  width,
  height,
  space,
  lit,
}: Pick<Props, 'width' | 'height' | 'lit'> & { space: Lit }) {
  const isDrawn = [space, ...(space.parts ?? [])].some(({ path }) => path);
  const marks = lit.filter((each) => !each.path && each.width < space.width / 2);
  if (!isDrawn || marks.length === 0) return <Outline {...space} />;
  return (
    <>
      <mask id="guide-marks" maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
        <rect width={width} height={height} fill="#fff" />
        {marks.map((mark) => (
          <Hole key={`${mark.x} ${mark.y}`} {...mark} {...grown(mark, MARK_EDGE)} />
        ))}
      </mask>
      <g mask="url(#guide-marks)">
        <Outline {...space} />
      </g>
    </>
  );
}

/**
 * A frame round a box, of several things round the first; one line round paths that lie side by side. It leaves
 * out what hangs over the edge.
 */
function Outline(lit: Lit) {
  const paths = lit.parts?.filter((part) => part.path) ?? [];
  if (paths.length > 1) return <Joined {...lit} parts={paths} />;
  const first = lit.parts?.find((part) => !part.round) ?? lit;
  const { path, cut, cap } = first;
  if (cap) return <Capped {...first} cap={cap} />;
  if (!path) return <path class="guide-outline" d={around(first)} />;
  const outline = <path class="guide-outline" {...path} />;
  return cut ? <Within {...first}>{outline}</Within> : outline;
}

/** One line round all of the paths: what of it would run between them is left out. */
function Joined({ parts, ...all }: Lit & { parts: readonly Lit[] }) {
  const area = grown(all, 4 * FRAME_EDGE);
  return (
    <>
      <mask id="guide-joined" maskUnits="userSpaceOnUse" {...area}>
        <rect {...area} fill="#fff" />
        {parts.map((part) => (
          <path key={around(part)} class="guide-joint" {...part.path} />
        ))}
      </mask>
      <g class="guide-joined" mask="url(#guide-joined)">
        {parts.map((part) => (
          <Outline key={around(part)} {...part} />
        ))}
      </g>
    </>
  );
}

function Capped(button: Lit & { cap: Box }) {
  const { x, y, width, height } = grown(unionOf([button, button.cap]) ?? button, 2 * FRAME_EDGE);
  return (
    <>
      <mask id="guide-cap" maskUnits="userSpaceOnUse" {...{ x, y, width, height }}>
        <rect {...{ x, y, width, height }} fill="#fff" />
        <rect {...button.cap} rx="4" />
      </mask>
      <path class="guide-outline" mask="url(#guide-cap)" d={around(button)} />
    </>
  );
}

function Hole({ path, cut, x, y, width, height, round, radius = 6 }: Lit) {
  if (path && cut) {
    return (
      <Within {...{ x, y, width, height }}>
        <path {...path} />
      </Within>
    );
  }
  if (path) return <path {...path} />;
  return <rect {...{ x, y, width, height }} rx={round && !cut ? width / 2 : radius} />;
}

/** What is drawn in here ends at the edge of the box. */
function Within({ x, y, width, height, children }: Box & { children: ComponentChildren }) {
  return (
    <svg
      {...{ x, y, width, height }}
      viewBox={`${x} ${y} ${width} ${height}`}
      overflow="hidden"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

interface BowProps {
  width: number;
  height: number;
  line: string;
  texts: readonly Box[];
}

/** How far the line keeps off what is read. */
const OFF = 3;

/** The dotted line, which breaks off where there is text: it lies under it. */
export function Bow({ width, height, line, texts }: BowProps) {
  return (
    <>
      <mask id="guide-under" maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
        <rect width={width} height={height} fill="#fff" />
        {texts.map((text) => (
          <rect key={`${text.x} ${text.y}`} {...grown(text, OFF)} />
        ))}
      </mask>
      <path class="guide-bow" mask="url(#guide-under)" d={line} />
    </>
  );
}
