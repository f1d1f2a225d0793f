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
  const size = small ? ' small' : '';
  switch (gift.gives) {
    case 'card':
      return <use class={`ec-gift${size}`} href="#ec-gift-card" />;
    case 'knock-out':
      return <use class={`ec-gift${size}`} href="#ec-gift-out" />;
    case 'unknown':
      return <Words words="?" size={size} />;
    case 'nothing':
      // What brings nothing needs no figure, but for the sign that a rival gains by it.
      return gift.rivalGainsMore ? <Words words="0" size={`${size} none`} less /> : null;
    case 'points':
      return <Words words={`+${gift.points}`} size={size} less={gift.rivalGainsMore} />;
  }
}

/** On a corner: what the piece that is sent there gets at best. */
function CornerBadge({ words, small }: { words: string; small: boolean }) {
  return <Words words={words} size={`${small ? ' small' : ''} theirs`} />;
}

interface WordsProps {
  words: string;
  size: string;
  /** A rival gains more by the same landing. */
  less?: boolean | undefined;
}

function Words({ words, size, less }: WordsProps) {
  return (
    <g class={`ec-gift${size}${less ? ' less' : ''}`}>
      <use href={less ? '#ec-pill-wide' : '#ec-pill'} />
      <text x={less ? '55.5' : '64.5'} y="13.8">
        {words}
      </text>
      {less && (
        <use
          class="ec-gift-less"
          href={iconHref('user-plus')}
          x="65.5"
          y="0.7"
          width="14"
          height="14"
        />
      )}
    </g>
  );
}
