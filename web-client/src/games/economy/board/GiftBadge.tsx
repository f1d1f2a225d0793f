import type { Gift } from '../gifts';

interface Props {
  gift: Gift;
  small: boolean;
}

/** In the upper right corner of a lit space: what landing there gives. */
export function GiftBadge({ gift, small }: Props) {
  const size = small ? ' small' : '';
  switch (gift.gives) {
    case 'card':
      return <use class={`ec-gift${size}`} href="#ec-gift-card" />;
    case 'knock-out':
      return <use class={`ec-gift${size}`} href="#ec-gift-out" />;
    case 'unknown':
      return <Words words="?" size={size} />;
    case 'nothing':
      return <Words words="0" size={`${size} none`} less={gift.rivalGainsMore} />;
    case 'points':
      return <Words words={`+${gift.points}`} size={size} less={gift.rivalGainsMore} />;
  }
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
      <use href="#ec-pill" />
      <text x="64.5" y="13.8">
        {less ? `${words}<` : words}
      </text>
    </g>
  );
}
