import './aside.css';
import './goal-colours.css';
import { signedFigure } from '../../i18n/figure';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icon-names';
import { Panel } from '../../ui/Panel';
import { Hint } from './hints';
import { industries, industryIcons } from './lookup';
import { rings } from './rings';
import { own, type Session } from './session';
import type { PublicPlayer, Table } from './wire';
import { t } from './words';

/** Under the seats: a word to newcomers, what holds for all, how far the reader is from a power, and the signs of the industries. */
export function Aside({ session }: { session: Session }) {
  const { table } = session.scenes.shown.value;
  const me = table.players.find(({ seat }) => seat === session.play.seat.value);
  return (
    <>
      {me && <Hint session={session} />}
      <div class="tr-aside">
        <Panel small title={t('economy.title')}>
          <Economy session={session} />
          {me && <ToPower table={table} player={me} />}
        </Panel>
        <Legend />
      </div>
    </>
  );
}

interface Row {
  key: string;
  icon: IconName;
  label: string;
  value: string;
  costs?: boolean;
}

/** Interest, what the reader pays at the street, level, round. */
function Economy({ session }: { session: Session }) {
  const { table } = session.scenes.shown.value;
  return (
    <dl class="tr-facts">
      {rowsOf(table, own(session)).map(({ key, icon, label, value, costs }) => (
        <div key={key}>
          <dt>
            <Icon name={icon} size={15} />
            {label}
          </dt>
          <dd class={costs ? 'costs' : ''} data-fact={key}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function rowsOf(table: Table, me: PublicPlayer | undefined): readonly Row[] {
  const { rate, round, lastRound } = table;
  const rows: Row[] = [
    {
      key: 'rate',
      icon: 'percent',
      label: t('economy.interest'),
      value: t('economy.rate', { rate }),
      costs: rate > 1,
    },
  ];
  if (me) {
    const value = String(me.interest);
    rows.push({ key: 'street', icon: 'path', label: t('economy.street'), value });
  }
  rows.push(
    { key: 'level', icon: 'trend-up', label: t('economy.level'), value: levelWords(table) },
    {
      key: 'round',
      icon: 'hourglass-simple',
      label: t('economy.round'),
      value: t('economy.roundOf', { round, last: lastRound }),
    },
  );
  return rows;
}

/** "0, as printed", "+1", "−2". */
export function levelWords({ level }: Table): string {
  return level === 0 ? t('economy.level.printed') : signedFigure(level);
}

/** How far it is to a power; at the very beginning what comes before. */
function ToPower({ table, player }: { table: Table; player: PublicPlayer }) {
  if (table.phase === 'choose-goals') return <p class="tr-begin">{t('begin.line')}</p>;
  return (
    <>
      <h3 class="tr-aside-title">{t('power.title')}</h3>
      <dl class="tr-facts">
        {rings.map((ring) => {
          const used = player.helicopters.includes(ring);
          const fill = { n: player.held[ring] ?? 0, all: table.required[ring] ?? 0 };
          return (
            <div key={ring}>
              <dt>{t(`ring.${ring}`)}</dt>
              <dd class={!used && fill.n >= fill.all ? 'enough' : ''}>
                {t(used ? 'power.used' : 'power.of', fill)}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

function Legend() {
  return (
    <ul class="tr-legend panel" aria-label={t('legend.title')}>
      {industries.map((industry) => (
        <li key={industry} title={t(`goal.${industry}`)}>
          <span class={`tr-swatch tr-suit ${industry}`}>
            <Icon name={industryIcons[industry]} size={15} />
          </span>
          <span>{t(`goal.${industry}`)}</span>
        </li>
      ))}
      <li title={t('legend.park')}>
        <span class="tr-swatch park">
          <Icon name="tree-fill" size={15} />
        </span>
        <span>{t('legend.park')}</span>
      </li>
    </ul>
  );
}
