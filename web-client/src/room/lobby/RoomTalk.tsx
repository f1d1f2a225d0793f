import { useState } from 'preact/hooks';
import type { AnyGame } from '../../games/load';
import { Tabs } from '../../ui/Tabs';
import { Talk } from '../Talk';
import { t } from '../words';

/** Chat, and the rules of the game in short. */
export function RoomTalk({ module }: { module: AnyGame | null }) {
  const [tab, setTab] = useState<'chat' | 'how'>('chat');
  const Rules = module?.Rules;
  return (
    <section class="panel room-talk">
      <Tabs
        label={t('tabs.room')}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'chat', label: t('tab.chat') },
          { value: 'how', label: t('tab.how') },
        ]}
      >
        {tab === 'chat' ? (
          <Talk />
        ) : (
          <div class="rules-short">{Rules ? <Rules /> : <p class="empty">{t('how.none')}</p>}</div>
        )}
      </Tabs>
    </section>
  );
}
