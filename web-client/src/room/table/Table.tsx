import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import type { AnyGame } from '../../games/load';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { useKeptFocus } from '../../ui/focus';
import { Held } from '../../ui/held';
import { Banners } from '../Banners';
import { EndPage } from '../end/EndPage';
import { focusOnActions, homeOfActions, isFree } from '../guide/focus';
import { Guide } from '../guide/Guide';
import { laptopWindow, layout, lowWindow, wideWindow } from '../layout';
import { ReachDialog } from '../reach/ReachDialog';
import { ReachOffer } from '../reach/ReachOffer';
import { useCalls } from '../reach/useCalls';
import { type Session, useRoom, useSession } from '../session';
import { t } from '../words';
import { Agreements } from './Agreements';
import { DeviceDialog, InviteDialog, LeaveDialog, RulesDialog, WatchersDialog } from './dialogs';
import { useDigest } from './digest';
import { HelpDialog } from './HelpDialog';
import { useTableKeys } from './keys';
import { MoveDialog } from './MoveList';
import type { OpenTable } from './open-table';
import { PhoneTable } from './PhoneTable';
import { playOf } from './play';
import { withRoomLines } from './room-lines';
import { StandInBanner } from './StandInBanner';
import { showingOf } from './showing';
import { useTableSounds } from './sounds';
import { TableHeader } from './TableHeader';
import type { TableDialog } from './TableMenu';
import { Teller } from './Teller';
import { WideTable } from './WideTable';

const BESIDE = { low: lowWindow, laptop: laptopWindow, wide: wideWindow };

/** A game on the table, while it is played and when it is over; opened anew for each rematch. */
export function Table({ module }: { module: AnyGame }) {
  return <OneGame key={useRoom().played} module={module} />;
}

function OneGame({ module }: { module: AnyGame }) {
  const session = useSession();
  const table = useMemo<OpenTable>(() => {
    const showing = showingOf(session);
    const play = playOf(session, showing, BESIDE[module.besideBoard ?? 'low']);
    return { play, game: withRoomLines(module.open(play), session), module, showing };
  }, [session, module]);
  const { game, showing } = table;
  const isOver = showing.room.value.stage === 'over';
  const seated = table.play.seat.value !== null;
  const atBoard = useSignal(false);
  const atEnd = isOver && !atBoard.value;
  const lookAtBoard = (look: boolean) => {
    atBoard.value = look;
  };
  const dialog = useSignal<TableDialog | null>(null);
  const open = (next: TableDialog | null) => {
    dialog.value = next;
  };
  useLayoutEffect(() => {
    session.view.value = game;
    return () => {
      session.view.value = null;
    };
  }, [game]);
  // The page has scrolled with the lobby, or with the game before.
  useLayoutEffect(() => scrollTo(0, 0), []);
  useTableKeys(() => open('keys'));
  useTableSounds(session, table);
  useDigest(table);
  useCalls(session, game);
  // What had the focus has gone with the page before.
  useEffect(() => {
    if (isFree(document.activeElement)) focusOnActions();
  }, []);
  // After what listens to it, so that nothing that is reached goes unheard.
  useEffect(() => showing.queue.follow(), [showing]);
  const isPhone = layout.value === 'phone' && !atEnd;
  const strip = useKeptFocus<HTMLDivElement>(homeOfActions);
  const banners = (
    <>
      <Banners toAct={showing.room.value.toAct}>
        <Agreements one={isPhone || game.standIn?.() !== undefined} />
        <StandInBanner {...table} />
        <ReachOffer byPost={game.report?.() != null} onOpen={() => open('reach')} />
      </Banners>
      {isOver && atBoard.value && <BoardBanner onResult={() => lookAtBoard(false)} />}
    </>
  );
  return (
    <div class={shapeOf(table, atEnd)}>
      <TableHeader table={table} onOpen={open} />
      <div class="banners" ref={strip}>
        {!isPhone && banners}
        {!atEnd && game.Banner && (
          <div class="standing-banner">
            <game.Banner />
          </div>
        )}
      </div>
      {atEnd ? (
        <EndPage {...table} onBoard={() => lookAtBoard(true)} />
      ) : (
        <>
          <Held.Provider value={heldWords(session, table)}>
            {isPhone ? <PhoneTable {...table} banners={banners} /> : <WideTable {...table} />}
          </Held.Provider>
          {game.guide && seated && (
            <Guide
              game={showing.room.value.game}
              guide={game.guide}
              room={session.code}
              isTimed={() => isTimed(table)}
              isPlaying={() => showing.queue.running.value !== null}
            />
          )}
        </>
      )}
      <Teller {...table} />
      <TableDialogs table={table} dialog={dialog.value} onClose={() => open(null)} />
    </div>
  );
}

/** How the table's parts stand, and what is kept free under the board. */
function shapeOf({ game: { under = 'tray' }, play }: OpenTable, atEnd: boolean): string {
  const low = play.low.value ? ' low' : '';
  return `table ${layout.value}${low} under-${under}${atEnd ? ' over' : ''}`;
}

/** Whether a clock asks the reader to act. */
function isTimed({ play }: OpenTable): boolean {
  const seat = play.seat.value;
  return seat !== null && play.clocks.value.some(({ seats }) => seats.includes(seat));
}

/** To whom has no seat nothing is closed. */
function heldWords(session: Session, { showing, play }: OpenTable): string | undefined {
  const reason = showing.held.value;
  return reason && play.seat.value !== null ? session.reason(reason) : undefined;
}

/** The way back from the board as it stood to the result. */
function BoardBanner({ onResult }: { onResult: () => void }) {
  return (
    <Banner
      kind="green"
      icon="trophy-fill"
      action={<Button label={t('end.result')} size="small" onClick={onResult} />}
    >
      {t('end.atBoard')}
    </Banner>
  );
}

interface DialogsProps {
  table: OpenTable;
  dialog: TableDialog | null;
  onClose: () => void;
}

function TableDialogs({ table, dialog, onClose }: DialogsProps) {
  switch (dialog) {
    case 'invite':
      return <InviteDialog onClose={onClose} />;
    case 'reach':
      return <ReachDialog onClose={onClose} />;
    case 'device':
      return <DeviceDialog onClose={onClose} />;
    case 'leave':
      return <LeaveDialog table={table} onClose={onClose} />;
    case 'keys':
      return <HelpDialog table={table} onClose={onClose} />;
    case 'rules':
      return <RulesDialog Rules={table.module.Rules} onClose={onClose} />;
    case 'watchers':
      return <WatchersDialog onClose={onClose} />;
    case 'moves':
      return (
        <MoveDialog
          game={table.game}
          play={table.play}
          moves={table.showing.listed.value}
          onClose={onClose}
        />
      );
    case null:
      return null;
  }
}
