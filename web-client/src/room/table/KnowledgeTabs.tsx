import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameTab } from '../../games/faces';
import { Tabs } from '../../ui/Tabs';
import { layout } from '../layout';
import { useSession } from '../session';
import { SayField, Talk } from '../Talk';
import { t } from '../words';
import { Log } from './Log';
import type { OpenTable } from './open-table';
import { RulesHere } from './RulesHere';
import { useStoryAsked } from './story-asked';

/** Log, chat, rules and the game's own tabs, below the fixed cards of the knowledge column. */
export function KnowledgeTabs(table: OpenTable) {
  const { game, play } = table;
  const session = useSession();
  const tab = useSignal('log');
  const unreadChat = useUnread(session.store.chat.value.length, tab.value === 'chat');
  useStoryAsked(play, () => {
    tab.value = 'log';
  });
  const own = game.tabs().filter(({ place }) => place !== 'phone');
  const tabs = [
    { value: 'log', label: t('tab.log') },
    { value: 'chat', label: t('tab.chat'), unread: unreadChat },
    { value: 'rules', label: t('tab.rules') },
    ...own.map((each) => ({ value: each.id, label: each.label(), unread: each.unread?.() ?? 0 })),
  ];
  const { Pinned } = game;
  return (
    <section class="panel knowledge-tabs">
      <Tabs
        label={t('tabs.table')}
        tabs={tabs}
        value={tab.value}
        onChange={(next) => {
          tab.value = next;
        }}
      >
        {Pinned && layout.value !== 'three' && <Pinned />}
        <TabBody {...table} tab={tab.value} own={own} />
      </Tabs>
      {tab.value === 'log' && layout.value === 'three' && <SayField />}
    </section>
  );
}

/** What a tab shows, here and on the phone. */
export function TabBody({
  tab,
  own,
  ...table
}: OpenTable & { tab: string; own: readonly GameTab[] }) {
  if (tab === 'log') return <Log {...table} />;
  if (tab === 'chat') return <Talk />;
  const Panel = own.find(({ id }) => id === tab)?.Panel;
  const { Rules } = table.module;
  return <div class="tab-page">{Panel ? <Panel /> : <RulesHere Rules={Rules} />}</div>;
}

/** How many have come since they were last in sight. */
export function useUnread(count: number, seen: boolean): number {
  const known = useSignal(count);
  useEffect(() => {
    if (seen) known.value = count;
  }, [count, seen]);
  return seen ? 0 : Math.max(0, count - known.value);
}
