import { useState } from 'preact/hooks';
import type { AnyGame } from '../../games/load';
import { gameName } from '../../games/words';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Header } from '../../ui/Header';
import { useClosePopover } from '../../ui/Popover';
import { Sheet } from '../../ui/Sheet';
import { usePhone } from '../../ui/screen';
import { Banners } from '../Banners';
import { ReachDialog } from '../reach/ReachDialog';
import { ReachOffer } from '../reach/ReachOffer';
import { useRoom, useSession } from '../session';
import { t } from '../words';
import { HouseRulesBody, HouseRulesPanel } from './HouseRulesPanel';
import { Invite } from './Invite';
import { OwnMark, OwnMarks } from './OwnMark';
import { RoomTalk } from './RoomTalk';
import { SeatList } from './SeatList';
import { SitDown } from './SitDown';
import { StartButton, StartPanel, useStartLine } from './StartPanel';

interface Props {
  module: AnyGame | null;
}

/** The room before the start. */
export function Lobby({ module }: Props) {
  const session = useSession();
  const room = useRoom();
  const phone = usePhone();
  const [reaching, setReaching] = useState(false);
  const seated = session.store.seat.value !== null;
  const reach = () => setReaching(true);
  return (
    <>
      <Header
        title={session.title}
        detail={t('room.waiting', { game: gameName(room.game) })}
        watchers={room.watchers.count}
        watching={!seated}
        menu={seated && <LobbyMenu onReach={reach} />}
      />
      <Banners />
      <ReachOffer onOpen={reach} />
      {phone ? <PhoneLobby module={module} /> : <WideLobby module={module} />}
      {reaching && seated && <ReachDialog onClose={() => setReaching(false)} />}
    </>
  );
}

function LobbyMenu({ onReach }: { onReach: () => void }) {
  const close = useClosePopover();
  return (
    <div class="table-menu">
      <Button
        label={t('menu.reach')}
        icon="bell"
        size="small"
        onClick={() => {
          close();
          onReach();
        }}
      />
    </div>
  );
}

function WideLobby({ module }: Props) {
  const session = useSession();
  return (
    <main id="content" class="lobby">
      <div class="lobby-left">
        <SeatList />
        <OwnMark />
        <RoomTalk module={module} />
      </div>
      <div class="lobby-right">
        <Invite />
        <HouseRulesPanel game={session.game.value} />
        <StartPanel />
      </div>
    </main>
  );
}

function PhoneLobby({ module }: Props) {
  const session = useSession();
  const [open, setOpen] = useState<'rules' | 'sit' | null>(null);
  const [folded, setFolded] = useState(false);
  const seated = session.store.seat.value !== null;
  const close = () => setOpen(null);
  return (
    <>
      <main id="content" class="lobby">
        <SeatList />
        <Invite />
        <RoomTalk module={module} />
      </main>
      <Sheet
        label={t(seated ? 'mark.title' : 'sit.title')}
        folded={folded}
        onFold={setFolded}
        head={<SheetHead seated={seated} />}
      >
        {seated && <OwnMarks />}
        <div class="sheet-buttons">
          <Button
            label={t('house.short')}
            icon="sliders-horizontal"
            size="large"
            onClick={() => setOpen('rules')}
          />
          {seated ? (
            <StartButton />
          ) : (
            <Button
              label={t('sit.do')}
              icon="armchair"
              kind="main"
              size="large"
              onClick={() => setOpen('sit')}
            />
          )}
        </div>
      </Sheet>
      {open === 'rules' && (
        <Dialog title={t('house.title')} onClose={close}>
          <HouseRulesBody game={session.game.value} />
        </Dialog>
      )}
      {open === 'sit' && !seated && (
        <Dialog title={t('sit.title')} onClose={close}>
          <SitDown />
        </Dialog>
      )}
    </>
  );
}

function SheetHead({ seated }: { seated: boolean }) {
  const line = useStartLine();
  return (
    <div class="sheet-title">
      <h2 class="small-title">{t(seated ? 'mark.title' : 'sit.title')}</h2>
      <small aria-live="polite">{seated ? line : t('sit.why')}</small>
    </div>
  );
}
