import './deck.css';
import { filled } from '../story/fill';
import type { GreementWord } from '../words';
import { t } from '../words';

type Chapter = readonly [title: GreementWord, ...lines: GreementWord[]];

const BEFORE_ACTIONS: readonly Chapter[] = [
  ['rules.aim', 'rules.aim.1', 'rules.aim.2'],
  ['rules.start', 'rules.start.1', 'rules.start.2', 'rules.start.3'],
  ['rules.turn', 'rules.turn.1', 'rules.turn.2'],
];

const AFTER_ACTIONS: readonly Chapter[] = [
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
    <div class="rules">
      {BEFORE_ACTIONS.map(chapter)}
      <table class="kinds">
        <thead>
          <tr>
            <th scope="col">{t('rules.action')}</th>
            <th scope="col">{t('rules.costs')}</th>
            <th scope="col">{t('rules.does')}</th>
          </tr>
        </thead>
        <tbody>
          {ACTIONS.map(([action, costs, does]) => (
            <tr key={action}>
              <th scope="row">{t(action)}</th>
              <td>{t(costs)}</td>
              <td>{t(does)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {AFTER_ACTIONS.map(chapter)}
      <section>
        <h3>{t('rules.hints')}</h3>
        <ul class="pile">
          {HINTS.map((n) => (
            <li key={n}>{t(`rules.hints.${n}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function chapter([title, ...lines]: Chapter) {
  return (
    <section key={title}>
      <h3>{plain(title)}</h3>
      {lines.map((line) => (
        <p key={line}>{plain(line)}</p>
      ))}
    </section>
  );
}

/** Rules are texts without holes. */
function plain(key: GreementWord): string {
  return filled(key, {}).join('');
}
