import './aside.css';
import { Icon } from '../../../ui/Icon';
import { watchWords } from '../actions/Actions';
import { AutoRoll } from '../actions/AutoRoll';
import { CardPlace } from '../board/FieldCard';
import { typeIcons, types } from '../fields';
import { Hint } from '../hints';
import { isWatching, type Session } from '../session';
import { t } from '../words';

/** Under the seats: the switch, what happens by itself, and what the colours mean. */
export function Aside({ session }: { session: Session }) {
  return (
    <div class="territories-aside">
      <Hint session={session} />
      {!session.play.low.value && <CardPlace session={session} />}
      {!session.play.low.value && <Conduct session={session} />}
    </div>
  );
}

function Conduct({ session }: { session: Session }) {
  return (
    <section class="panel" aria-label={t('do.auto')}>
      <AutoRoll session={session} />
      <p class="aside-line">{isWatching(session) ? watchWords(session) : t('auto.line')}</p>
      <ul class="type-legend" aria-label={t('auto.legend')}>
        {types.map((type) => (
          <li key={type}>
            <span class={`type-sign ${type}`}>
              <Icon name={typeIcons[type]} size={16} />
            </span>
            <span>
              {t(`type.${type}`)}
              {type === 'territory' && <small>{t('auto.dearer')}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
