import { useSignal } from '@preact/signals';
import { Button } from '../src/ui/Button';
import { ChatBox } from '../src/ui/ChatBox';
import { Chip } from '../src/ui/Chip';
import { LogLine, LogRule } from '../src/ui/LogLine';
import { OfferCard } from '../src/ui/OfferCard';
import { Panel } from '../src/ui/Panel';
import { SeatCard } from '../src/ui/SeatCard';
import { Tabs } from '../src/ui/Tabs';

const nothing = () => undefined;

/* Who sits there, and what is told and said. */

const lines = [
  { id: 1, name: 'Mireille', text: 'Who hid the alarm last time?', colour: 'saffron' as const },
  { id: 2, name: 'Ola', text: 'Not me.', spectator: true },
];

export function Presence() {
  return (
    <Panel title="Presence" small>
      <div class="column">
        <SeatCard colour="madder" name="Anna" presence="here" you onTurn state="1:47">
          8 squares
        </SeatCard>
        <SeatCard
          colour="verdigris"
          name="Tomasz"
          presence="away"
          state={<Chip kind="brick">away 0:40</Chip>}
        >
          nudge sent, vote in 20 s
        </SeatCard>
        <SeatCard colour="sky" name="Cog" presence="bot" state={<Chip>thinking</Chip>}>
          bot, took over from Ines
        </SeatCard>
        <SeatCard colour="plum" name="Ines with a rather long name" presence="left" out="out" />
      </div>
    </Panel>
  );
}

export function Said() {
  const tab = useSignal('log');
  const tabs = [
    { value: 'log', label: 'Log' },
    { value: 'chat', label: 'Chat', unread: 2 },
  ];
  return (
    <Panel title="Said by the table" small>
      <div class="row">
        <Chip kind="green" icon="check-circle-fill">
          ready
        </Chip>
        <Chip kind="brick">against</Chip>
        <Chip kind="brass">Only you see this</Chip>
        <Chip kind="blue" icon="eye">
          Watching
        </Chip>
      </div>
      <Tabs
        label="Knowledge"
        tabs={tabs}
        value={tab.value}
        onChange={(value) => {
          tab.value = value;
        }}
      >
        {tab.value === 'log' ? <Log /> : <ChatBox label="Chat" lines={lines} onSay={nothing} />}
      </Tabs>
      <OfferCard
        colour="woad"
        title="Jonas offers 14 for your crop D2"
        detail="He pays the tax of 12 on top."
      >
        <Button label="Accept, +14" kind="main" size="small" onClick={nothing} />
        <Button label="Refuse" size="small" onClick={nothing} />
      </OfferCard>
    </Panel>
  );
}

function Log() {
  return (
    <ul class="column">
      <LogRule>round 6</LogRule>
      <LogLine colour="woad">
        <b>Jonas</b> ends his turn.
      </LogLine>
      <LogLine secret>You collect 37: four crops by a lake 32, mine 5.</LogLine>
      <LogLine>Calm seas was stopped, 3 to 1.</LogLine>
    </ul>
  );
}
