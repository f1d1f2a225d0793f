import './legend.css';
import { Icon } from '../../../ui/Icon';
import { typeIcons, types } from '../fields';
import { prospectsOf } from '../risk';
import { isOwnThrow, isWatching, type Session } from '../session';
import { t } from '../words';

/** What the colours and signs of the fields mean, and those of the numbers of the throw, for whom. */
export function Legend({ session }: { session: Session }) {
  return (
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
      {session.odds.value.phase === 'roll' && <Numbers session={session} />}
      <RoundLine session={session} />
    </ul>
  );
}

/** What stands under the money of a seat, for whom. */
function RoundLine({ session }: { session: Session }) {
  return (
    <li class="round">
      <b>{t('seat.round.word')}</b>
      <span>{t(isWatching(session) ? 'auto.round.watching' : 'auto.round')}</span>
    </li>
  );
}

function isAnyTooDear({ odds }: Session): boolean {
  return prospectsOf(odds.value).some(({ kind }) => kind === 'too-dear');
}

/** Of the numbers of the throw: which cost nothing or pay the reader, which cost, and which may put out. */
function Numbers({ session }: { session: Session }) {
  const isOthers = !isWatching(session) && !isOwnThrow(session);
  const name = session.play.name(session.odds.value.turn);
  return (
    <>
      <li class="numbers">
        <span class={`type-sign ${isOthers ? 'paid' : 'safe'}`}>7</span>
        <span>
          {isOthers
            ? t('auto.paid')
            : isOwnThrow(session)
              ? t('auto.safe.yours')
              : t('auto.safe', { name })}
        </span>
      </li>
      <li class="numbers">
        <span class={`type-sign ${isOthers ? 'other' : 'costs'}`}>7</span>
        {isOthers && <span class="type-sign other safe">7</span>}
        <span>{isOthers ? t('auto.costs.other', { name }) : t('auto.costs')}</span>
      </li>
      <li class="numbers">
        <span class="type-sign skull">
          <Icon name="skull-fill" size={18} />
        </span>
        <span>{t('auto.out')}</span>
      </li>
      {!isOthers && isAnyTooDear(session) && (
        <li class="numbers dear">
          <span class="type-sign too-dear">7</span>
          <span>{t('auto.dear')}</span>
        </li>
      )}
    </>
  );
}
