import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useKeptFocus } from '../../ui/focus';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icon-names';
import { Sheet } from '../../ui/Sheet';
import { aboveFoot, useToastPlace } from '../../ui/toast-place';
import { useSession } from '../session';
import { t } from '../words';
import { useFolding } from './folding';
import { TabBody, useUnread } from './KnowledgeTabs';
import type { OpenTable } from './open-table';
import { Seats } from './Seats';
import { useStoryAsked } from './story-asked';
import { isAwaited } from './turn';

interface Props extends OpenTable {
  /** They stand over the foot of the board, which they never move. */
  banners: ComponentChildren;
}

/**
 * The phone: seats, board over the full width, and the sheet with its tab bar. A page stays open when its reader is
 * asked; the sign on the tab and the header tell him.
 */
export function PhoneTable({ banners, ...table }: Props) {
  const { game, showing } = table;
  const { Board, SheetHead, SheetBody, SheetFoot, Pinned } = game;
  const foot = useToastPlace<HTMLDivElement>(aboveFoot);
  const notes = useKeptFocus<HTMLDivElement>(wanted);
  const [tab, setTab] = useState('act');
  const own = game.tabs().filter(({ place }) => place !== 'column');
  const awaited = isAwaited(showing.room.value, useSession().store.seat.value);
  const decision = awaited ? (game.decision?.() ?? 'own') : null;
  const composing = game.composing?.() ?? false;
  useEffect(() => {
    if (composing) setTab('act');
  }, [composing]);
  const chosen = game.chosen?.() ?? null;
  useEffect(() => {
    if (chosen !== null && awaited) setTab('act');
  }, [chosen]);
  const { folded, fold, turn } = useFolding(
    foot,
    tab === 'act' && (game.boardMatters?.() ?? false),
    decision,
  );
  const choose = (next: string) => {
    setTab(next);
    turn(next === tab ? 'same' : next === 'act' ? 'back' : 'other');
  };
  useStoryAsked(table.play, () => choose('log'));
  return (
    <>
      <main id="content" class="table-main">
        <Seats {...table} />
        <div class="board-slot">
          <Board />
        </div>
      </main>
      <div class="phone-foot" ref={foot}>
        <div class="foot-banners" ref={notes}>
          {banners}
        </div>
        <Sheet
          label={t('table.actions')}
          folded={folded}
          onFold={fold}
          head={tab === 'act' ? <SheetHead /> : null}
          foot={tab === 'act' && SheetFoot ? <SheetFoot /> : null}
        >
          {tab === 'act' ? (
            <>
              {Pinned && <Pinned />}
              <SheetBody />
            </>
          ) : (
            <div class="sheet-page">
              <TabBody {...table} tab={tab} own={own} />
            </div>
          )}
        </Sheet>
        <TabBar {...table} tab={tab} awaited={awaited} onChoose={choose} />
      </div>
    </>
  );
}

/** After a banner was answered and is gone, what is to be done next has the focus, or the sheet's grip. */
function wanted(banners: HTMLElement): HTMLElement | null {
  const sheet = banners.parentElement?.querySelector('.sheet');
  const main = sheet?.querySelector<HTMLElement>('.button.main:not([aria-disabled=true])');
  return main ?? sheet?.querySelector<HTMLElement>('.grip') ?? null;
}

interface TabBarProps extends OpenTable {
  tab: string;
  awaited: boolean;
  onChoose: (tab: string) => void;
}

function TabBar({ game, tab, awaited, onChoose }: TabBarProps) {
  const session = useSession();
  const chat = useUnread(session.store.chat.value.length, tab === 'chat');
  const own = game.tabs().filter(({ place }) => place !== 'column');
  return (
    <nav class="tab-bar" aria-label={t('tabs.table')}>
      <BarButton
        id="act"
        icon="hand-pointing-fill"
        label={t('tab.act')}
        asks={awaited && tab !== 'act'}
        {...{ tab, onChoose }}
      />
      {own.slice(0, 2).map(({ id, icon, label, unread }) => (
        <BarButton
          key={id}
          id={id}
          icon={icon}
          label={label()}
          unread={unread?.() ?? 0}
          {...{ tab, onChoose }}
        />
      ))}
      <BarButton id="log" icon="scroll" label={t('tab.log')} {...{ tab, onChoose }} />
      <BarButton
        id="chat"
        icon="chat-circle"
        label={t('tab.chat')}
        unread={chat}
        {...{ tab, onChoose }}
      />
    </nav>
  );
}

interface BarButtonProps {
  id: string;
  icon: IconName;
  label: string;
  unread?: number;
  /** Something waits there for the reader's decision. */
  asks?: boolean;
  tab: string;
  onChoose: (tab: string) => void;
}

function BarButton({ id, icon, label, unread = 0, asks, tab, onChoose }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-current={tab === id ? 'page' : undefined}
      onClick={() => onChoose(id)}
    >
      <span class="bar-icon">
        <Icon name={icon} size={24} />
        {asks && (
          <span class="bar-unread" aria-hidden="true">
            !
          </span>
        )}
        {unread > 0 && (
          <span class="bar-unread">
            {unread} <span class="hidden-text">{t('do.unread')}</span>
          </span>
        )}
      </span>
      {label}
      {asks && <span class="hidden-text">{t('tab.asks')}</span>}
    </button>
  );
}
