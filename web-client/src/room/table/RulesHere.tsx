import type { FunctionComponent } from 'preact';
import { useRoom } from '../session';
import { t } from '../words';
import { isUnhurried } from './turn';

/** The rules at a table, and that their clocks hurry nobody there where that is so. */
export function RulesHere({ Rules }: { Rules: FunctionComponent }) {
  return (
    <>
      {isUnhurried(useRoom()) && (
        <p class="rules">
          <b>{t('rules.unhurried')}</b>
        </p>
      )}
      <Rules />
    </>
  );
}
