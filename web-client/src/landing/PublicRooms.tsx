import { isGameId } from '../games/catalogue';
import { gameName } from '../games/words';
import { t } from '../i18n';
import type { RoomListing } from '../net/rooms';
import { roomPath } from '../path';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { Medal } from '../ui/Medal';
import { isSeatColour } from '../ui/seats';
import { BoardPicture } from './boards/BoardPicture';
import { fetchRooms, rooms } from './lists';

/** What is played in public now, to watch or to sit down at. */
export function PublicRooms() {
  return (
    <section id="tables" class="tables" aria-labelledby="tables-title">
      <header>
        <h2 id="tables-title">{t('landing.tables')}</h2>
        <p>{t('landing.tables.line')}</p>
      </header>
      <Rooms />
    </section>
  );
}

function Rooms() {
  const listed = rooms.value;
  if (listed === undefined) return null;
  if (listed === 'unreachable') {
    return (
      <div class="no-tables">
        <p>{t('landing.tables.unreachable')}</p>
        <Button label={t('landing.again')} size="panel" onClick={() => void fetchRooms()} />
      </div>
    );
  }
  if (listed.length === 0) return <p class="no-tables">{t('landing.tables.none')}</p>;
  return (
    <ul>
      {listed.map((room) => (
        <RoomLine key={room.room} room={room} />
      ))}
    </ul>
  );
}

function RoomLine({ room }: { room: RoomListing }) {
  const title = room.title ?? room.room;
  const open = room.state === 'open' && room.seats.length < room.seatsMax;
  return (
    <li class="room-line">
      {isGameId(room.game) && (
        <div class="room-picture">
          <BoardPicture game={room.game} whole />
        </div>
      )}
      <div class="room-words">
        <h3>{title}</h3>
        <p>
          {gameName(room.game)} · {stateWords(room)}
        </p>
        <p class="room-people">
          {room.seats.map(
            (seat) =>
              isSeatColour(seat.color) && <Medal key={seat.color} colour={seat.color} size={20} />,
          )}
          <span class="hidden-text">{room.seats.map((seat) => seat.name).join(', ')}</span>
          <Icon name="eye" size={16} />
          <span aria-hidden="true">{room.spectators}</span>
          <span class="hidden-text">{t('landing.watching', { n: room.spectators })}</span>
        </p>
      </div>
      <Link
        to={roomPath(room.room)}
        class="button panel"
        name={open ? t('landing.sit.room', { title }) : t('landing.watch.room', { title })}
      >
        {open ? t('landing.sit') : t('landing.watch')}
      </Link>
    </li>
  );
}

function stateWords({ state, round, seats, seatsMax }: RoomListing): string {
  if (state === 'open') return t('landing.state.open', { taken: seats.length, seats: seatsMax });
  if (state === 'over') return t('landing.state.over');
  return round === undefined ? t('landing.state.playing') : t('landing.state.round', { round });
}
