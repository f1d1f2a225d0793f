import './public-rooms.css';
import { aboutGame } from '../games/catalogue';
import { gameName } from '../games/words';
import { t } from '../i18n';
import type { Listing } from '../net/wire';
import { roomPath } from '../path';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { Medal } from '../ui/Medal';
import { colourOf } from '../ui/seats';
import { BoardPicture } from './BoardPicture';
import { fetchRooms, rooms } from './lists';
import { ownTables } from './own-tables';

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
        <Button label={t('landing.again')} size="small" onClick={() => void fetchRooms()} />
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

function RoomLine({ room }: { room: Listing }) {
  const { title } = room;
  const own = ownTables.value.some((table) => table.room.room === room.room);
  const open = room.stage === 'open' && room.seats.length < room.maxSeats;
  return (
    <li class="room-line">
      {aboutGame(room.game) && (
        <div class="room-picture">
          <BoardPicture game={room.game} whole />
        </div>
      )}
      <div class="room-words">
        <h3>{title}</h3>
        <p>
          {gameName(room.game)} · {stageWords(room)}
        </p>
        <p class="room-people">
          {room.seats.map(({ color }) => (
            <Medal key={color} colour={colourOf(color)} size={20} />
          ))}
          <span class="hidden-text">{room.seats.map((seat) => seat.name).join(', ')}</span>
          <Icon name="eye" size={16} />
          <span aria-hidden="true">{room.watchers}</span>
          <span class="hidden-text">{t('landing.watching', { n: room.watchers })}</span>
        </p>
      </div>
      <Link
        to={roomPath(room.room)}
        class="button small"
        name={
          own
            ? t('tables.go', { word: t('tables.open'), title })
            : t(open ? 'landing.sit.room' : 'landing.watch.room', { title })
        }
      >
        {own ? t('tables.open') : t(open ? 'landing.sit' : 'landing.watch')}
      </Link>
    </li>
  );
}

function stageWords({ stage, seats, maxSeats }: Listing): string {
  switch (stage) {
    case 'open':
      return t('landing.stage.open', { taken: seats.length, seats: maxSeats });
    case 'playing':
      return t('landing.stage.playing');
    case 'over':
      return t('landing.stage.over');
  }
}
