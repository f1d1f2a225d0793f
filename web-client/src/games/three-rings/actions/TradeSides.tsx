import './sides.css';
import './trade.css';
import { Medal } from '../../../ui/Medal';
import { Segmented } from '../../../ui/Segmented';
import { Amounts } from '../bundle/Amounts';
import type { Ask } from '../bundle/ask';
import { toggled } from '../bundle/Editor';
import { Properties } from '../bundle/Properties';
import { type Mixture, own, type Session } from '../session';
import { t } from '../words';
import { partners } from './partner';

interface PartnersProps {
  session: Session;
  partner: number;
}

/** With whom; the drafts of the others stay. Where there is little room marks are enough: the title names the chosen one. */
export function Partners({ session, partner }: PartnersProps) {
  const { play } = session;
  const all = partners(session);
  const isNarrow = play.phone.value || play.low.value;
  if (all.length < 2) return null;
  return (
    <div class="tra-people" role="radiogroup" aria-label={t('trade.who')}>
      {all.map((seat) => (
        <label key={seat} class="tra-person">
          <input
            type="radio"
            name="tra-partner"
            checked={seat === partner}
            onChange={() => {
              session.partner.value = seat;
            }}
          />
          <span>
            <Medal colour={play.colour(seat)} size={22} />{' '}
            <span class={isNarrow ? 'hidden-text' : ''}>{play.name(seat)}</span>
          </span>
        </label>
      ))}
    </div>
  );
}

export type TradeSide = 'give' | 'want';

interface WhoseProps extends PartnersProps {
  side: TradeSide;
  setSide: (side: TradeSide) => void;
}

/** On a phone the two sides stand in one place, one at a time. */
export function WhoseSide({ session, partner, side, setSide }: WhoseProps) {
  return (
    <Segmented
      label={t('trade.sides')}
      choices={[
        { value: 'give', label: t('trade.youGive') },
        { value: 'want', label: t('trade.theyGive', { name: session.play.name(partner) }) },
      ]}
      value={side}
      onChange={setSide}
    />
  );
}

interface SideProps extends PartnersProps {
  /** Whose side it is. */
  seat: number;
  ask: Ask;
  mixture: Mixture;
  onChange: (mixture: Mixture) => void;
}

/** What one side gives. */
export function Side({ session, seat, partner, ask, mixture, onChange }: SideProps) {
  const { play } = session;
  const isMine = seat === play.seat.value;
  const name = play.name(seat);
  const title = isMine ? t('trade.youGive') : t('trade.theyGive', { name });
  const labels = { cash: t('trade.theirMoney'), theirDebt: t('trade.yourDebt') };
  const notes = {
    cash: t('trade.theirMoney.note', { name }),
    theirDebt: t('wish.note.debt', { debt: own(session)?.debt ?? 0 }),
  };
  return (
    <section class="tra-card tra-side" aria-label={title}>
      {!play.phone.value && (
        <h3>
          <Medal colour={play.colour(seat)} size={22} /> {title}
        </h3>
      )}
      <Properties
        session={session}
        ask={ask}
        chosen={mixture.properties}
        onToggle={(space) => onChange(toggled(mixture, space))}
        label={title}
        few={play.phone.value || play.low.value ? 3 : 5}
      />
      <Amounts
        {...{ session, ask, mixture, onChange, partner }}
        {...(isMine ? { labels: { debt: t('trade.newDebt') } } : { labels, notes })}
      />
    </section>
  );
}
