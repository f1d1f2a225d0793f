import './city.css';
import { listed } from '../../../i18n/list';
import { iconHref } from '../../../ui/Icon';
import type { IconName } from '../../../ui/icon-names';
import { canTakeRoof, playerOf, powers } from '../lookup';
import { letters, rings } from '../rings';
import { can, type Roof, type Session } from '../session';
import type { Power } from '../wire';
import { t } from '../words';
import { CITY } from './geometry';

const icons: Record<Power, IconName> = {
  interest: 'percent',
  productivity: 'trend-up',
  goal: 'target',
};

const group = { role: 'group' } as const;

/** From one rooftop to the next. */
const PITCH = 44;

/** The city in the middle: nine rooftops, with the helicopters that stand on them. */
export function City({ session }: { session: Session }) {
  return (
    <g {...group} aria-label={t('city.name')}>
      <circle class="tr-city" r={CITY} />
      {rings.map((ring, row) => (
        <g key={ring} transform={`translate(0 ${(row - 1) * PITCH - 3})`}>
          <text class="tr-city-row" x="-66" y="5">
            {letters[ring]}
          </text>
          {powers.map((power, column) => (
            <g key={power} transform={`translate(${(column - 1) * PITCH + 9} 0)`}>
              <RoofCell session={session} roof={{ ring, power }} />
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}

/** A rooftop: what its power changes, or whose helicopter stands there. */
function RoofCell({ session, roof }: { session: Session; roof: Roof }) {
  const { play, scenes } = session;
  const owner = scenes.shown.value.table.rooftops[roof.ring]?.[roof.power] ?? null;
  const open = owner === null && isOpenTo(session, roof);
  const chosen = session.roof.value?.ring === roof.ring && session.roof.value.power === roof.power;
  const state = `${owner === null ? '' : ' taken'}${open ? ' open' : ''}${chosen ? ' chosen' : ''}`;
  return (
    <g
      role="option"
      class={`tr-roof${state}`}
      aria-label={roofName(session, roof, owner)}
      aria-selected={chosen}
      tabindex={-1}
      data-roof={`${roof.ring} ${roof.power}`}
    >
      <title>{roofName(session, roof, owner)}</title>
      <use href="#tr-roof-side" />
      <rect class="tr-roof-top" x="-18" y="-18" width="36" height="35" rx="5" />
      {owner === null ? (
        <use href={iconHref(icons[roof.power])} x="-10" y="-11" width="20" height="20" />
      ) : (
        <>
          <circle class="tr-pad" r="14" />
          <use href={`#tr-helicopter-${play.colour(owner)}`} />
        </>
      )}
    </g>
  );
}

/** A press on a rooftop that the reader may take opens its tray; a button there takes it. */
export function pressRoof(session: Session, wanted: Roof): void {
  const { rooftops } = session.play.table.value;
  if (rooftops[wanted.ring]?.[wanted.power] != null || !isOpenTo(session, wanted)) return;
  session.roof.value = wanted;
  session.tray.value = 'power';
}

/** The rooftop of this name in the drawing. */
export function roofOf(name: string): Roof | undefined {
  const [ring, power] = name.split(' ');
  const found = {
    ring: rings.find((each) => each === ring),
    power: powers.find((each) => each === power),
  };
  return found.ring && found.power ? { ring: found.ring, power: found.power } : undefined;
}

/** True while the reader may take it. */
function isOpenTo(session: Session, { ring }: Roof): boolean {
  const table = session.play.table.value;
  const me = playerOf(table, session.play.seat.value);
  return me !== undefined && can(session, 'use-power') && canTakeRoof(table, me, ring);
}

/** "Rural, interest: taken by Mireille". */
function roofName(session: Session, { ring, power }: Roof, owner: number | null): string {
  const place = { ring: t(`ring.${ring}`), power: t(`power.${power}`) };
  if (owner !== null) return t('city.taken', { ...place, name: session.play.name(owner) });
  const table = session.play.table.value;
  const ready = table.players
    .filter((player) => !player.left && canTakeRoof(table, player, ring))
    .map(({ seat }) => session.play.name(seat));
  return ready.length === 0
    ? t('city.free', { ...place, n: table.required[ring] ?? 0 })
    : t('city.ready', { ...place, names: listed(ready) });
}
