import type { ComponentChildren } from 'preact';
import { aboutGame } from '../games/catalogue';
import { choiceWord, optionWords, valueWords } from '../games/words';
import { t } from '../i18n';
import type { Option } from '../net/wire';
import { Fold } from './Fold';
import { Segmented } from './Segmented';
import { Stepper } from './Stepper';
import { Ticks } from './Ticks';

/** What an option may be set to. */
export type OptionValue = number | string | boolean | readonly string[];

interface Props {
  /** The game whose words they have. */
  game: string;
  options: readonly Option[];
  /** By the options' names; what is missing is as the game has it. */
  values: Readonly<Record<string, unknown>>;
  /** Absent where the reader may only look. */
  onChange?: ((name: string, value: OptionValue) => void) | undefined;
}

/**
 * A game's options, each with one line of why: the usual ones first, the others folded. Everybody
 * sees them, the host changes them.
 */
export function OptionList({ options, ...rest }: Props) {
  const usual = aboutGame(rest.game)?.usual;
  const first = options.filter(({ name }) => usual?.includes(name) ?? true);
  const others = options.filter((option) => !first.includes(option));
  return (
    <>
      <Options options={first} {...rest} />
      {others.length > 0 && (
        <Fold label={t('open.more', { n: others.length })}>
          <Options options={others} {...rest} />
        </Fold>
      )}
    </>
  );
}

function Options({ game, options, values, onChange }: Props) {
  return (
    <ul class="option-list">
      {options.map((option) => (
        <OptionLine key={option.name} {...optionWords(game, option.name)}>
          <OptionControl
            game={game}
            option={option}
            value={values[option.name] ?? option.standardValue}
            onChange={onChange}
          />
        </OptionLine>
      ))}
    </ul>
  );
}

/** One line of a list of choices: what it is, why, and the control. */
export function OptionLine({
  label,
  why,
  children,
}: {
  label: string;
  why: string;
  children: ComponentChildren;
}) {
  return (
    <li class="option-line">
      <p>
        <b>{label}</b>
        {why && <small>{why}</small>}
      </p>
      {children}
    </li>
  );
}

interface ControlProps {
  game: string;
  option: Option;
  value: unknown;
  onChange: Props['onChange'];
}

function OptionControl({ game, option, value, onChange }: ControlProps) {
  const { label } = optionWords(game, option.name);
  if (!onChange) return <b class="option-value">{valueWords(game, option, value)}</b>;
  const set = (next: OptionValue) => onChange(option.name, next);
  switch (option.type) {
    case 'whole':
      return (
        <Stepper
          label={label}
          value={Number(value)}
          min={option.min}
          max={option.max}
          step={stepOf(option.name)}
          format={(number) => valueWords(game, option, number)}
          onChange={set}
        />
      );
    case 'clock':
      return (
        <Stepper
          label={label}
          value={Number(value)}
          min={0}
          max={option.max}
          step={option.min}
          format={(number) => valueWords(game, option, number)}
          onChange={(number) => set(number < option.min ? 0 : number)}
        />
      );
    case 'word-or-whole':
      return (
        <Stepper
          label={label}
          value={typeof value === 'number' ? value : option.min - 1}
          min={option.min - 1}
          max={option.max}
          ends={{ least: '' }}
          format={(number) => valueWords(game, option, wordOrWhole(option, number))}
          onChange={(number) => set(wordOrWhole(option, number))}
        />
      );
    case 'choice': {
      const choices = option.values.map((choice) => ({
        value: choice,
        label: choiceWord(game, choice),
      }));
      return <Segmented label={label} choices={choices} value={String(value)} onChange={set} />;
    }
    case 'one-of':
      return (
        <Segmented
          label={label}
          choices={option.values.map((number) => ({
            value: String(number),
            label: valueWords(game, option, number),
          }))}
          value={String(value)}
          onChange={(chosen) => set(Number(chosen))}
        />
      );
    case 'some': {
      const chosen = value as readonly string[];
      return (
        <Ticks
          label={label}
          choices={option.values.map((word) => ({ value: word, label: choiceWord(game, word) }))}
          chosen={chosen}
          onChange={set}
        />
      );
    }
    case 'flag':
      return (
        <Segmented
          label={label}
          choices={[
            { value: 'yes', label: t('open.yes') },
            { value: 'no', label: t('open.no') },
          ]}
          value={value === true ? 'yes' : 'no'}
          onChange={(chosen) => set(chosen === 'yes')}
        />
      );
  }
}

/** The word stands one step below the least number. */
function wordOrWhole(option: Extract<Option, { type: 'word-or-whole' }>, number: number) {
  return number < option.min ? option.standardValue : number;
}

/** Minutes go by fives, seconds by tens, all else by ones. */
function stepOf(name: string): number {
  if (/seconds$/i.test(name)) return 10;
  return name.endsWith('-minutes') ? 5 : 1;
}
