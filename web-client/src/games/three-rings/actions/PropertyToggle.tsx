import { Icon } from '../../../ui/Icon';
import { industryIcons, spaceOf } from '../lookup';
import { placeName } from '../names';
import type { Session } from '../session';
import type { Space } from '../wire';

interface Props {
  session: Session;
  space: Space;
  counts: number;
  isChosen: boolean;
  onToggle: () => void;
}

/** A property as something to choose: industry by colour and sign, what it counts, its name. */
export function PropertyToggle({ session, space, counts, isChosen, onToggle }: Props) {
  const industry = spaceOf(session.play.table.value, space)?.industry ?? null;
  return (
    <label class={`tra-property tra-ground-${industry ?? 'park'}${isChosen ? ' chosen' : ''}`}>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      {industry && <Icon name={industryIcons[industry]} size={16} />}
      <b>{counts}</b> {placeName(space)}
    </label>
  );
}
