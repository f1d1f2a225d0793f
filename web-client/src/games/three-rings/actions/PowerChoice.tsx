import { signedFigure } from '../../../i18n/figure';
import { Chip } from '../../../ui/Chip';
import { Icon } from '../../../ui/Icon';
import { allItems, itemOf } from '../../moves';
import { interestAt } from '../bundle/outlook';
import { goalIcons, goalOf, ownedBy } from '../lookup';
import { goalName } from '../names';
import { own, type Session } from '../session';
import type { Direction, Goal } from '../wire';
import { t } from '../words';

interface Props {
  session: Session;
}

/** Where the power of the chosen roof would lead. */
export function PowerChoice({ session }: Props) {
  const power = session.roof.value?.power;
  if (!power) return <p class="tra-note">{t('take.choose')}</p>;
  if (power === 'goal') return <NewGoals session={session} />;
  return (
    <fieldset class="tra-ways">
      <legend class="hidden-text">{t('take.way')}</legend>
      {(['down', 'up'] as const).map((way) => (
        <Way key={way} session={session} way={way}>
          {power === 'interest' ? (
            <InterestWords session={session} way={way} />
          ) : (
            <ValueWords session={session} way={way} />
          )}
        </Way>
      ))}
    </fieldset>
  );
}

interface WayProps extends Props {
  way: Direction;
}

function Way({ session, way, children }: WayProps & { children: preact.ComponentChildren }) {
  const { direction, roof, play } = session;
  const power = roof.value?.power === 'interest' ? 'interest' : 'productivity';
  const isChosen = direction.value === way;
  const why = isAtZero(session, way) ? play.reason({ code: 'interest-at-zero', args: {} }) : '';
  return (
    <label class={`tra-way${isChosen ? ' chosen' : ''}${why ? ' out' : ''}`}>
      <input
        type="radio"
        name="tra-way"
        checked={isChosen}
        disabled={why !== ''}
        onChange={() => {
          direction.value = way;
        }}
      />
      <b>
        <Icon name={way === 'up' ? 'trend-up' : 'trend-down'} size={16} />{' '}
        {t(`take.${power}.${way}`)}
      </b>
      {why ? <small>{why}</small> : children}
    </label>
  );
}

/** Down takes one off the rate: at nothing there is none to take. */
function isAtZero({ play, roof }: Session, way: Direction): boolean {
  if (roof.value?.power !== 'interest') return false;
  const costs = itemOf(play.moves.value, 'use-power', 'direction', way)?.weight ?? 0;
  return costs > play.table.value.rate;
}

function InterestWords({ session, way }: WayProps) {
  const table = session.play.table.value;
  const rate = table.rate + (way === 'up' ? 1 : -1);
  const { debt = 0, interest = 0 } = own(session) ?? {};
  return (
    <span>
      {t('take.rate', { from: table.rate, to: rate, per: table.figures.interestPer })}{' '}
      {t('take.rate.you', { from: interest, to: interestAt({ ...table, rate }, debt) })}
    </span>
  );
}

/** What all values would be is what the server has told; the sums are over what the reader owns. */
function ValueWords({ session, way }: WayProps) {
  const { play } = session;
  const table = play.table.value;
  const { valuesUp, valuesDown } = play.hand.value ?? {};
  const next = way === 'up' ? valuesUp : valuesDown;
  if (!next) return null;
  const mine = ownedBy(table, play.seat.value);
  const change = mine.reduce(
    (sum, space) => sum + (next[space] ?? 0) - (table.values[space] ?? 0),
    0,
  );
  const reached = play.hand.value?.progress?.reached ?? 0;
  const isWealth = play.hand.value?.goal === 'wealth';
  return (
    <span>
      {t('take.rents', { change: signedFigure(change) })}{' '}
      {t(way === 'up' ? 'take.dearer' : 'take.cheaper')}{' '}
      {isWealth
        ? t('take.goal.wealth', { from: reached, to: reached + change })
        : t('take.goal.stays', { goal: reached })}
    </span>
  );
}

function NewGoals({ session }: Props) {
  const { play, goal } = session;
  const table = play.table.value;
  const old = play.hand.value?.goal;
  return (
    <fieldset class="tra-ways goals">
      <legend class="hidden-text">{t('take.do.goal')}</legend>
      {old && <p class="tra-note">{t('take.goal.old', { goal: goalName(old) })}</p>}
      {otherGoals(session).map((each: Goal) => (
        <label key={each} class={`tra-way${goal.value === each ? ' chosen' : ''}`}>
          <input
            type="radio"
            name="tra-new-goal"
            checked={goal.value === each}
            onChange={() => {
              goal.value = each;
            }}
          />
          <b>
            <Icon name={goalIcons[each]} size={16} /> {goalName(each)}
          </b>
          <small>{goalOf(table, each)?.points ?? t('choose.most')}</small>
        </label>
      ))}
      <Chip kind="brass">{t('declare.secret')}</Chip>
    </fieldset>
  );
}

/** The goals that the power may change to. */
function otherGoals({ play }: Session): readonly Goal[] {
  return allItems(play.moves.value, 'use-power', 'goal').map(({ value }) => value as Goal);
}
