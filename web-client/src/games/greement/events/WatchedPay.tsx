import './event-face.css';
import { Bar } from '../actions/Bar';
import type { Session } from '../session';
import { gifts } from '../story/lines';
import { t } from '../words';
import { EventFace } from './EventFace';
import { Jar } from './Jar';
import { Losses } from './Losses';
import { LyingJar } from './LyingJar';
import { slicesOf } from './pledge';
import { readyWords } from './ready';

/** What a spectator sees of a pay-off: the card, what it needs, who has given and who would lose what. */
export function WatchedPay({ session }: { session: Session }) {
  const { event, values } = session.play.table.value;
  if (!event) return null;
  const { card, pledges } = event;
  const price = event.price ?? 0;
  const now = values.loanMultiplier;
  const next = event.prospect.values.loanMultiplier ?? now;
  return (
    <Bar
      title={t('watch.event-pay')}
      line={
        pledges
          ? t('pledge.line', { price, now, next })
          : t(card === 'P03' ? 'pay.line.lake' : 'pay.line.mountain', { price })
      }
    >
      <div class="event-split">
        <EventFace session={session} />
        <div>
          {pledges ? <Given session={session} price={price} /> : <Losses session={session} />}
          <p class="trade-note">{readyWords(session, false)}</p>
        </div>
      </div>
    </Bar>
  );
}

/** The jar, and by name who has pledged how much. */
function Given({ session, price }: { session: Session; price: number }) {
  const slices = slicesOf(session, 0);
  const seats = slices.map(({ seat }) => seat);
  const amounts = slices.map(({ coins }) => coins);
  return (
    <>
      {session.play.phone.value ? (
        <LyingJar price={price} slices={slices} />
      ) : (
        <Jar price={price} slices={slices} />
      )}
      {slices.length > 0 && <p>{gifts({ seats, amounts }, session.play)}</p>}
    </>
  );
}
