import { useState } from 'preact/hooks';
import type { GameView, Play } from '../../games/game';
import type { Reason } from '../../games/limits';
import type { Item, Move, Parameter } from '../../games/listed';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Switch } from '../../ui/Switch';
import { t } from '../words';
import { isLegal, isOnlyOne, startValues, toAction, type Values } from './moves';

interface Props {
  game: GameView;
  play: Play<unknown, unknown, unknown>;
}

interface DialogProps extends Props {
  moves: readonly Move[];
  onClose: () => void;
}

/** "Actions as text": everything that may be done now, as a list of forms; for every game. */
export function MoveDialog({ game, play, moves, onClose }: DialogProps) {
  return (
    <Dialog title={t('menu.moves')} onClose={onClose}>
      {moves.length === 0 && <p class="empty">{t('moves.none')}</p>}
      <ul class="move-list">
        {moves.map((move, i) => (
          <li key={`${move.action}-${i}`}>
            <MoveForm move={move} game={game} play={play} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function MoveForm({ move: sent, game, play }: Props & { move: Move }) {
  const move = game.words.ordered?.(sent) ?? sent;
  const [changed, setChanged] = useState<Values>({});
  const values = { ...startValues(move.parameters), ...changed };
  const blocked = move.blocked
    ? (game.words.waits?.(move) ?? whyBlocked(play, move.blocked))
    : isLegal(move, values)
      ? undefined
      : t('moves.illegal');
  const label = game.words.action(move);
  const isOn = game.words.isOn?.(move);
  const [switched] = move.parameters;
  if (isOn !== undefined && switched && !move.blocked) {
    const turn = (on: boolean) => void play.act(toAction(move, { [switched.name]: on }));
    return <Switch label={label} on={isOn} onChange={turn} />;
  }
  if (move.blocked || move.parameters.length === 0) {
    return <MoveButton {...{ label, move, values, blocked, game, play }} />;
  }
  return (
    <fieldset class="move-form">
      <legend>{label}</legend>
      <Fields
        parameters={move.parameters}
        values={values}
        move={move}
        game={game}
        play={play}
        onChange={setChanged}
      />
      <MoveButton {...{ label, move, values, blocked, game, play }} />
    </fieldset>
  );
}

/**
 * "It is not your turn" is true where it is one other's: not for who is to do something else, nor where
 * several are asked at once.
 */
function whyBlocked({ room, seat, reason }: Props['play'], blocked: Reason): string {
  const { toAct } = room.value;
  const isAnothers = toAct.length === 1 && toAct[0] !== seat.value;
  const isNobodys = blocked.code === 'not-your-turn' && blocked.args.seat === undefined;
  return isNobodys && !isAnothers ? t('moves.notNow') : reason(blocked);
}

interface MoveButtonProps extends Props {
  label: string;
  move: Move;
  values: Values;
  blocked: string | undefined;
}

function MoveButton({ label, move, values, blocked, game, play }: MoveButtonProps) {
  const isAsked = move.forGood || game.words.isFatal?.(move, values);
  return (
    <Button
      label={label}
      second={game.words.second?.(move, values) ?? ''}
      kind={isAsked ? 'danger' : 'main'}
      blocked={blocked}
      busy={play.busy.value === move.action}
      onClick={() => void play.act(toAction(move, values))}
    />
  );
}

interface FieldsProps extends Props {
  move: Move;
  parameters: readonly Parameter[];
  values: Values;
  onChange: (values: Values) => void;
}

function Fields({ parameters, values, onChange, ...rest }: FieldsProps) {
  return (
    <>
      {parameters.map((parameter) => (
        <Field
          key={parameter.name}
          {...rest}
          parameter={parameter}
          value={values[parameter.name]}
          onChange={(value) => onChange({ ...values, [parameter.name]: value })}
        />
      ))}
    </>
  );
}

interface FieldProps extends Props {
  move: Move;
  parameter: Parameter;
  value: unknown;
  onChange: (value: unknown) => void;
}

function Field(props: FieldProps) {
  const { parameter, value, onChange, move, game, play } = props;
  const { domain } = parameter;
  const label = game.words.parameter(move, parameter);
  switch (domain.type) {
    case 'whole': {
      const to = Math.min(domain.to, game.words.most?.(move, parameter) ?? domain.to);
      return (
        <label class="labelled">
          {label} <small>{t('moves.range', { from: domain.from, to })}</small>
          <input
            class="field"
            type="number"
            min={domain.from}
            max={to}
            value={value === undefined ? '' : Number(value)}
            onInput={(event) => onChange(numberIn(event.currentTarget))}
          />
        </label>
      );
    }
    case 'one':
      return <OneField {...props} label={label} items={domain.items} />;
    case 'some':
      return <SomeField {...props} label={label} items={domain.items} />;
    case 'form':
      return (
        <fieldset class="move-form">
          <legend>{label}</legend>
          <Fields
            parameters={domain.parameters}
            values={value as Values}
            move={move}
            game={game}
            play={play}
            onChange={onChange}
          />
        </fieldset>
      );
    case 'perhaps':
      return isOnlyOne(domain.of) ? null : (
        <Field {...props} parameter={{ ...parameter, domain: domain.of }} />
      );
    case 'several':
    case 'open':
      return null;
  }
}

/** Undefined for a field that is empty: what may be left out is, and else it is not sent. */
function numberIn({ value, valueAsNumber }: HTMLInputElement): number | undefined {
  return value === '' ? undefined : valueAsNumber;
}

interface ItemsProps extends FieldProps {
  label: string;
  items: readonly Item[];
}

/** An item in words, with what blocks it. */
function itemWords({ game, play, move, parameter }: FieldProps, item: Item): string {
  const words = game.words.item(move, parameter, item);
  return item.blocked ? t('moves.blocked', { words, why: play.reason(item.blocked) }) : words;
}

function OneField(props: ItemsProps) {
  const { label, items, value, onChange } = props;
  const chosen = items.findIndex((item) => item.value === value);
  return (
    <label class="labelled">
      {label}
      <select
        class="field"
        value={chosen}
        onChange={(event) => onChange(items[Number(event.currentTarget.value)]?.value)}
      >
        {items.map((item, i) => (
          <option key={String(item.value)} value={i} disabled={item.blocked !== null}>
            {itemWords(props, item)}
          </option>
        ))}
      </select>
    </label>
  );
}

function SomeField(props: ItemsProps) {
  const { label, items, value, onChange } = props;
  const chosen = (value ?? []) as readonly unknown[];
  const toggle = (item: Item) =>
    onChange(
      chosen.includes(item.value)
        ? chosen.filter((each) => each !== item.value)
        : [...chosen, item.value],
    );
  return (
    <fieldset class="move-form">
      <legend>{label}</legend>
      {items.map((item) => (
        <label key={String(item.value)} class="check">
          <input
            type="checkbox"
            checked={chosen.includes(item.value)}
            disabled={item.blocked !== null}
            onChange={() => toggle(item)}
          />
          {itemWords(props, item)}
        </label>
      ))}
    </fieldset>
  );
}
