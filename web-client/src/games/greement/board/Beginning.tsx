import './legend.css';
import { Icon } from '../../../ui/Icon';
import type { Session } from '../session';
import { grown } from '../sums';
import { t } from '../words';

const steps = ['start', 'open', 'loan', 'turn'] as const;

/** A loan of so much is the example. */
const EXAMPLE = 10;

/** Before the first round, beside the map: the four steps of a beginning, the present one in full. */
export function Beginning({ session }: { session: Session }) {
  const { values } = session.play.table.value;
  const at = stepNow(session);
  const to = session.play.seat.value === null ? 'begin.watch' : 'begin';
  const told = { factor: values.loanMultiplier, owed: grown(EXAMPLE, values) };
  return (
    <section class="card-rest squares-legend beginning" aria-label={t(`${to}.title`)}>
      <h2>{t(`${to}.title`)}</h2>
      <ol>
        {steps.map((step, i) => (
          <li key={step} class={i === at ? 'now' : ''} aria-current={i === at ? 'step' : undefined}>
            <span class="begin-sign">
              {i < at ? <Icon name="check" size={18} /> : <b aria-hidden="true">{i + 1}</b>}
              {i < at && <span class="hidden-text">{t('begin.done')}</span>}
            </span>
            <div>
              <p class="legend-kind">
                <b>{t(`${to}.${step}`)}</b>
              </p>
              {i >= at && <p>{t(`${to}.${step}.line`, told)}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function stepNow({ play }: Session): number {
  switch (play.table.value.phase) {
    case 'choose-start':
      return 0;
    case 'replace-start':
      return 1;
    default:
      return 2;
  }
}
