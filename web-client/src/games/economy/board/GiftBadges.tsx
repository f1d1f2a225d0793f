import { iconHref } from '../../../ui/Icon';
import type { Gift } from '../gifts';
import { cornerMark } from '../knowledge/corner';
import type { Session } from '../session';
import { rows } from '../spaces';
import { cornerOf } from './geometry';
import { markOf } from './marks';

/** What landing on the lit spaces gives, or what a corner does to who is sent there: above ways and frames, which would cross the figures out. */
export function GiftBadges({ session, small }: { session: Session; small: boolean }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class="ec-gifts" aria-hidden="true">
      {rows.flat().map((space) => {
        const { gift, way } = markOf(session, space);
        const corner = way === 'send' ? cornerMark(session, space) : '';
        if (!gift && corner === '') return null;
        const { x, y } = cornerOf(space);
        return (
          <g key={space} data-gift={space} transform={`translate(${x} ${y})`}>
            {gift && <GiftBadge gift={gift} small={small} />}
            {corner !== '' && <CornerBadge words={corner} small={small} />}
          </g>
        );
      })}
    </g>
  );
}

interface Props {
  gift: Gift;
  small: boolean;
}

/** In the upper right corner of a lit space: what landing there gives. */
function GiftBadge({ gift, small }: Props) {
  switch (gift.gives) {
    case 'card':
      return <use class={classOf(small)} href="#ec-gift-card" />;
    case 'knock-out':
      return <use class={classOf(small)} href="#ec-gift-out" />;
    case 'unknown':
      return <Words words="?" small={small} />;
    case 'nothing':
      // What brings nothing needs no figure, but for the sign that a rival gains by it.
      return gift.rivalGainsMore ? <Words words="0" small={small} kind="none" less /> : null;
    case 'points':
      return <Words words={`+${gift.points}`} small={small} less={gift.rivalGainsMore} />;
  }
}

/** On a corner: what the piece that is sent there gets at best. */
function CornerBadge({ words, small }: { words: string; small: boolean }) {
  return <Words words={words} small={small} kind="theirs" />;
}

function classOf(small: boolean, ...more: readonly string[]): string {
  return ['ec-gift', ...(small ? ['small'] : []), ...more].join(' ');
}

/** A small card has its symbol left of the figure: the sign stands below that, where it covers none. */
const SHAPES = {
  wide: { pill: '#ec-pill', x: 64.5 },
  'wide less': { pill: '#ec-pill-wide', x: 55.5, sign: { x: 65.5, y: 0.7 } },
  small: { pill: '#ec-pill-small', x: 68.5 },
  'small less': { pill: '#ec-pill-tall', x: 68.5, sign: { x: 61.5, y: 16 } },
} as const;

interface WordsProps {
  words: string;
  small: boolean;
  kind?: 'none' | 'theirs';
  /** A rival gains more by the same landing. */
  less?: boolean | undefined;
}

function Words({ words, small, kind, less = false }: WordsProps) {
  const shape = SHAPES[`${small ? 'small' : 'wide'}${less ? ' less' : ''}`];
  return (
    <g class={classOf(small, ...(kind ? [kind] : []), ...(less ? ['less'] : []))}>
      <use href={shape.pill} />
      <text x={shape.x} y="13.8">
        {words}
      </text>
      {'sign' in shape && (
        <use
          class="ec-gift-less"
          href={iconHref('user-plus')}
          {...shape.sign}
          width="14"
          height="14"
        />
      )}
    </g>
  );
}
