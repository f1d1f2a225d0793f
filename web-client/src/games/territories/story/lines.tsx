import './lines.css';
import type { ComponentChildren } from 'preact';
import { t as frame } from '../../../i18n';
import { figure } from '../../../i18n/figure';
import { listed } from '../../../i18n/list';
import { Icon } from '../../../ui/Icon';
import { Medal } from '../../../ui/Medal';
import type { LineFace } from '../../faces';
import type { StoryLine } from '../../game';
import type { TerritoriesPlay } from '../play';
import { isLeaving } from '../scene/stage';
import { sentences, t } from '../words';

type Name = (seat: number) => string;

/** Who reads, and how all are called and look to him. */
export type Reader = Pick<TerritoriesPlay, 'name' | 'seat' | 'colour'>;

/** What is told after a sentence: that the table did it, and what whoever paid has left. */
export interface Beside {
  isByTable?: boolean;
  left?: number | undefined;
}

/** A sentence of the log: who did it, in words, and the field that it names. */
export function lineFace(
  line: StoryLine,
  reader: Reader,
  { isByTable = false, left }: Beside = {},
): LineFace {
  const { code, args } = line;
  const { seat, field } = args;
  const plain = keyOf(line);
  const key = sentences.toReader(plain, reader.seat.value, args.seat, args.owner);
  const fill = Object.fromEntries(
    Object.entries(args).map(([hole, value]) => [hole, filling(hole, value, reader.name)]),
  );
  const filled = { ...fill, colour: colourWords(reader) };
  const text = sentences.has(key) ? sentences.filled(key, filled) : code;
  return {
    text: [
      text,
      ...(left === undefined ? [] : [' ', t('story.left.of', { money: left })]),
      ...(isByTable ? [' ', byTableWords(line, reader)] : []),
    ],
    ...(typeof seat === 'number' && { seat }),
    ...(key !== plain && { toReader: true }),
    ...(isLeaving(line) && { toAll: true }),
    ...(typeof field === 'string' && { spaces: [field] }),
  };
}

/** That the table threw it, or chose it at the Caravan. */
function byTableWords({ args: { seat, dice } }: StoryLine, reader: Reader): ComponentChildren {
  const isYours = seat === reader.seat.value;
  const deed = dice === undefined ? 'chosen' : 'thrown';
  return (
    <span class="by-table">
      <Icon name="robot" size={13} />
      {t(isYours ? `story.${deed}-for` : `story.${deed}-by`)}
    </span>
  );
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

/** Which colour and mark the lot has given to the reader; nothing to a spectator. */
function colourWords({ seat, colour }: Reader): ComponentChildren {
  if (seat.value === null) return '';
  const own = colour(seat.value);
  const words = { colour: frame(`seat.${own}`), mark: frame(`seat.${own}.mark`) };
  return (
    <span class="own-colour">
      {own && <Medal colour={own} size={17} />}
      {t('story.colour', words)}
    </span>
  );
}

/** A throw as it is told: "3+5". */
export function diceWords(dice: unknown): string {
  const [first = '', second = ''] = listOf(dice).map(String);
  return t('story.pips', { first, second });
}

function namesOf(seats: unknown, name: Name): string {
  return listed(listOf(seats).map((seat) => name(Number(seat))));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
