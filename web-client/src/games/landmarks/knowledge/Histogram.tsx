import './knowledge.css';
import { tenths } from '../../../i18n/figure';
import { Panel } from '../../../ui/Panel';
import type { LandmarksPlay } from '../play';
import { t } from '../words';
import { throwsOf } from './throws';

/** How often each sum was thrown, with a line where chance would have it. */
export function Histogram({ play }: { play: LandmarksPlay }) {
  const { count, sums } = throwsOf(play.lines.value);
  const most = sums.reduce((high, { times, expected }) => Math.max(high, times, expected), 1);
  const share = (times: number) => `${(100 * times) / most}%`;
  return (
    <Panel small title={t('throws.title')}>
      {count === 0 ? (
        <p class="lm-note">{t('throws.none')}</p>
      ) : (
        <>
          <ol class="lm-throws">
            {sums.map(({ sum, times, expected }) => (
              <li key={sum}>
                <span class="lm-throws-bars" aria-hidden="true">
                  <i class="lm-thrown" style={{ height: share(times) }} />
                  <i class="lm-expected" style={{ bottom: share(expected) }} />
                </span>
                <span aria-hidden="true">{sum}</span>
                <span class="hidden-text">
                  {t('throws.of', { sum, n: times, expected: tenths(expected) })}
                </span>
              </li>
            ))}
          </ol>
          <p class="lm-note">{t('throws.note', { n: count })}</p>
        </>
      )}
    </Panel>
  );
}
