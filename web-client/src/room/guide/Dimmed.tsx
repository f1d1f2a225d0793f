import { useMemo } from 'preact/hooks';
import { around, type Box, bow, FRAME_EDGE, grown, unionOf } from './geometry';
import { textsIn } from './places';

interface Props {
  width: number;
  height: number;
  space: Box | null;
  button: Box | null;
}

/** The table behind a veil, but for one space and one button, joined by a dotted line. */
export function Dimmed({ width, height, space, button }: Props) {
  const holes = [space, button].filter((box) => box !== null);
  const whole = `M0 0H${width}V${height}H0Z`;
  const line = space && button ? bow(space, button) : null;
  const texts = useMemo(() => {
    const area = line ? unionOf(holes) : null;
    return area ? textsIn(grown(area, FRAME_EDGE)) : [];
  }, [line]);
  return (
    <svg class="guide-veil" width={width} height={height} aria-hidden="true">
      <path
        class="guide-dim"
        fill-rule="evenodd"
        d={[whole, ...holes.map((box) => around(box))].join('')}
      />
      {line && <Bow {...{ width, height, line, texts }} />}
      {holes.map((box, i) => (
        <path key={i === 0 ? 'space' : 'button'} class="guide-outline" d={around(box)} />
      ))}
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
