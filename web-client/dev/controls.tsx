import { useSignal } from '@preact/signals';
import { now } from '../src/clock';
import { Button } from '../src/ui/Button';
import { Dialog } from '../src/ui/Dialog';
import { Panel } from '../src/ui/Panel';
import { Segmented } from '../src/ui/Segmented';
import { Stepper } from '../src/ui/Stepper';
import { TurnPill } from '../src/ui/TurnPill';
import { toast } from '../src/ui/toast';

const start = now.peek();
const nothing = () => undefined;

/* What is pressed and chosen from, in its states. */

export function Actions() {
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

export function Choices() {
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
