import { useEffect } from 'preact/hooks';
import sign from '../../sign.svg';
import signTurn from '../../sign-turn.svg';
import { t } from '../words';

/** The tab's title and sign: what the reader is awaited for stands first, and a mark on both. */
export function useTitle(title: string, awaited: string | null): void {
  useEffect(() => {
    document.title = awaited === null ? title : t('title.awaited', { words: awaited, title });
    showSign(awaited !== null ? signTurn : sign);
    return () => {
      document.title = t('app.name');
      showSign(sign);
    };
  }, [title, awaited]);
}

function showSign(address: string): void {
  document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', address);
}
