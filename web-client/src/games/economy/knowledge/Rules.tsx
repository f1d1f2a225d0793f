import { Chapter, RulesPage, RulesTable } from '../../RulesPage';
import { t } from '../words';

/** The whole rules in short, in our own words. */
export function Rules() {
  return (
    <RulesPage>
      <Chapter title={t('rules.aim')}>
        <p>{t('rules.aim.1')}</p>
        <p>{t('rules.aim.2')}</p>
      </Chapter>
      <Chapter title={t('rules.place')}>
        <p>{t('rules.place.1')}</p>
      </Chapter>
      <Chapter title={t('rules.move')}>
        <p>{t('rules.move.1')}</p>
        <p>{t('rules.move.2')}</p>
        <p>{t('rules.move.3')}</p>
      </Chapter>
      <Chapter title={t('rules.one')}>
        <p>{t('rules.one.1')}</p>
        <p>{t('rules.one.2')}</p>
      </Chapter>
      <Chapter title={t('rules.two')}>
        <p>{t('rules.two.1')}</p>
        <p>{t('rules.two.2')}</p>
        <p>{t('rules.two.3')}</p>
      </Chapter>
      <RulesTable
        heads={[t('rules.head.land'), t('rules.head.one'), t('rules.head.two')]}
        rows={(['up', 'hit', 'down', 'hitDown'] as const).map(
          (row) =>
            [t(`rules.row.${row}`), t(`rules.row.${row}.1`), t(`rules.row.${row}.2`)] as const,
        )}
      />
      <Chapter title={t('rules.memory')}>
        <p>{t('rules.memory.1')}</p>
      </Chapter>
    </RulesPage>
  );
}
