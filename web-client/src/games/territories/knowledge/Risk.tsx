import './risk.css';
import './risk-low.css';
import { Chip } from '../../../ui/Chip';
import { Die, type Pips } from '../../../ui/Die';
import { Icon } from '../../../ui/Icon';
import { useLighting } from '../../../ui/lighting';
import { Medal } from '../../../ui/Medal';
import { Panel } from '../../../ui/Panel';
import { earnsThen } from '../board/earns';
import { effectBrief, effectWords, isPaidToReader, outWords } from '../board/names';
import { ownerOf, plotAt } from '../fields';
import {
  asDue,
  caravanProspect,
  chanceWords,
  dangerOf,
  isPaid,
  type Prospect,
  prospectsOf,
  toneOf,
} from '../risk';
import { isOwnThrow, playerOf, type Session } from '../session';
import { t } from '../words';
import { wideColumn } from './column';
import { RowName } from './RowName';

const MOST_WAYS = 6;

/** What each total of the throw may bring, with its chance; nothing while no throw is due. */
export function Risk({ session }: { session: Session }) {
  const { play, odds, fallen } = session;
  const { risk, turn } = odds.value;
  const rows = rowsOf(session);
  if (rows.length === 0) return null;
  const what = whatOf(session);
  const title = isOwnThrow(session)
    ? t(`${what}.yours`)
    : t(`${what}.of`, { name: play.name(turn) });
  const room = [
    wideColumn.value,
    play.low.value,
    ...rows.map((each) => saidOf(session, each)),
  ].join();
  const isToCome = what === 'risk' || what === 'risk.camp';
  return (
    <Panel
      small
      title={title}
      aside={risk && isToCome && <OutChip session={session} outIn1296={risk.outIn1296} />}
    >
      <table class={fallen.value === null ? 'risk' : 'risk thrown'}>
        <thead>
          <tr>
            <th scope="col">
              {play.low.value ? <Icon name="dice-five" size={15} /> : t('risk.total')}
              {play.low.value && <span class="hidden-text">{t('risk.total')}</span>}
            </th>
            <th scope="col">{t('risk.chance')}</th>
            <th scope="col">{t('risk.field')}</th>
            <th scope="col" class="risk-for">
              {isOwnThrow(session)
                ? t('risk.effect')
                : t('risk.effect.of', { name: play.name(turn) })}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((prospect) => (
            <Row key={prospect.total} {...{ session, prospect, room }} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** What is told of the throw: that it is the last, where it led or what it brought, else what it may. */
function whatOf({ odds, shown, stage }: Session) {
  const { turn, phase } = odds.value;
  if (!playerOf(shown.value, turn)?.alive) return 'risk.last';
  if (stage.value.odds.phase === 'tax') return isPaid(stage.value) ? 'risk.made' : 'risk.led';
  return phase === 'camp' ? 'risk.camp' : 'risk';
}

/** Every total of a throw that is due; at the Caravan at least the one that has led there. */
function rowsOf({ odds, fallen, stage }: Session): readonly Prospect[] {
  const caravan = caravanProspect(odds.value, fallen.value);
  return asDue(caravan ? [caravan] : prospectsOf(odds.value), stage.value);
}

interface ChipProps {
  session: Session;
  outIn1296: number;
}

/** The whole chance of being out with this throw. */
function OutChip({ session, outIn1296 }: ChipProps) {
  const yours = isOwnThrow(session);
  if (outIn1296 === 0) {
    return (
      <Chip kind="green" icon="shield-check">
        {t(yours ? 'risk.safe.you' : 'risk.safe')}
      </Chip>
    );
  }
  const chance = chanceWords(outIn1296);
  return (
    <Chip kind="brick" icon="skull-fill">
      {t('risk.out', { chance })}
    </Chip>
  );
}

interface RowProps {
  session: Session;
  prospect: Prospect;
  /** What leaves the names their room: another, and they are measured anew. */
  room: string;
}

function Row({ session, prospect, room }: RowProps) {
  const { play, odds, fallen, pointed } = session;
  const { total, ways, field } = prospect;
  const lighting = useLighting(play.lit, [field], session.stage.value.thrown.key);
  const low = play.low.value;
  const danger = dangerOf(prospect);
  const isGain = isPaidToReader(session, prospect);
  const earns = earnsThen(odds.value, prospect);
  const said = saidOf(session, prospect);
  const owner = ownerOf(odds.value, field);
  const has = fallen.value === total ? ' fallen' : '';
  const atField = plotAt(odds.value, pointed.value ?? 0)?.id;
  // At a camp all rows are of the one field where the piece stands.
  const leadsThere = odds.value.phase === 'roll';
  const isLit = leadsThere && (atField === field || play.lit.value.includes(field));
  return (
    <tr
      class={`${isGain && danger === 'pay' ? 'paid' : toneOf(prospect)}${has}${isLit ? ' lit' : ''}`}
      {...lighting}
    >
      <th scope="row">{total}</th>
      <td class="risk-chance">
        <span class={has ? 'hidden-text' : 'risk-ways'}>
          {t(low ? 'risk.ways.short' : 'risk.ways', { n: ways })}
        </span>
        {has ? (
          <FallenDice session={session} />
        ) : (
          <span class="risk-bar" aria-hidden="true">
            <span style={{ width: `${(ways / MOST_WAYS) * 100}%` }} />
          </span>
        )}
      </td>
      <td class="risk-field">
        <RowName key={room} field={field} />
        {owner !== null && (
          <>
            <Medal colour={play.colour(owner)} size={17} />
            <span class="hidden-text">{t('risk.owner', { name: play.called(owner) })}</span>
          </>
        )}
      </td>
      <td class={isGain ? 'risk-effect gain' : 'risk-effect'}>
        {owner === null && (earns !== null || prospect.kind === 'too-dear') ? (
          <span class="risk-buy">
            {said}
            {earns !== null && <span class="risk-then">{t('list.dot') + earns}</span>}
          </span>
        ) : (
          said
        )}
        <Fatal prospect={prospect} />
      </td>
    </tr>
  );
}

/** A skull with its chance, or that it is one's own, leaves no room for more than a brief word. */
function saidOf(session: Session, prospect: Prospect): string {
  const isOwn = prospect.kind === 'own-ground';
  const isBrief = session.play.low.value || isOwn || dangerOf(prospect) === 'maybe';
  return (isBrief ? effectBrief : effectWords)(session, prospect);
}

/** The dice as they have fallen, in the chance's stead. */
function FallenDice({ session }: { session: Session }) {
  const dice = session.stage.value.thrown.made?.dice ?? [];
  return (
    <svg class="risk-dice" viewBox="-11 -11 44 22" aria-hidden="true">
      {dice.map((pips, i) => (
        <Die key={i} pips={pips as Pips} x={i * 22} y={0} size={18} />
      ))}
    </svg>
  );
}

/** The skull of a total that puts out, with its words; a hollow one where it only may. */
function Fatal({ prospect }: { prospect: Prospect }) {
  const [words] = outWords(prospect);
  const { outIn36 } = prospect;
  if (!words) return null;
  return (
    <span class="risk-out" title={words}>
      <Icon name={dangerOf(prospect) === 'out' ? 'skull-fill' : 'skull'} size={15} />
      <span class="hidden-text">{words}</span>
      <span aria-hidden="true">
        {outIn36 === 36 ? words : t('effect.maybe.short', { n: outIn36 })}
      </span>
    </span>
  );
}
