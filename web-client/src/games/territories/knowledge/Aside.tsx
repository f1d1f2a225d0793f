import './aside.css';
import { useKeptFocus } from '../../../ui/focus';
import { watchWords } from '../actions/Actions';
import { AutoRoll } from '../actions/AutoRoll';
import { CardPlace, isCardBelow } from '../board/FieldCard';
import { Hint } from '../hints';
import { isWatching, type Session } from '../session';
import { t } from '../words';
import { Legend } from './Legend';

/** Under the seats: the switch, what happens by itself, and what the colours mean. */
export function Aside({ session }: { session: Session }) {
  return (
    <div class="territories-aside">
      {!session.play.low.value && <Conduct session={session} />}
      <Hint session={session} />
      {isCardBelow(session) && <CardPlace session={session} />}
    </div>
  );
}

/** The switch goes as its reader goes out: what stays is read to who had the focus on it. */
function Conduct({ session }: { session: Session }) {
  const panel = useKeptFocus();
  return (
    <section ref={panel} class="panel" aria-label={t('do.auto')}>
      <AutoRoll session={session} />
      <p class="aside-line">{isWatching(session) ? watchWords(session) : t('auto.line')}</p>
      <Legend session={session} />
    </section>
  );
}
