import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import { Chip } from './Chip';
import { Icon } from './Icon';
import { Medal } from './Medal';
import { SeatName } from './SeatName';
import type { SeatColour } from './seats';

export type Presence = 'here' | 'paused' | 'away' | 'bot' | 'left';

interface Props {
  colour: SeatColour;
  name: string;
  presence: Presence;
  you?: boolean;
  onTurn?: boolean;
  /** Has lost and plays no more, in words: outline only. */
  out?: ComponentChildren;
  /** Time left, or a chip: "away 0:40", "ready", "voted", "thinking". */
  state?: ComponentChildren;
  /** Key figures of the game, or a sentence about what the seat waits for. */
  children?: ComponentChildren;
  /** What the seat holds, under all else. */
  below?: ComponentChildren;
}

/** One seat at the table, in any of its states. Presence is told by the dot's shape and by its words. */
export function SeatCard(props: Props) {
  const { colour, name, presence, you = false, onTurn, out, state, children, below } = props;
  return (
    <article
      class={`seat${onTurn ? ' on-turn' : ''}${out ? ' out' : ''}${you ? ' own' : ''}`}
      aria-label={onTurn ? `${name}, ${t('seat.onTurn')}` : name}
    >
      <Medal colour={colour} />
      <div class="seat-words">
        <p class="seat-name">
          <PresenceDot presence={presence} />
          <SeatName name={name} you={you} />
          {presence === 'bot' && <Chip>{t('seat.bot')}</Chip>}
        </p>
        <div class="seat-figures">{out ? <SeatOut words={out} /> : children}</div>
      </div>
      <div class="seat-state">{state}</div>
      {below && !out && <div class="seat-below">{below}</div>}
    </article>
  );
}

function SeatOut({ words }: { words: ComponentChildren }) {
  return (
    <span>
      <Icon name="skull" size={16} />
      {words}
    </span>
  );
}

export function PresenceDot({ presence }: { presence: Presence }) {
  return (
    <span class={`presence ${presence}`}>
      <span class="hidden-text">{t(`seat.${presence}`)}</span>
    </span>
  );
}
