import './seats.css';
import { Rolling } from '../../ui/Rolling';
import type { SeatFace } from '../game';
import { grouped, short } from './money';
import { playerOf, type Session } from './session';
import type { PublicPlayer } from './wire';
import { t } from './words';

/** What a seat shows of itself: money large, fields and total assets small; who is out, the place. */
export function seatFace(session: Session, seat: number): SeatFace {
  const { play, shown, flying } = session;
  const player = playerOf(shown.value, seat);
  if (!player) return { figures: [] };
  const { money, fields, assets, alive, autoRoll } = player;
  const assetsPrinted = play.low.value ? short : grouped;
  const chip = chipOf(player);
  return {
    sum: {
      value: (
        <Rolling
          value={money}
          moving={play.moving.value}
          printed={grouped}
          wait={{ fall: flying.value?.departure ?? 0, rise: flying.value?.arrival ?? 0 }}
        />
      ),
      label: t('seat.money'),
    },
    figures: [
      { icon: 'flag', value: String(fields), label: t('seat.fields') },
      { value: t('seat.assetsOf', { assets: assetsPrinted(assets) }), label: t('seat.assets') },
      ...(autoRoll ? [{ icon: 'robot' as const, value: '', label: t('seat.auto') }] : []),
    ],
    ...(chip && { chip }),
    ...(!alive && { out: <Out player={player} /> }),
  };
}

/** The places of who is out, of six players at most. */
const PLACES = [2, 3, 4, 5, 6] as const;

/** When and how; where there is little room the place alone is seen. */
function Out({ player: { outInTurn, place } }: { player: PublicPlayer }) {
  const known = PLACES.find((each) => each === place);
  return (
    <>
      <span class="out-words">{t('seat.out', { turn: outInTurn ?? 0, place: place ?? 0 })}</span>
      <span class="out-place" aria-hidden="true">
        {known && t(`seat.place.${known}`)}
      </span>
    </>
  );
}

/** Absence alone is a chip: being thrown for may last long. */
function chipOf({ alive, absent }: PublicPlayer): SeatFace['chip'] {
  return alive && absent ? { words: t('seat.absent') } : undefined;
}
