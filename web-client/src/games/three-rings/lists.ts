import { t } from './words';

/** "Anna", "Anna and Jonas", "Anna, Jonas and Mireille". */
export function allOf(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  const rest = names.slice(0, -1).join(t('list.comma'));
  return rest === '' ? last : `${rest}${t('list.and')}${last}`;
}
