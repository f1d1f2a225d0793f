import { iconHref } from '../../../ui/Icon';
import type { Gift } from '../gifts';
import { cornerMark, rankOf } from '../knowledge/corner';
import type { Session } from '../session';
import { rows } from '../spaces';
import { cornerOf } from './geometry';
import { markOf } from './marks';

/**
 * What landing on the lit spaces gives, or what a corner does to who is sent there: above ways and frames, which
 * would cross the figures out. On a phone, whose buttons say it, the best corners are ticked alone.
 */
export function GiftBadges({ session, small }: { session: Session; small: boolean }) {
  const size = session.play.phone.value ? 'phone' : small ? 'small' : 'wide';
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class="ec-gifts" aria-hidden="true">
      {rows.flat().map((space) => {
        const { gift, way } = markOf(session, space);
        const corner = way === 'send' && size !== 'phone' ? cornerMark(session, space) : '';
        const isBest = way === 'send' && rankOf(session, space) !== null;
        const isTicked = isBest && size === 'phone';
        if (!gift && corner === '' && !isTicked) return null;
        const { x, y } = cornerOf(space);
        return (
          <g key={space} data-gift={space} transform={`translate(${x} ${y})`}>
            {gift && <GiftBadge gift={gift} size={size} />}
            {corner !== '' && <CornerBadge words={corner} size={size} isBest={isBest} />}
            {isTicked && <SignGift sign="best" size={size} />}
          </g>
        );
      })}
    </g>
  );
}

type Size = 'wide' | 'small' | 'phone';

interface Props {
  gift: Gift;
  size: Size;
}

/** In the upper right corner of a lit space: what landing there gives. */
function GiftBadge({ gift, size }: Props) {
  switch (gift.gives) {
    case 'card':
      return <SignGift sign="card" size={size} />;
    case 'knock-out':
      return <SignGift sign="out" size={size} />;
    case 'defeat':
      return <SignGift sign="defeat" size={size} />;
    case 'unknown':
      return <Words words="?" size={size} />;
    case 'nothing':
      // What brings nothing needs no figure, but for the sign that a rival gains by it.
      return gift.rivalGainsMore ? <Words words="0" size={size} kind="none" less /> : null;
    case 'points':
      return <Words words={`+${gift.points}`} size={size} less={gift.rivalGainsMore} />;
  }
}

interface CornerProps {
  words: string;
  size: Size;
  isBest: boolean;
}

/**
 * On a corner: what the rival who is sent there gets, hollow as all that only rivals gain; full where it is best for
 * the reader.
 */
function CornerBadge({ words, size, isBest }: CornerProps) {
  return <Words words={words} size={size} {...(!isBest && { kind: 'none' })} />;
}

function SignGift({ sign, size }: { sign: 'card' | 'out' | 'defeat' | 'best'; size: Size }) {
  return <use class={classOf(size)} href={`#ec-gift-${sign}${size === 'phone' ? '-phone' : ''}`} />;
}

function classOf(size: Size, ...more: readonly string[]): string {
  return ['ec-gift', ...(size === 'wide' ? [] : [size]), ...more].join(' ');
}

/**
 * A small card has its symbol left of the figure: the sign stands below that, where it covers none. On a phone, whose
 * key names the hollow badge, the sign would crowd the card.
 */
const SHAPES = {
  wide: { pill: '#ec-pill', x: 64.5 },
  'wide less': { pill: '#ec-pill-wide', x: 55.5, sign: { x: 65.5, y: 0.7 } },
  small: { pill: '#ec-pill-small', x: 68.5 },
  'small less': { pill: '#ec-pill-tall', x: 68.5, sign: { x: 61.5, y: 16 } },
  phone: { pill: '#ec-pill-phone', x: 69 },
  'phone less': { pill: '#ec-pill-phone', x: 69 },
} as const;

interface WordsProps {
  words: string;
  size: Size;
  kind?: 'none';
  /** A rival gains more by the same landing. */
  less?: boolean | undefined;
}

function Words({ words, size, kind, less = false }: WordsProps) {
  const shape = SHAPES[less ? (`${size} less` as const) : size];
  return (
    <g class={classOf(size, ...(kind ? [kind] : []), ...(less ? ['less'] : []))}>
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
