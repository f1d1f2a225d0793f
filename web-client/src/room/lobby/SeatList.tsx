import { useState } from 'preact/hooks';
import type { SeatView } from '../../net/wire';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { Icon } from '../../ui/Icon';
import { Medal } from '../../ui/Medal';
import { Panel } from '../../ui/Panel';
import { Popover } from '../../ui/Popover';
import { usePhone } from '../../ui/screen';
import { colourOf } from '../../ui/seats';
import { useRoom, useSession } from '../session';
import { t } from '../words';
import { BotDialog } from './BotDialog';
import { useDrawn } from './Marks';
import { RenameDialog } from './RenameDialog';

/** Who sits, who is ready, and what the host may do about it. */
export function SeatList() {
  const room = useRoom();
  const { seats, maxSeats } = room;
  return (
    <Panel title={t('seats.title')} aside={t('seats.taken', { n: seats.length, max: maxSeats })}>
      <ul class="seat-list">
        {seats.map((seat) => (
          <SeatRow key={seat.name} seat={seat} />
        ))}
        {seats.length < maxSeats && <OpenSeat free={maxSeats - seats.length} />}
      </ul>
    </Panel>
  );
}

function SeatRow({ seat }: { seat: SeatView }) {
  const session = useSession();
  const mine = session.store.seat.value === seat.seat;
  return (
    <li class="seat-row">
      <Medal colour={colourOf(seat.color)} size={46} />
      <div class="seat-row-words">
        <p>
          <b>{seat.name}</b>
          {mine && <Chip>{t('seat.you')}</Chip>}
          {useRoom().host === seat.seat && (
            <Chip kind="brass" open>
              {t('seats.host')}
            </Chip>
          )}
          {seat.presence === 'away' && <Chip kind="brick">{t('seat.away')}</Chip>}
        </p>
        <small>{secondLine(seat, useDrawn())}</small>
      </div>
      {mine ? <OwnRights /> : session.isHost && <HostRights seat={seat} />}
      {mine ? <OwnReady ready={seat.ready} /> : <ReadyChip ready={seat.ready} />}
    </li>
  );
}

function secondLine(seat: SeatView, drawn: boolean): string {
  if (seat.bot === 'random') return t('seats.bot.random');
  if (seat.bot) return t('seats.bot.house');
  if (drawn) return t('mark.drawn.short');
  const colour = colourOf(seat.color);
  return t('seats.look', {
    colour: t(`seat.${colour}`).toLowerCase(),
    mark: t(`seat.${colour}.mark`),
  });
}

function HostRights({ seat }: { seat: SeatView }) {
  const buttons = (
    <>
      {!seat.bot && <MakeHost seat={seat} />}
      <Remove seat={seat} />
    </>
  );
  if (!usePhone()) return <div class="seat-rights">{buttons}</div>;
  return (
    <Popover icon="dots-three-vertical" label={t('seats.more', { name: seat.name })}>
      <div class="table-menu">{buttons}</div>
    </Popover>
  );
}

function MakeHost({ seat: { seat, name } }: { seat: SeatView }) {
  const session = useSession();
  return (
    <Button
      label={t('seats.makeHost')}
      name={t('seats.makeHost.who', { name })}
      kind="quiet"
      size="small"
      onClick={() => void session.order({ type: 'make-host', seat })}
    />
  );
}

/** Takes a bot away at once, a person only when asked twice. */
function Remove({ seat: { seat, name, bot } }: { seat: SeatView }) {
  const session = useSession();
  return (
    <Button
      label={t('seats.remove')}
      name={t('seats.remove.who', { name })}
      icon={bot ? 'robot' : undefined}
      kind={bot ? 'quiet' : 'danger'}
      size="small"
      onClick={() => void session.order({ type: 'kick', seat })}
    />
  );
}

/** What the reader may do about his own seat. */
function OwnRights() {
  const session = useSession();
  const [renaming, setRenaming] = useState(false);
  const buttons = (
    <>
      <Button
        label={t('mark.rename')}
        kind="quiet"
        size="small"
        onClick={() => setRenaming(true)}
      />
      <Button
        label={t('mark.stand')}
        kind="quiet"
        size="small"
        onClick={() => void session.order({ type: 'stand' })}
      />
    </>
  );
  return (
    <>
      {usePhone() ? (
        <Popover icon="dots-three-vertical" label={t('seats.more', { name: t('seat.you') })}>
          <div class="table-menu">{buttons}</div>
        </Popover>
      ) : (
        <div class="seat-rights">{buttons}</div>
      )}
      {renaming && <RenameDialog onClose={() => setRenaming(false)} />}
    </>
  );
}

function ReadyChip({ ready }: { ready: boolean }) {
  return ready ? (
    <Chip kind="green" icon="check-circle-fill">
      {t('seat.ready')}
    </Chip>
  ) : (
    <Chip>{t('seats.choosing')}</Chip>
  );
}

/** The reader's own chip is a switch. */
function OwnReady({ ready }: { ready: boolean }) {
  const session = useSession();
  return (
    <button
      type="button"
      class="ready-switch"
      aria-pressed={ready}
      aria-label={t('start.ready')}
      title={t(ready ? 'start.notReady' : 'start.ready')}
      onClick={() => void session.order({ type: 'ready', ready: !ready })}
    >
      <ReadyChip ready={ready} />
    </button>
  );
}

function OpenSeat({ free }: { free: number }) {
  const session = useSession();
  const [asking, setAsking] = useState(false);
  return (
    <li class="seat-row open">
      <span class="open-medal">
        <Icon name="user-plus" size={18} />
      </span>
      <div class="seat-row-words">
        <p>{t('seats.open')}</p>
        <small>{t('seats.open.why')}</small>
      </div>
      {session.isHost && (
        <Button
          label={t('seats.addBot')}
          icon="robot"
          size="small"
          onClick={() => setAsking(true)}
        />
      )}
      {asking && <BotDialog free={free} onClose={() => setAsking(false)} />}
    </li>
  );
}
