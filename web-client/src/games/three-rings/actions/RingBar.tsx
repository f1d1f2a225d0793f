import './rings.css';
import { tenths } from '../../../i18n/figure';
import { Button } from '../../../ui/Button';
import { useKey } from '../../../ui/keys';
import { Segmented } from '../../../ui/Segmented';
import { ringName } from '../names';
import { letters } from '../rings';
import { own, rollableRings, type Session } from '../session';
import type { Prospect, Ring } from '../wire';
import { t } from '../words';
import { Acts } from './Acts';
import { Bar } from './Bar';
import { canDeclare } from './declare';
import { RollTable } from './RollTable';
import { BankButtons, DeclareButton, StartButtons } from './TurnButtons';

/** Which ring, with what each number of the die would bring there. */
export function RingBar({ session }: { session: Session }) {
  const { play, ring } = session;
  const all = rollableRings(session);
  const chosen = ring.value !== null && all.includes(ring.value) ? ring.value : (all[0] ?? null);
  const prospect = chosen === null ? null : play.hand.value?.rings?.[chosen];
  const isNarrow = play.phone.value || play.low.value;
  const isStart = play.table.value.phase === 'turn-start';
  const isWon = canDeclare(session);
  return (
    <Bar
      session={session}
      aside={!isNarrow && <Rings session={session} all={all} chosen={chosen} />}
      buttons={
        <Acts
          session={session}
          main={
            <>
              {isWon && <DeclareButton session={session} />}
              {chosen && prospect && <Roll {...{ session, ring: chosen, prospect, isWon }} />}
            </>
          }
          small={
            <>
              {isStart && <StartButtons session={session} />}
              <BankButtons session={session} />
            </>
          }
        />
      }
    >
      <div class="tra-rings">
        {isNarrow && <Rings session={session} all={all} chosen={chosen} />}
        {all.map((value) => (
          <RingKey key={value} session={session} ring={value} />
        ))}
        {chosen && prospect && <RollTable session={session} ring={chosen} prospect={prospect} />}
      </div>
    </Bar>
  );
}

interface RingsProps {
  session: Session;
  all: readonly Ring[];
  chosen: Ring | null;
}

function Rings({ session, all, chosen }: RingsProps) {
  if (all.length < 2 || chosen === null) return null;
  return (
    <Segmented
      label={t('roll.title')}
      choices={all.map((value) => ({ value, label: ringName(value) }))}
      value={chosen}
      onChange={(value) => {
        session.ring.value = value;
      }}
    />
  );
}

/** The letter of a ring chooses it. */
function RingKey({ session, ring }: { session: Session; ring: Ring }) {
  useKey(letters[ring], () => {
    session.ring.value = ring;
  });
  return null;
}

interface RollProps {
  session: Session;
  ring: Ring;
  prospect: Prospect;
  /** Victory can be declared instead. */
  isWon: boolean;
}

function Roll({ session, ring, prospect, isWon }: RollProps) {
  const { play } = session;
  return (
    <Button
      label={t('roll.do', { ring: ringName(ring) })}
      second={prospectWords(session, prospect)}
      icon="dice-five"
      kind={isWon ? 'plain' : 'main'}
      keyCap="o"
      busy={play.busy.value === 'roll'}
      onClick={() => void play.act({ type: 'roll', ring })}
    />
  );
}

/** "rent 3.2 on average, street from 5: interest 2" */
function prospectWords(session: Session, { rents, crosses }: Prospect): string {
  const average = tenths(rents.reduce((sum, rent) => sum + rent, 0) / rents.length);
  const rent = rents.some((each) => each > 0) ? t('roll.average', { average }) : t('roll.noRent');
  if (crosses.length === 0) return rent;
  const interest = own(session)?.interest ?? 0;
  const street = t('roll.street', { first: crosses[0] ?? 0, interest });
  return `${rent}${t('mix.comma')}${street}`;
}
