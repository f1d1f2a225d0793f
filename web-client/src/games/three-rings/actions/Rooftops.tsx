import { Icon } from '../../../ui/Icon';
import type { IconName } from '../../../ui/icon-names';
import { Token } from '../../../ui/Token';
import { itemOf } from '../../moves';
import { powerName, ringName } from '../names';
import { rings } from '../rings';
import { own, type Roof, type Session } from '../session';
import type { Power } from '../wire';
import { t } from '../words';

const powers = ['interest', 'productivity', 'goal'] as const satisfies readonly Power[];

const powerIcons: Record<Power, IconName> = {
  interest: 'percent',
  productivity: 'trend-up',
  goal: 'target',
};

/** Whose helicopter stands on a roof, and why it cannot be taken. */
export function roofState({ play }: Session, { ring, power }: Roof) {
  const taken = play.table.value.rooftops[ring]?.[power] ?? null;
  if (taken !== null) {
    return { taken, blocked: t('take.taken', { name: play.name(taken) }) };
  }
  const item = itemOf(play.moves.value, 'use-power', 'ring', ring);
  const why = item?.blocked ?? null;
  if (why?.code === 'not-enough-properties') {
    return { taken, blocked: t('take.more', { n: Number(why.args.missing) }) };
  }
  return { taken, blocked: why ? play.reason(why) : item ? undefined : t('take.none') };
}

/** The first roof that can be taken, that of the values before the others. */
export function firstRoof(session: Session): Roof | null {
  const order: readonly Power[] = ['productivity', 'interest', 'goal'];
  const all = rings.flatMap((ring) => order.map((power) => ({ ring, power })));
  return all.find((roof) => roofState(session, roof).blocked === undefined) ?? null;
}

/** The city of the board, enlarged: a row for each ring, a column for each power. */
export function Rooftops({ session }: { session: Session }) {
  const { play } = session;
  const { required } = play.table.value;
  const held = own(session)?.held ?? {};
  return (
    <table class="tra-roofs">
      <caption class="hidden-text">{t('take.title')}</caption>
      <thead>
        <tr>
          <td />
          {powers.map((power) => (
            <th key={power} scope="col">
              <Icon name={powerIcons[power]} size={14} /> {powerName(power)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rings.map((ring) => (
          <tr key={ring}>
            <th scope="row">
              <b>{ringName(ring)}</b>
              <small>{t('take.held', { held: held[ring] ?? 0, of: required[ring] ?? 0 })}</small>
            </th>
            {powers.map((power) => (
              <td key={power}>
                <RoofButton session={session} roof={{ ring, power }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RoofButton({ session, roof }: { session: Session; roof: Roof }) {
  const { play } = session;
  const { taken, blocked } = roofState(session, roof);
  const chosen = session.roof.value;
  const isChosen = chosen?.ring === roof.ring && chosen.power === roof.power;
  const words = blocked ?? t(isChosen ? 'take.chosen' : 'take.free');
  return (
    <button
      type="button"
      class={`tra-roof${taken !== null ? ' taken' : ''}${isChosen ? ' chosen' : ''}`}
      aria-label={t('take.roof', {
        power: powerName(roof.power),
        ring: ringName(roof.ring),
        words,
      })}
      aria-pressed={isChosen}
      aria-disabled={blocked !== undefined || undefined}
      onClick={() => {
        if (blocked !== undefined) return;
        session.roof.value = roof;
        session.direction.value = null;
        session.goal.value = null;
      }}
    >
      {taken !== null && (
        <svg viewBox="-12 -12 24 24" width="22" height="22" aria-hidden="true">
          <Token colour={play.colour(taken)} x={0} y={0} r={10} />
        </svg>
      )}
      <small>{words}</small>
    </button>
  );
}
