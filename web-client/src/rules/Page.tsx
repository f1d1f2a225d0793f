import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { TopLine } from '../landing/TopLine';
import { t } from './words';

/** A page to be read, under the line of the front page. */
export function Page({ title, children }: { title: string; children: ComponentChildren }) {
  useEffect(() => {
    document.title = `${title} · ${t('app.name')}`;
    return () => {
      document.title = t('app.name');
    };
  }, [title]);
  return (
    <div class="reading">
      <TopLine away />
      <main id="content">{children}</main>
    </div>
  );
}
