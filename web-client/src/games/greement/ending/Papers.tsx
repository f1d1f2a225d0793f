import './ending.css';
import { Icon } from '../../../ui/Icon';
import { Medal } from '../../../ui/Medal';
import { Panel } from '../../../ui/Panel';
import { Ledger } from '../knowledge/PaperPanel';
import { ledger } from '../knowledge/paper';
import type { Session } from '../session';
import type { Result } from '../wire';
import { t } from '../words';
import { signed } from './verdict';

/** All papers open, one after another from the last place upward. */
export function Papers({ session }: { session: Session }) {
  const { disclosed } = session.play.table.value;
  if (!disclosed) return null;
  const { results } = disclosed;
  const most = Math.max(
    1,
    ...results.map(({ squares, money, debt }) => Math.max(squares + money, debt)),
  );
  // One width for all sums: the bars beside them keep one scale.
  const signs = Math.max(...results.map(({ wealth }) => signed(wealth).length));
  return (
    <Panel small title={t('end.papers')} aside={<Legend />}>
      <ol class="papers" style={{ '--signs': String(signs) }}>
        {results.map((result, i) => (
          <li key={result.seat} style={{ '--turn': String(results.length - 1 - i) }}>
            <OnePaper session={session} result={result} most={most} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Legend() {
  return (
    <ul class="legend">
      {(['squares', 'money', 'debt'] as const).map((part) => (
        <li key={part}>
          <span class={`swatch ${part}`} />
          {t(`end.legend.${part}`)}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  session: Session;
  result: Result;
  most: number;
}

function OnePaper({ session, result, most }: Props) {
  const { play, player } = session;
  const { seat, place, squares, money, debt, wealth } = result;
  const paper = play.table.value.disclosed?.papers.find((each) => each.seat === seat);
  const share = (coins: number) => `${(coins / most) * 100}%`;
  return (
    <details>
      <summary>
        <span class="place">
          <span class="hidden-text">{t('end.place', { place })}</span>
          <span aria-hidden="true">{place}</span>
        </span>
        <Medal colour={play.colour(seat)} size={36} />
        <span class="paper-name">
          <b>{play.name(seat)}</b>
          <small>
            {t('end.sum', { squares, money, debt })}
            {player(seat)?.left && ` · ${t('end.left')}`}
          </small>
        </span>
        <span class="bars" role="img" aria-label={t('end.bar', { squares, money, debt })}>
          <span class="bar">
            <span class="squares" style={{ width: share(squares) }} />
            <span class="money" style={{ width: share(money) }} />
          </span>
          <span class="bar">
            <span class="debt" style={{ width: share(debt) }} />
          </span>
        </span>
        <span class={`wealth${wealth < 0 ? ' brick-words' : ''}`}>{signed(wealth)}</span>
        <span class="crown">{place === 1 && <Icon name="crown-fill" size={24} />}</span>
      </summary>
      {paper && (
        <Ledger
          caption={t('end.paper')}
          lines={ledger(paper.lines, play.name, true)}
          hand={{ money, debt }}
        />
      )}
    </details>
  );
}
