import './pages.css';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/icon-names';
import { Page } from './Page';
import { t } from './words';

const STEPS: readonly (readonly [step: 1 | 2 | 3 | 4, icon: IconName])[] = [
  [1, 'lock-simple-fill'],
  [2, 'pencil-simple-fill'],
  [3, 'dice-five'],
  [4, 'shield-check-fill'],
];

/** How chance is drawn so that nobody has to believe the server, and how it is checked. */
export function FairDicePage() {
  return (
    <Page title={t('dice.title')}>
      <h1>{t('dice.title')}</h1>
      <p class="lead">{t('dice.lead')}</p>
      <ol class="dice-steps">
        {STEPS.map(([step, icon]) => (
          <li key={step} class="panel">
            <Icon name={icon} size={28} />
            <div>
              <h2>{t(`dice.${step}`)}</h2>
              <p>{t(`dice.${step}.line`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <section class="paper-page">
        <h2>{t('dice.check')}</h2>
        <p>{t('dice.check.line')}</p>
        <pre>
          <code>
            {`curl ${location.origin}/api/rooms/CODE/record > FILE\njava -jar kontor.jar verify FILE`}
          </code>
        </pre>
        <h2>{t('dice.hidden')}</h2>
        <p>{t('dice.hidden.line')}</p>
      </section>
    </Page>
  );
}
