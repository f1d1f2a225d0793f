import './your-tables.css';
import { useSignal } from '@preact/signals';
import { now } from '../clock';
import { gameName } from '../games/words';
import { t } from '../i18n';
import type { OwnTable } from '../net/wire';
import { roomPath } from '../path';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { Link } from '../ui/Link';
import { timeLeft } from '../ui/time-left';
import { BoardPicture } from './BoardPicture';
import { canBeForgotten, forget, isYours, ownTables, toldAtMillis } from './own-tables';

/** The tables at which this browser has a seat; nothing where it has none. */
export function YourTables() {
  const tables = ownTables.value;
  if (tables.length === 0) return null;
  return (
    <section class="panel your-tables" aria-labelledby="your-tables-title">
      <header>
        <h2 id="your-tables-title">{t('tables.title')}</h2>
        <small>{t('tables.kept')}</small>
      </header>
      <ul>
        {tables.map((table) => (
          <TableLine key={table.room.room} table={table} />
        ))}
      </ul>
    </section>
  );
}

function TableLine({ table }: { table: OwnTable }) {
  const { room } = table;
  const asking = useSignal(false);
  const yours = isYours(table);
  const title = room.title || room.room;
  const word = t(yours ? 'tables.play' : room.stage === 'over' ? 'tables.end' : 'tables.open');
  return (
    <li class={`table-line${yours ? ' yours' : ''}`}>
      <div class="room-picture">
        <BoardPicture game={room.game} whole />
      </div>
      <div class="room-words">
        <h3>{title}</h3>
        <p>{gameWords(table)}</p>
        <p class="table-state">
          <Icon name={yours ? 'hand-pointing-fill' : 'hourglass-medium'} size={16} />
          {stateWords(table)}
          {yours && <TimeLeft table={table} />}
        </p>
      </div>
      {asking.value ? (
        <span class="table-forget">
          <Button label={t('tables.forget')} size="small" onClick={() => forget(table)} />
          <Button
            label={t('tables.keep')}
            size="small"
            kind="quiet"
            onClick={() => {
              asking.value = false;
            }}
          />
        </span>
      ) : (
        <>
          <Link
            to={roomPath(room.room)}
            class={`button${yours ? ' main' : ''}`}
            name={t('tables.go', { word, title })}
          >
            {word}
          </Link>
          {canBeForgotten(table) && (
            <IconButton
              icon="x"
              label={t('tables.forget.which', { title })}
              onClick={() => {
                asking.value = true;
              }}
            />
          )}
        </>
      )}
    </li>
  );
}

/** The game, and how far it is where it counts rounds. */
function gameWords({ room, round }: OwnTable): string {
  const game = gameName(room.game);
  return round === null ? game : t('tables.round', { game, round });
}

function stateWords(table: OwnTable): string {
  const { room, toAct, paused } = table;
  if (room.stage === 'open') {
    return t('tables.there', { n: room.seats.length, of: room.maxSeats });
  }
  if (room.stage === 'over') return t('tables.over');
  if (paused) return t('tables.paused');
  if (isYours(table)) return t('tables.yours');
  const [first, ...others] = toAct ?? [];
  if (first === undefined) return t('landing.stage.playing');
  if (others.length > 0) return t('tables.several', { n: others.length + 1 });
  return t('tables.turn', { name: room.seats[first - 1]?.name ?? '' });
}

/** What is left of the reader's clock, counted on from when it was told. */
function TimeLeft({ table: { leftMillis } }: { table: OwnTable }) {
  if (leftMillis === null) return null;
  const left = leftMillis - (now.value - toldAtMillis.value);
  return <b class="time-left">{timeLeft(left)}</b>;
}
