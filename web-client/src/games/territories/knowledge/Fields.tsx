import './fields.css';
import { Icon } from '../../../ui/Icon';
import { useLighting } from '../../../ui/lighting';
import { Medal } from '../../../ui/Medal';
import { effectWords, sumSeen } from '../board/names';
import { isGround, ownerOf, tierOf, typeIcons } from '../fields';
import { grouped } from '../money';
import { campRange, reachedFields } from '../risk';
import type { Session } from '../session';
import type { Plot, Table } from '../wire';
import { t } from '../words';
import { seatsInRow } from './column';
import { Legend } from './Legend';

/**
 * All fields as a table: type, owner, price, and the rent as it stands or what the event does. Above them, on a
 * phone below, what the colours mean, where neither seats nor tray have room to say it.
 */
export function Fields({ session }: { session: Session }) {
  const { play } = session;
  const notes = (
    <>
      {seatsInRow.value && !play.low.value && (
        <div class="fields-legend">
          <Legend session={session} />
        </div>
      )}
      {play.seat.value !== null && <Key session={session} />}
    </>
  );
  return (
    <>
      {!play.phone.value && notes}
      <table class="fields-table">
        <thead>
          <tr>
            <th scope="col">{t('fields.number')}</th>
            <th scope="col">{t('fields.field')}</th>
            <th scope="col">{t('fields.owner')}</th>
            <th scope="col">{t('fields.price')}</th>
            <th scope="col">{t('fields.effect')}</th>
          </tr>
        </thead>
        <tbody>
          {session.shown.value.fields.map((plot) => (
            <Row key={plot.id} session={session} plot={plot} />
          ))}
        </tbody>
      </table>
      {play.phone.value && notes}
    </>
  );
}

/** Whose the sums and colours are that the board shows: the reader's, whoever throws. */
function Key({ session: { play } }: { session: Session }) {
  return (
    <p class="fields-key">
      {t('fields.key')} {play.phone.value && `${t('fields.key.sign')} `}
      {t('fields.key.numbers')}
      {play.phone.value && ` ${t('fields.key.flag')} ${t('fields.key.signs')}`}
    </p>
  );
}

function Row({ session, plot }: { session: Session; plot: Plot }) {
  const { play, shown } = session;
  const owner = ownerOf(shown.value, plot.id);
  return (
    <tr {...useLighting(play.lit, [plot.id])}>
      <td>{plot.number}</td>
      <th scope="row">
        <span class={`type-sign ${plot.type} ${tierOf(shown.value, plot) ?? ''}`}>
          <Icon name={typeIcons[plot.type]} size={14} />
          <span class="hidden-text">{t(`type.${plot.type}`)}</span>
        </span>
        {t(`field.${plot.id}`)}
      </th>
      <td>
        {owner === null ? (
          <span class="nobody">{isGround(plot) ? t('fields.nobody') : t('fields.event')}</span>
        ) : (
          <span class="field-owner">
            <Medal colour={play.colour(owner)} size={17} />
            {owner === play.seat.value ? t('name.you') : play.called(owner)}
          </span>
        )}
      </td>
      <td>{plot.price === null ? t('fields.none') : grouped(plot.price)}</td>
      <td class={`field-effect ${effectKind(session, plot)}`}>
        {effectOf(session, plot)}
        <Part session={session} plot={plot} />
      </td>
    </tr>
  );
}

function isFree(table: Table, plot: Plot): boolean {
  return isGround(plot) && ownerOf(table, plot.id) === null;
}

/** The rent as it stands; of free ground what it would be, of events what they do. */
function effectOf(session: Session, plot: Plot): string {
  if (!isFree(session.shown.value, plot)) return sumSeen(session, plot).words;
  if (plot.rent !== null) return grouped(plot.rent);
  if (plot.fleetRents) return t('fields.fleet');
  return t('fields.camp', campRange(plot.rentPerPip ?? 0));
}

/** Whether the effect is a loss for the reader, a gain, or still nobody's. */
function effectKind(session: Session, plot: Plot): string {
  return isFree(session.shown.value, plot) ? 'free' : sumSeen(session, plot).kind;
}

/** Under a rent that nobody takes yet, that; under what the throw may choose, how much that is now. */
function Part({ session, plot }: { session: Session; plot: Plot }) {
  const { shown, odds } = session;
  if (isFree(shown.value, plot)) return <small>{t('fields.once')}</small>;
  const prospect = reachedFields(odds.value).get(plot.id);
  if (prospect?.percent === undefined) return null;
  return <small>{effectWords(session, prospect)}</small>;
}
