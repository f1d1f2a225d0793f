import type { GameInfo } from '../../net/wire';
import { OptionLine, OptionList } from '../../ui/OptionList';
import { Panel } from '../../ui/Panel';
import { Segmented } from '../../ui/Segmented';
import { useRoom, useSession } from '../session';
import { t } from '../words';

/** The game's options and the room's own. Everybody sees them, only the host changes them. */
export function HouseRulesPanel({ game }: { game: GameInfo | null }) {
  return (
    <Panel title={t('house.title')}>
      <HouseRulesBody game={game} />
    </Panel>
  );
}

export function HouseRulesBody({ game }: { game: GameInfo | null }) {
  const session = useSession();
  const room = useRoom();
  const change = session.isHost
    ? (name: string, value: unknown) =>
        void session.order({ type: 'options', options: { [name]: value } })
    : undefined;
  return (
    <div class="house-rules">
      {!session.isHost && <p class="panel-text">{t('house.look')}</p>}
      {game && (
        <OptionList game={game.id} options={game.options} values={room.options} onChange={change} />
      )}
      <ul class="option-list">
        <Choice rule="absent" first="wait" second="bot" value={room.house.absent} />
        <Choice
          rule="spectators"
          first="yes"
          second="no"
          value={room.house.spectators ? 'yes' : 'no'}
        />
        <Choice rule="listed" first="yes" second="no" value={room.house.listed ? 'yes' : 'no'} />
      </ul>
    </div>
  );
}

type ChoiceProps =
  | { rule: 'absent'; first: 'wait'; second: 'bot'; value: string }
  | { rule: 'spectators' | 'listed'; first: 'yes'; second: 'no'; value: string };

function Choice(props: ChoiceProps) {
  const session = useSession();
  const words = [
    { value: props.first, label: word(props, props.first) },
    { value: props.second, label: word(props, props.second) },
  ];
  const label = t(`house.${props.rule}`);
  const set = (value: string) =>
    void session.setHouse(
      props.rule === 'absent'
        ? { absent: value === 'bot' ? 'bot' : 'wait' }
        : { [props.rule]: value === 'yes' },
    );
  return (
    <OptionLine label={label} why={t(`house.${props.rule}.why`)}>
      {session.isHost ? (
        <Segmented label={label} choices={words} value={props.value} onChange={set} />
      ) : (
        <b class="option-value">{words.find(({ value }) => value === props.value)?.label}</b>
      )}
    </OptionLine>
  );
}

function word({ rule }: ChoiceProps, value: 'wait' | 'bot' | 'yes' | 'no'): string {
  if (rule === 'absent') return t(value === 'bot' ? 'house.absent.bot' : 'house.absent.wait');
  return t(value === 'yes' ? `house.${rule}.yes` : `house.${rule}.no`);
}
