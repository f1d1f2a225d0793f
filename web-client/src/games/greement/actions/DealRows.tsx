import { begun } from '../../../i18n/begun';
import { Button } from '../../../ui/Button';
import { Medal } from '../../../ui/Medal';
import { pickable } from '../board/marks';
import type { Draft, Session } from '../session';
import type { Square } from '../wire';
import { t } from '../words';
import { beginsAt, KindsAndPurse } from './DealKinds';
import { Price, Worth } from './DealPrice';
import { type Deal, hasSquare, isUnnamed, partnersOf } from './deal';
import { MiniTile } from './MiniTile';
import { noSquareBlock } from './reasons';
import { TaxRow } from './TaxRow';

/** The rows in which an offer is put together: kind, partner, square, tax, and the price where it is not beside the buttons. */
export function Rows({ session, deal }: { session: Session; deal: Deal }) {
  const none = noSquareBlock(session, deal);
  return (
    <div class="trade-rows">
      <div class="trade-with">
        <KindsAndPurse session={session} />
        <Partners session={session} deal={deal} />
      </div>
      {none !== undefined && <NoSquare words={none} />}
      {isUnnamed(deal) && <OnlySquare session={session} deal={deal} />}
      {deal.square && <SquareRow session={session} deal={deal} square={deal.square} />}
      {!isUnnamed(deal) && (
        <>
          {!session.play.phone.value && <Price session={session} deal={deal} />}
          <TaxRow session={session} deal={deal} />
        </>
      )}
    </div>
  );
}

function Partners({ session, deal }: { session: Session; deal: Deal }) {
  const { play, draft } = session;
  return (
    <div
      class="trade-row"
      role="radiogroup"
      tabIndex={-1}
      data-focus={beginsAt(session) === 'who' ? 'first' : undefined}
      aria-label={t(`trade.${deal.kind}.who`)}
    >
      <span class="amount-label">{t(`trade.${deal.kind}.who`)}</span>
      <div class="trade-people">
        {partnersOf(play.moves.value, deal.kind).map((seat) => (
          <label key={seat} class={personClass(session, deal, seat)}>
            <input
              type="radio"
              name="partner"
              checked={seat === deal.partner}
              onChange={() => {
                draft.value = withPartner(session, seat);
              }}
            />
            <span>
              <Medal colour={play.colour(seat)} size={24} />
              <b class="person-name">{play.name(seat)}</b>
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}

/** The same offer to another: the square stays that has been chosen, where he can have it or has it. */
function withPartner(session: Session, partner: number): Draft {
  const other = { ...session.draft.value, partner };
  const { square } = other;
  const isKept = square !== null && pickable(session, other).includes(square);
  return isKept ? other : { ...other, square: null };
}

/** Whoever has no square to deal in looks like what cannot be chosen; chosen, the reason stands below. */
function personClass(session: Session, { kind }: Deal, seat: number): string {
  return kind === 'offer-purchase' && !hasSquare(session, kind, seat) ? 'person bare' : 'person';
}

/** Where the squares would be, that there are none. */
export function NoSquare({ words }: { words: string }) {
  return <p class="trade-none">{begun(words)}.</p>;
}

/** Who has one square names it himself before it stands in an offer. */
function OnlySquare({ session, deal }: { session: Session; deal: Deal }) {
  const { draft } = session;
  const partner = { ...draft.value, partner: deal.partner };
  const [only] = pickable(session, partner);
  if (!only) return null;
  return (
    <div class="trade-row only-square">
      <MiniTile session={session} square={only} size={96} />
      <span>{t('trade.only.have', { square: only })}</span>
      <Button
        label={t('trade.only.name', { square: only })}
        size="small"
        onClick={() => {
          draft.value = { ...partner, square: only };
        }}
      />
    </div>
  );
}

function SquareRow({ session, deal, square }: { session: Session; deal: Deal; square: Square }) {
  const { play, draft, picking } = session;
  const kind = play.table.value.squares[square]?.kind;
  if (!kind) return null;
  const partner = { ...draft.value, partner: deal.partner };
  return (
    <div class="trade-row deal-in">
      <span class="amount-label">{t('trade.square')}</span>
      <MiniTile session={session} square={square} />
      <span class="trade-square">
        <b>{t('card.title', { square, kind: t(`kind.${kind}`) })}</b>
        <Worth session={session} deal={deal} />
      </span>
      <select
        class="field"
        aria-label={t('trade.square')}
        value={square}
        onChange={(event) => {
          draft.value = { ...partner, square: event.currentTarget.value };
        }}
      >
        {pickable(session, partner).map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
      <Button
        label={t(picking.value ? 'trade.picking' : 'trade.pick')}
        size="small"
        chosen={picking.value || undefined}
        onClick={() => {
          draft.value = partner;
          picking.value = !picking.value;
        }}
      />
    </div>
  );
}
