import { Chapter, RulesPage, RulesTable } from '../../RulesPage';
import type { GreementWord } from '../words';
import { sentences, t } from '../words';

type Lines = readonly [title: GreementWord, ...lines: GreementWord[]];

const BEFORE_ACTIONS: readonly Lines[] = [
  ['rules.aim', 'rules.aim.1', 'rules.aim.2'],
  ['rules.start', 'rules.start.1', 'rules.start.2', 'rules.start.3'],
  ['rules.turn', 'rules.turn.1', 'rules.turn.2'],
];

const AFTER_ACTIONS: readonly Lines[] = [
  ['rules.money', 'rules.money.1', 'rules.money.2', 'rules.money.3'],
  ['rules.events', 'rules.events.1', 'rules.events.2', 'rules.events.3', 'rules.events.4'],
  ['rules.secret', 'rules.secret.1', 'rules.secret.2'],
];

const ACTIONS = [
  ['do.buy', 'rules.buy.costs', 'rules.buy.does'],
  ['do.seed', 'rules.seed.costs', 'rules.seed.does'],
  ['do.buy-cattle', 'rules.cattle.costs', 'rules.cattle.does'],
  ['do.borrow', 'rules.borrow.costs', 'rules.borrow.does'],
  ['do.repay', 'rules.repay.costs', 'rules.repay.does'],
  ['do.trade', 'rules.trade.costs', 'rules.trade.does'],
  ['vote.give', 'rules.give.costs', 'rules.give.does'],
] as const;

const HINTS = [1, 2, 3, 4, 5, 6] as const;

/** The whole rules in short, by chapters, with all actions in a table. */
export function Rules() {
  return (
    <RulesPage>
      {BEFORE_ACTIONS.map(chapter)}
      <RulesTable
        heads={[t('rules.action'), t('rules.costs'), t('rules.does')]}
        rows={ACTIONS.map(([action, costs, does]) => [t(action), t(costs), t(does)] as const)}
      />
      {AFTER_ACTIONS.map(chapter)}
      <Chapter title={t('rules.hints')}>
        <ul class="pile">
          {HINTS.map((n) => (
            <li key={n}>{t(`rules.hints.${n}`)}</li>
          ))}
        </ul>
      </Chapter>
    </RulesPage>
  );
}

/** Rules are texts without holes. */
function chapter([title, ...lines]: Lines) {
  return (
    <Chapter key={title} title={sentences.words(title)}>
      {lines.map((line) => (
        <p key={line}>{sentences.words(line)}</p>
      ))}
    </Chapter>
  );
}
