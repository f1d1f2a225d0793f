import type { ComponentChildren } from 'preact';
import { t } from './i18n';
import { go } from './navigation';
import { Button } from './ui/Button';
import { HomeLink } from './ui/HomeLink';

interface Props {
  title?: string;
  line?: string;
  /** What may help here. */
  children?: ComponentChildren;
}

/** For an address where nothing is: says so, and leads to the front page. */
export function LostPage({
  title = t('app.lost.title'),
  line = t('app.lost.line'),
  children,
}: Props) {
  return (
    <main class="lost" id="content">
      <HomeLink wordmark />
      <h1>{title}</h1>
      <p>{line}</p>
      {children}
      <Button
        label={t('app.lost.home')}
        kind={children ? 'plain' : 'main'}
        onClick={() => go('/')}
      />
    </main>
  );
}
