import './ending.css';
import type { Result } from '../../../net/wire';
import { Icon } from '../../../ui/Icon';
import { Medal } from '../../../ui/Medal';
import { Panel } from '../../../ui/Panel';
import { Ranking } from '../../../ui/Ranking';
import { cardName, cardOf, ownerOf, sectorIcons } from '../cards';
import type { Session } from '../session';
import type { PublicLocation } from '../wire';
import { t } from '../words';

/** The ranking by points, and the cards that lay face-down to the end. */
export function Papers({ session, result }: { session: Session; result: Result }) {
  const { play } = session;
  const { target } = play.table.value;
  const most = Math.max(target, ...result.ranking.map(({ score }) => score));
  return (
    <>
      <Panel small title={t('end.ranking')}>
        <Ranking
          seats={result.ranking.map(({ seat, place, score }) => ({
            seat,
            place,
            placeWords: t('end.place', { n: place }),
            name: play.called(seat),
            you: seat === play.seat.value,
            colour: play.colour(seat),
            line: t('end.owned', { n: ownedBy(session, seat) }),
            bars: [[{ share: score / most }]],
            barWords: t('end.bar', { points: score, target }),
            score: String(score),
          }))}
        />
      </Panel>
      <LayFaceDown session={session} />
    </>
  );
}

function ownedBy({ play }: Session, seat: number): number {
  const table = play.table.value;
  return table.cards.filter(({ id }) => ownerOf(table, id) === seat).length;
}

/** All cards are revealed now: what nobody could see is named with its owner. */
function LayFaceDown({ session }: { session: Session }) {
  const down = session.play.table.value.locations.filter(({ faceUp }) => !faceUp);
  return (
    <Panel small title={t('end.down')}>
      {down.length > 0 ? (
        <ul class="ec-revealed">
          {down.map((location) => (
            <Revealed key={location.space} session={session} location={location} />
          ))}
        </ul>
      ) : (
        <p class="ec-empty">{t('end.down.none')}</p>
      )}
    </Panel>
  );
}

function Revealed({ session, location }: { session: Session; location: PublicLocation }) {
  const { play } = session;
  const table = play.table.value;
  if (location.card === null) return null;
  const card = cardOf(table, location.card);
  const owner = ownerOf(table, card.id);
  const isOwn = owner !== null && owner === play.seat.value;
  const words = t(isOwn ? 'end.down.yours' : 'end.down.of', {
    space: location.space,
    card: cardName(card),
    name: owner === null ? '' : play.name(owner),
  });
  return (
    <li title={words}>
      <span class="hidden-text">{words}</span>
      <b aria-hidden="true">{location.space}</b>
      <span class={`ec-chip ${card.sector}`} aria-hidden="true">
        <Icon name={sectorIcons[card.sector]} size={18} />
        {card.category}
      </span>
      {owner !== null && <Medal colour={play.colour(owner)} size={24} />}
    </li>
  );
}
