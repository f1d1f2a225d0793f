import { t } from '../i18n';
import type { Option } from '../net/wire';
import { aboutGame } from './catalogue';

/** A game's name; one that this client does not know is shown by its id. */
export function gameName(id: string): string {
  return aboutGame(id)?.words('name') ?? id;
}

/** The words of a game's option: its name, and one line of why. */
export function optionWords(game: string, name: string): { label: string; why: string } {
  const words = aboutGame(game)?.words;
  return { label: words?.(`option.${name}`) ?? name, why: words?.(`option.${name}.why`) ?? '' };
}

export function choiceWord(game: string, choice: string): string {
  return aboutGame(game)?.words(`choice.${choice}`) ?? choice;
}

/** How a value of an option reads, with the unit that the option's name ends in. */
export function valueWords(game: string, option: Option, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'open.yes' : 'open.no');
  if (Array.isArray(value)) {
    const words = value.map((word) => choiceWord(game, String(word)));
    return words.length > 0 ? words.join(', ') : t('option.none');
  }
  if (typeof value !== 'number') return choiceWord(game, String(value));
  if (option.name.endsWith('-minutes')) return t('unit.minutes', { value });
  if (option.type === 'clock' && value === 0) return t('unit.noClock');
  if (option.type === 'clock' || /seconds$/i.test(option.name)) {
    return t('unit.seconds', { value });
  }
  return /hours$/i.test(option.name) ? hoursWords(value) : String(value);
}

const DAY_HOURS = 24;

/** "36 h", and from two days on "2 days", "2 days 12 h". */
function hoursWords(value: number): string {
  if (value < 2 * DAY_HOURS) return t('unit.hours', { value });
  const days = t('unit.days', { n: Math.floor(value / DAY_HOURS) });
  const rest = value % DAY_HOURS;
  return rest === 0 ? days : `${days} ${t('unit.hours', { value: rest })}`;
}
