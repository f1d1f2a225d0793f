import { useEffect } from 'preact/hooks';
import sign from '../../sign.svg';
import signTurn from '../../sign-turn.svg';
import { t } from '../words';

/** The tab's title and sign: a mark on both says that the reader is awaited. */
export function useTitle(title: string, isAwaited: boolean): void {
  useEffect(() => {
    document.title = isAwaited ? t('title.awaited', { title }) : title;
    showSign(isAwaited ? signTurn : sign);
    return () => {
      document.title = t('app.name');
      showSign(sign);
    };
  }, [title, isAwaited]);
}

function showSign(address: string): void {
  document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', address);
}
