import './aside.css';
import { watchWords } from '../actions/Actions';
import { AutoRoll } from '../actions/AutoRoll';
import { CardPlace } from '../board/FieldCard';
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
      {!session.play.low.value && <CardPlace session={session} />}
    </div>
  );
}

function Conduct({ session }: { session: Session }) {
  return (
    <section class="panel" aria-label={t('do.auto')}>
      <AutoRoll session={session} />
      <p class="aside-line">{isWatching(session) ? watchWords(session) : t('auto.line')}</p>
      <Legend session={session} />
    </section>
  );
}
