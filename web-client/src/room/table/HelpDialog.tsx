import { useState } from 'preact/hooks';
import type { KeyWords } from '../../games/game';
import { guideMemory } from '../../games/guide';
import { FAIR_DICE_PATH, rulesPath } from '../../path';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { t } from '../words';
import type { OpenTable } from './open-table';

interface Props {
  table: OpenTable;
  onClose: () => void;
}

/** What helps a newcomer: the guide, the rules, how chance is drawn; and the keys. */
export function HelpDialog({ table, onClose }: Props) {
  const { play, game } = table;
  const { game: id, stage } = play.room.value;
  const canGuide = game.guide && play.seat.value !== null && stage === 'playing';
  const guide = () => {
    onClose();
    guideMemory(id).guiding.value = 'now';
  };
  return (
    <Dialog title={t('header.help')} onClose={onClose}>
      <div class="help-ways">
        {canGuide && (
          <Button label={t('help.guide')} icon="lightbulb-fill" kind="main" onClick={guide} />
        )}
        <a class="button" href={rulesPath(id)} target="_blank" rel="noreferrer">
          {t('help.rules')}
        </a>
        <a class="button" href={FAIR_DICE_PATH} target="_blank" rel="noreferrer">
          {t('help.fair')}
        </a>
      </div>
      <Keys own={game.keys?.() ?? []} isOver={stage === 'over'} />
    </Dialog>
  );
}

/**
 * The keys that work while no field has the focus: those of every table, those the game names, and of
 * the actions on the page what is not among them.
 */
function Keys({ own, isOver }: { own: readonly KeyWords[]; isOver: boolean }) {
  const [keys] = useState(() => {
    const named = new Set(['ESCAPE', 'ENTER', ...own.flatMap(([keys]) => keysIn(keys))]);
    const others = actionKeys().filter(([key]) => !named.has(key));
    return [...fixedKeys(isOver), ...own, ...others];
  });
  return (
    <>
      <h3>{t('keys.title')}</h3>
      <dl class="key-list">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd class="key-cap">{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The single keys of "G ↵" and of "1–4". */
function keysIn(keys: string): readonly string[] {
  const range = /^(\d)–(\d)$/.exec(keys);
  if (!range) return keys.toUpperCase().split(' ');
  const first = Number(range[1]);
  return Array.from({ length: Number(range[2]) - first + 1 }, (_, i) => String(first + i));
}

function fixedKeys(isOver: boolean): KeyWords[] {
  return [
    ['?', t('keys.list')],
    ['/', t('keys.chat')],
    ['Tab', t('keys.tab')],
    ['↑ ↓ ← →', t('keys.arrows')],
    ['Enter', t('keys.enter')],
    ['Esc', t(isOver ? 'keys.escape.over' : 'keys.escape')],
  ];
}

function actionKeys(): KeyWords[] {
  const buttons = document.querySelectorAll<HTMLElement>('button[aria-keyshortcuts]');
  return [...buttons].map((button) => [
    (button.getAttribute('aria-keyshortcuts') ?? '').toUpperCase(),
    button.querySelector('.button-label')?.textContent ?? '',
  ]);
}
