import { t } from '../words';

/** The rules in short. */
export function Rules() {
  return <p>{t('board.name')}</p>;
}
