import { useState } from 'preact/hooks';
import { useKeptFocus } from '../../ui/focus';
import { IconButton } from '../../ui/IconButton';
import { Scroller } from '../../ui/Scroller';
import { footOfBoard, useToastPlace } from '../../ui/toast-place';
import { layout } from '../layout';
import { t } from '../words';
import { KnowledgeTabs } from './KnowledgeTabs';
import type { OpenTable } from './open-table';
import { Seats } from './Seats';
import { SkipTo } from './SkipTo';

/** Seats, board with its actions under or beside it, and knowledge; from 720 px on. */
export function WideTable(table: OpenTable) {
  const { game } = table;
  const { Aside, Margin, Board, Actions } = game;
  const seated = table.play.seat.value !== null;
  const slot = useToastPlace<HTMLDivElement>(footOfBoard);
  const actions = useKeptFocus();
  return (
    <main id="content" class="table-main">
      <div class="seats-place">
        <Seats {...table} />
        {Aside && layout.value === 'three' && <Aside />}
      </div>
      <div class="board-row">
        {Margin && layout.value === 'two' && (
          <div class="board-margin">
            <Margin />
          </div>
        )}
        <SkipTo part="actions" />
        <div class="board-slot" ref={slot}>
          <Board />
        </div>
      </div>
      <section
        ref={actions}
        class={`action-slot${seated ? ' seated' : ''}`}
        aria-label={t('table.actions')}
      >
        <SkipTo part="board" />
        <Actions />
      </section>
      {layout.value === 'one' ? <Drawer {...table} /> : <Knowledge {...table} />}
    </main>
  );
}

function Knowledge(table: OpenTable) {
  const { Cards, Pinned } = table.game;
  return (
    <aside class="knowledge" aria-label={t('tabs.table')}>
      <Scroller class="knowledge-cards" label={t('table.cards')}>
        {Pinned && layout.value === 'three' && <Pinned />}
        <Cards />
      </Scroller>
      <KnowledgeTabs {...table} />
    </aside>
  );
}

/** The knowledge column behind an edge of the page, where there is no room for it. */
function Drawer(table: OpenTable) {
  const [open, setOpen] = useState(false);
  return (
    <div class={`drawer${open ? ' open' : ''}`}>
      <div class="drawer-handle">
        <IconButton
          icon={open ? 'x' : 'scroll'}
          label={t(open ? 'table.drawer.close' : 'table.drawer.open')}
          expanded={open}
          onClick={() => setOpen(!open)}
        />
      </div>
      {open && <Knowledge {...table} />}
    </div>
  );
}
