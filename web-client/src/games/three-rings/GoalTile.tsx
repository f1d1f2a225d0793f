import './goal-colours.css';
import { Icon } from '../../ui/Icon';
import { goalIcons } from './lookup';
import type { Goal, Industry } from './wire';

interface Props {
  goal: Goal | Industry;
  /** Pixels of its side. */
  size: number;
}

/** The sign of a goal on its ground: of an industry, of all five, or of Wealth. */
export function GoalTile({ goal, size }: Props) {
  return (
    <span class={`tr-suit tr-tile ${goal}`} style={{ width: `${size}px`, height: `${size}px` }}>
      <Icon name={goalIcons[goal]} size={Math.round(size * 0.62)} />
    </span>
  );
}
