import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { GameView, Play } from '../../games/game';
import type { AnyGame } from '../../games/load';
import { Banners } from '../Banners';
import { layout } from '../layout';
import { useRoom, useSession } from '../session';
import { Agreements } from './Agreements';
import { DeviceDialog, InviteDialog, KeysDialog, LeaveDialog, WatchersDialog } from './dialogs';
import { useTableKeys } from './keys';
import { MoveDialog } from './MoveList';
import { PhoneTable } from './PhoneTable';
import { playOf } from './play';
import { TableHeader } from './TableHeader';
import type { TableDialog } from './TableMenu';
import { WideTable } from './WideTable';

/** Everything that the parts of an open table share. */
export interface OpenTable {
  game: GameView;
  play: Play<unknown, unknown, unknown>;
  module: AnyGame;
}

/** A game on the table, while it is played and when it is over; opened anew for each rematch. */
export function Table({ module }: { module: AnyGame }) {
  return <OneGame key={useRoom().played} module={module} />;
}

function OneGame({ module }: { module: AnyGame }) {
  const session = useSession();
  const table = useMemo<OpenTable>(() => {
    const play = playOf(session);
    return { play, game: module.open(play), module };
  }, [session, module]);
  const { game } = table;
  const dialog = useSignal<TableDialog | null>(null);
  const open = (next: TableDialog | null) => {
    dialog.value = next;
  };
  useEffect(() => {
    session.gameRefusal = (code, args) => game.refusal(code, args);
    return () => {
      session.gameRefusal = () => undefined;
    };
  }, [game]);
  useTableKeys(() => open('keys'));
  return (
    <div class={`table ${layout.value}`}>
      <TableHeader table={table} onOpen={open} />
      <Banners />
      <Agreements />
      {layout.value === 'phone' ? <PhoneTable {...table} /> : <WideTable {...table} />}
      {game.Over && <game.Over />}
      <TableDialogs table={table} dialog={dialog.value} onClose={() => open(null)} />
    </div>
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
    case 'device':
      return <DeviceDialog onClose={onClose} />;
    case 'leave':
      return <LeaveDialog onClose={onClose} />;
    case 'keys':
      return <KeysDialog onClose={onClose} />;
    case 'watchers':
      return <WatchersDialog onClose={onClose} />;
    case 'moves':
      return <MoveDialog game={table.game} play={table.play} onClose={onClose} />;
    case null:
      return null;
  }
}
