import { t, type WordKey } from '../i18n';
import { en } from '../i18n/en';
import type { Option } from '../net/wire';
import { isGameId } from './catalogue';

/** A game's name; one that this client does not know is shown by its id. */
export function gameName(id: string): string {
  return isGameId(id) ? t(`game.${id}`) : id;
}

/** The words of an option: its name, and one line of why. */
export function optionWords(name: string): { label: string; why: string } {
  return { label: word(`option.${name}`) ?? name, why: word(`option.${name}.why`) ?? '' };
}

export function choiceWord(choice: string): string {
  return word(`choice.${choice}`) ?? choice;
}

/** How a value of an option reads, with the unit that the option's name ends in. */
export function valueWords(option: Option, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'open.yes' : 'open.no');
  if (typeof value !== 'number') return choiceWord(String(value));
  if (option.name.endsWith('-minutes')) return t('unit.minutes', { value });
  if (option.type === 'clock' && value === 0) return t('unit.noClock');
  if (option.type === 'clock' || option.name.endsWith('-seconds')) {
    return t('unit.seconds', { value });
  }
  return String(value);
}

/** The words under a key that the server names; undefined when the catalogue lacks it. */
function word(key: string): string | undefined {
  return Object.hasOwn(en, key) ? t(key as PlainKey) : undefined;
}

/** The keys whose text has no hole. */
type PlainKey = {
  [K in WordKey]: (typeof en)[K] extends `${string}{${string}` | object ? never : K;
}[WordKey];
