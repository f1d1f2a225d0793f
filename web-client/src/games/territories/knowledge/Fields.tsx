import './fields.css';
import { Icon } from '../../../ui/Icon';
import { Medal } from '../../../ui/Medal';
import { sumOn } from '../board/names';
import { isGround, ownerOf, typeIcons } from '../fields';
import { grouped } from '../money';
import type { Session } from '../session';
import type { Plot } from '../wire';
import { t } from '../words';

/** All fields as a table: type, owner, price, and the rent as it stands or what the event does. */
export function Fields({ session }: { session: Session }) {
  return (
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
  );
}

function Row({ session, plot }: { session: Session; plot: Plot }) {
  const { play, shown } = session;
  const owner = ownerOf(shown.value, plot.id);
  return (
    <tr
      onPointerEnter={() => {
        play.lit.value = [plot.id];
      }}
      onPointerLeave={() => {
        play.lit.value = [];
      }}
    >
      <td>{plot.number}</td>
      <th scope="row">
        <span class={`type-sign ${plot.type}`}>
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
            {play.name(owner)}
          </span>
        )}
      </td>
      <td>{plot.price === null ? t('fields.none') : grouped(plot.price)}</td>
      <td>{effectOf(session, plot)}</td>
    </tr>
  );
}

/** The rent as it stands; of free ground what it would be, of events what they do. */
function effectOf({ shown, play }: Session, plot: Plot): string {
  const isFree = isGround(plot) && ownerOf(shown.value, plot.id) === null;
  if (!isFree) return sumOn(shown.value, plot, play.seat.value).words;
  if (plot.rent !== null) return grouped(plot.rent);
  return t(plot.fleetRents ? 'fields.fleet' : 'fields.camp');
}
