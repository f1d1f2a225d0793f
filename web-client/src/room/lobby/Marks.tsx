import { aboutGame } from '../../games/catalogue';
import { Medal } from '../../ui/Medal';
import { colourOf, type SeatColour, seatColours } from '../../ui/seats';
import { useRoom, useSession } from '../session';
import { t } from '../words';

interface Props {
  value: SeatColour | null;
  onChange: (color: number) => void;
  size: number;
}

/**
 * The eight marks as one choice; those that others have are dashed, with the name of who has each, and
 * cannot be taken. Where the rules draw the colours there is nothing to choose.
 */
export function Marks({ value, onChange, size }: Props) {
  const { seats } = useRoom();
  const own = useSession().store.seat.value;
  if (useDrawn()) return <p>{t('mark.drawn')}</p>;
  const taken = new Map(
    seats.filter((seat) => seat.seat !== own).map((seat) => [colourOf(seat.color), seat.name]),
  );
  return (
    <div class="marks" role="radiogroup" aria-label={t('mark.title')}>
      {seatColours.map((colour, i) => (
        <Mark
          key={colour}
          colour={colour}
          size={size}
          chosen={colour === value}
          takenBy={taken.get(colour)}
          onChoose={() => onChange(i + 1)}
        />
      ))}
    </div>
  );
}

/** True where nobody chooses a colour: the rules draw it at the start. */
export function useDrawn(): boolean {
  return aboutGame(useRoom().game)?.drawsColours === true;
}

interface MarkProps {
  colour: SeatColour;
  size: number;
  chosen: boolean;
  takenBy: string | undefined;
  onChoose: () => void;
}

function Mark({ colour, size, chosen, takenBy, onChoose }: MarkProps) {
  const look = t('seats.look', {
    colour: t(`seat.${colour}`),
    mark: t(`seat.${colour}.mark`),
  });
  const name = takenBy ? t('mark.taken', { look, name: takenBy }) : look;
  return (
    <label class="mark-choice" title={name}>
      <input
        type="radio"
        name="mark"
        aria-label={name}
        checked={chosen}
        disabled={takenBy !== undefined}
        onChange={onChoose}
      />
      <Medal colour={colour} size={size} />
      {takenBy && <small aria-hidden="true">{takenBy}</small>}
    </label>
  );
}
