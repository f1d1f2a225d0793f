import './power.css';
import { useEffect } from 'preact/hooks';
import { Button } from '../../../ui/Button';
import { useEscape } from '../../../ui/keys';
import { brokenBy, moveWith } from '../../moves';
import { goalName } from '../names';
import type { Session } from '../session';
import type { Action } from '../wire';
import { t } from '../words';
import { Acts } from './Acts';
import { Back, closed } from './BankTrays';
import { Bar } from './Bar';
import { PowerChoice } from './PowerChoice';
import { firstRoof, Rooftops, roofState } from './Rooftops';

/** Which of the nine roofs, and where its power leads: it is the whole turn. */
export function PowerTray({ session }: { session: Session }) {
  const { roof } = session;
  useEscape(() => closed(session));
  useEffect(() => {
    if (roof.peek() === null) roof.value = firstRoof(session);
  }, []);
  return (
    <Bar
      session={session}
      buttons={
        <Acts
          session={session}
          main={
            <>
              <Take session={session} />
              <Back session={session} />
            </>
          }
          small={null}
        />
      }
    >
      <div class="tra-power">
        <Rooftops session={session} />
        <div>
          <PowerChoice session={session} />
          <p class="tra-note">{t('take.note')}</p>
        </div>
      </div>
    </Bar>
  );
}

/** The power as it is chosen; dashed with the reason while it is not whole. */
function Take({ session }: { session: Session }) {
  const { play, roof } = session;
  const action = chosenPower(session);
  const place = roof.value;
  const state = place ? roofState(session, place) : null;
  const move = action && moveWith(play.moves.value, 'use-power', named(action));
  const broken = action && move ? brokenBy(move, named(action)) : null;
  const why = state?.blocked ?? (broken ? play.reason(broken) : undefined);
  return (
    <Button
      label={takeWords(session, action)}
      second={t('take.do.line')}
      icon="lightning-fill"
      kind="main"
      keyCap="enter"
      blocked={why ?? (action ? undefined : t('take.choose'))}
      busy={play.busy.value === 'use-power'}
      onClick={() => action && void play.act(action)}
    />
  );
}

type UsePower = Extract<Action, { type: 'use-power' }>;

function chosenPower({ roof, direction, goal }: Session): UsePower | null {
  const place = roof.value;
  if (!place) return null;
  const power = { type: 'use-power', ...place } as const;
  if (place.power === 'goal') {
    return goal.value === null ? null : { ...power, direction: null, goal: goal.value };
  }
  return direction.value === null ? null : { ...power, direction: direction.value, goal: null };
}

/** The parameters that are given. */
function named({ ring, power, direction, goal }: UsePower): Record<string, unknown> {
  return { ring, power, ...(direction && { direction }), ...(goal && { goal }) };
}

function takeWords({ roof }: Session, action: UsePower | null): string {
  if (!action) return t(roof.value?.power === 'goal' ? 'take.do.goal' : 'take.do');
  if (action.goal) return t('take.do.goal.named', { goal: goalName(action.goal) });
  return t(
    `take.do.${action.power === 'interest' ? 'interest' : 'productivity'}.${action.direction ?? 'up'}`,
  );
}
