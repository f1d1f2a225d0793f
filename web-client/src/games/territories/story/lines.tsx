import type { ComponentChildren } from 'preact';
import { figure } from '../../../i18n/figure';
import type { LineFace, StoryLine } from '../../game';
import { sentences, t } from '../words';

type Name = (seat: number) => string;

/** A sentence of the log: who did it, in words, and the field that it names. */
export function lineFace(line: StoryLine, name: Name): LineFace {
  const { code, args } = line;
  const { seat, field } = args;
  const key = keyOf(line);
  const fill = Object.entries(args).map(([hole, value]) => [hole, filling(hole, value, name)]);
  return {
    text: sentences.has(key) ? sentences.filled(key, Object.fromEntries(fill)) : code,
    ...(typeof seat === 'number' && { seat }),
    ...(typeof field === 'string' && { spaces: [field] }),
  };
}

/** More than one may win when the last turn of all is over. */
function keyOf({ code, args: { seats } }: StoryLine): string {
  const shared = code === 'turn-limit' && Array.isArray(seats) && seats.length > 1;
  return shared ? 'line.turn-limit.shared' : `line.${code}`;
}

function filling(hole: string, value: unknown, name: Name): ComponentChildren {
  switch (hole) {
    case 'seat':
    case 'owner':
      return <b>{name(Number(value))}</b>;
    case 'seats':
      return <b>{namesOf(value, name)}</b>;
    case 'dice':
      return diceWords(value);
    case 'field':
      return sentences.words(`field.${value}`);
    case 'freed':
      return Number(value) > 0 ? t('story.free', { n: Number(value) }) : '';
    default:
      return typeof value === 'number' ? figure(value) : String(value);
  }
}

/** A throw as it is told: "3+5". */
export function diceWords(dice: unknown): string {
  const [first = '', second = ''] = listOf(dice).map(String);
  return t('story.pips', { first, second });
}

function namesOf(seats: unknown, name: Name): string {
  return listOf(seats)
    .map((seat) => name(Number(seat)))
    .join(t('list.and'));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
