import '../src/style/index.css';
import '../src/style/table.css';
import './gallery.css';
import { useSignal } from '@preact/signals';
import { render } from 'preact';
import { now } from '../src/clock';
import { applySettings } from '../src/settings';
import { Banner } from '../src/ui/Banner';
import { Button } from '../src/ui/Button';
import { Header } from '../src/ui/Header';
import { Paints } from '../src/ui/Paints';
import { Sheet } from '../src/ui/Sheet';
import { Toasts } from '../src/ui/Toasts';
import { TurnPill } from '../src/ui/TurnPill';
import { Actions, Choices } from './controls';
import { Drawings, Seats } from './signs';
import { Presence, Said } from './table';

const start = now.peek();
const nothing = () => undefined;

/** Every shared component in its states, for those who work on them; served by `npm run dev`, never built. */
function Gallery() {
  return (
    <>
      <Banner kind="brick" action={<Button label="Try now" size="small" onClick={nothing} />}>
        Connection lost. Trying again in 3 s.
      </Banner>
      <Banner kind="brass">
        You opened this seat on another device. This window only watches.
      </Banner>
      <Header
        title="Thursday counting house"
        detail="Some game · round 6"
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
