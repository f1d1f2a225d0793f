import '../src/style/index.css';
import '../src/style/table.css';
import './gallery.css';
import { useSignal } from '@preact/signals';
import { render } from 'preact';
import { now } from '../src/clock';
import { applySettings } from '../src/settings';
import { AlarmClock } from '../src/ui/AlarmClock';
import { Banner } from '../src/ui/Banner';
import { Button } from '../src/ui/Button';
import { ChatBox } from '../src/ui/ChatBox';
import { Chip } from '../src/ui/Chip';
import { Coin } from '../src/ui/Coin';
import { Dialog } from '../src/ui/Dialog';
import { Header } from '../src/ui/Header';
import { LogLine, LogRule } from '../src/ui/LogLine';
import { Medal } from '../src/ui/Medal';
import { OfferCard } from '../src/ui/OfferCard';
import { Paints } from '../src/ui/Paints';
import { Panel } from '../src/ui/Panel';
import { QrCode } from '../src/ui/QrCode';
import { SeatCard } from '../src/ui/SeatCard';
import { Segmented } from '../src/ui/Segmented';
import { Sheet } from '../src/ui/Sheet';
import { Stepper } from '../src/ui/Stepper';
import { patternFill, seatColours } from '../src/ui/seats';
import { Tabs } from '../src/ui/Tabs';
import { Toasts } from '../src/ui/Toasts';
import { Token } from '../src/ui/Token';
import { TurnPill } from '../src/ui/TurnPill';
import { toast } from '../src/ui/toast';

const start = now.peek();
const nothing = () => undefined;

/** Every shared component in its states, for those who work on them; served by `npm run dev`, never built. */
function Gallery() {
  return (
    <>
      <Banner kind="brick" action={<Button label="Try now" size="panel" onClick={nothing} />}>
        Connection lost. Trying again in 3 s.
      </Banner>
      <Banner kind="brass">
        You opened this seat on another device. This window only watches.
      </Banner>
      <Header
        title="Thursday counting house"
        detail="Greement · round 6"
        middle={<Turns />}
        watchers={12}
        watching
        onInvite={nothing}
        onHelp={nothing}
      />
      <main class="gallery" id="content">
        <Seats />
        <Actions />
        <Presence />
        <Said />
        <Choices />
        <Drawings />
      </main>
      <Bottom />
    </>
  );
}

function Turns() {
  return (
    <TurnPill
      kind="waiting"
      words="Waiting for Anna"
      endsAtMillis={start + 130_000}
      ofMillis={180_000}
    />
  );
}

function Seats() {
  return (
    <Panel
      title="Seats: colour, pattern, merchant’s mark"
      aside="told apart by any one of the three"
      small
    >
      <div class="row">
        {seatColours.map((colour) => (
          <div key={colour} class="swatch">
            <Medal colour={colour} size={72} />
            <b>{colour}</b>
            <svg width="150" height="22" aria-hidden="true">
              <rect width="150" height="22" rx="5" fill={patternFill(colour)} />
            </svg>
            <svg width="24" height="24" aria-hidden="true">
              <Token colour={colour} x={12} y={12} r={11} />
            </svg>
            <Medal colour={colour} size={17} />
          </div>
        ))}
      </div>
    </Panel>
  );
}

function Actions() {
  return (
    <Panel title="Actions" small>
      <div class="row">
        <Button
          label="Buy"
          second="E5 for 7"
          icon="scroll"
          keyCap="b"
          onClick={() => toast('Jonas bought G5 for 4')}
        />
        <Button label="Buy" second="E5 for 7" icon="scroll" keyCap="v" chosen onClick={nothing} />
        <Button
          label="Cattle"
          blocked="no crop of yours yet"
          second=""
          icon="scroll"
          keyCap="c"
          onClick={nothing}
        />
        <Button
          label="End turn"
          second="debt 4 → 8"
          icon="check-circle-fill"
          kind="main"
          keyCap="e"
          onClick={nothing}
        />
        <Button
          label="End turn"
          second="debt 4 → 8"
          icon="link"
          kind="main"
          busy
          onClick={nothing}
        />
      </div>
      <div class="row">
        <Button label="Accept, +14" kind="main" onClick={() => toast('Link copied', 'done')} />
        <Button
          label="Refuse"
          onClick={() => toast('Too dear: E5 costs 7, you have 5', 'refused')}
        />
        <Button label="Leave the game" kind="danger" onClick={() => toast('Left')} />
        <Button label="Counter" kind="quiet" onClick={nothing} />
        <Button label="Sold out" blocked="none left" onClick={nothing} />
        <Button label="Open a room" kind="main" size="large" onClick={nothing} />
      </div>
      <div class="row">
        <TurnPill
          kind="yours"
          words="Your turn"
          endsAtMillis={start + 107_000}
          ofMillis={180_000}
        />
        <TurnPill kind="yours" words="Your turn" endsAtMillis={start + 15_000} ofMillis={180_000} />
        <TurnPill kind="still" words="The alarm rang" />
      </div>
    </Panel>
  );
}

function Presence() {
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
        <SeatCard colour="plum" name="Ines with a rather long name" presence="left" out />
      </div>
    </Panel>
  );
}

const lines = [
  { id: 1, name: 'Mireille', text: 'Who hid the alarm last time?', colour: 'saffron' as const },
  { id: 2, name: 'Ola', text: 'Not me.', spectator: true },
];

function Said() {
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
        <Button label="Accept, +14" kind="main" size="panel" onClick={nothing} />
        <Button label="Refuse" size="panel" onClick={nothing} />
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

function Choices() {
  const minutes = useSignal(60);
  const ballots = useSignal<'open' | 'secret'>('open');
  const asking = useSignal(false);
  return (
    <Panel title="Choices" small>
      <div class="row">
        <Stepper
          label="Minutes"
          value={minutes.value}
          min={10}
          max={240}
          format={(value) => `${value} min`}
          onChange={(value) => {
            minutes.value = value;
          }}
        />
        <Segmented
          label="Ballots"
          choices={[
            { value: 'open', label: 'Open' },
            { value: 'secret', label: 'Secret' },
          ]}
          value={ballots.value}
          onChange={(value) => {
            ballots.value = value;
          }}
        />
        <Button
          label="Dialog"
          onClick={() => {
            asking.value = true;
          }}
        />
      </div>
      {asking.value && (
        <Dialog
          title="Leave the game"
          onClose={() => {
            asking.value = false;
          }}
        >
          <p>A bot takes your seat.</p>
        </Dialog>
      )}
    </Panel>
  );
}

function Drawings() {
  return (
    <Panel title="Drawings" small>
      <div class="row">
        <AlarmClock />
        <AlarmClock minutes={64} width={128} />
        <QrCode link="http://localhost:8080/r/amber-gull-plover-quay" />
        <Coin /> <Coin size={48} />
      </div>
    </Panel>
  );
}

function Bottom() {
  const folded = useSignal(true);
  return (
    <Sheet
      label="Actions"
      folded={folded.value}
      onFold={(value) => {
        folded.value = value;
      }}
      head={<b>E5, land, 7 for you</b>}
    >
      <Button label="Buy, 7" kind="main" onClick={nothing} />
    </Sheet>
  );
}

applySettings(document.documentElement);
render(
  <>
    <Paints />
    <Gallery />
    <Toasts />
  </>,
  document.body,
);
