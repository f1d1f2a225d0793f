import { begun } from '../../../i18n/begun';
import { Button } from '../../../ui/Button';
import { Medal } from '../../../ui/Medal';
import { pickable } from '../board/marks';
import type { Session } from '../session';
import { profitSum, worthSum } from '../sums';
import type { Square } from '../wire';
import { t } from '../words';
import { Amount } from './Amount';
import { beginsAt, Kinds } from './DealKinds';
import { type Deal, hasSquare, isUnnamed, partnersOf, TOO_DEAR, taxBeyond } from './deal';
import { MiniTile } from './MiniTile';
import { noSquareBlock } from './reasons';
import { TaxRow } from './TaxRow';

/** The rows in which an offer is put together: kind, partner, square, price, tax. */
export function Rows({ session, deal }: { session: Session; deal: Deal }) {
  const { draft, play } = session;
  const isTooDear = deal.blocked?.code === TOO_DEAR;
  const available = play.hand.value?.available ?? 0;
  const tax = taxBeyond(session, deal);
  const none = noSquareBlock(session, deal);
  const most =
    tax === undefined ? t('stop.have', { available }) : t('stop.tax', { tax, available });
  return (
    <div class="trade-rows">
      <div class="trade-with">
        <Kinds session={session} />
        <Partners session={session} deal={deal} />
      </div>
      {none !== undefined && <NoSquare words={none} />}
      {isUnnamed(deal) && <OnlySquare session={session} deal={deal} />}
      {deal.square && <SquareRow session={session} deal={deal} square={deal.square} />}
      {!isUnnamed(deal) && (
        <>
          <Amount
            row
            wide
            {...(beginsAt(session) === 'coins' && { focus: 'first' })}
            label={t(deal.kind === 'offer-donation' ? 'trade.amount' : 'trade.price')}
            value={deal.coins}
            min={deal.kind === 'offer-donation' ? 1 : 0}
            max={Math.max(1, deal.coins, deal.most)}
            slide={mostCoins(deal)}
            ends={isTooDear ? { ...deal.ends, most } : deal.ends}
            wrong={isTooDear && tax === undefined}
            onChange={(coins) => {
              draft.value = { ...draft.value, coins };
            }}
          />
          <TaxRow session={session} deal={deal} />
        </>
      )}
    </div>
  );
}

/** A price may be anything up to a million: the slider goes on by itself as it nears its end. */
const SLIDE = 40;

function mostCoins(deal: Deal): number {
  return Math.max(1, deal.coins, Math.min(deal.most, Math.max(SLIDE, deal.coins * 2)));
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
                draft.value = { ...draft.value, partner: seat, square: null };
              }}
            />
            <span>
              <Medal colour={play.colour(seat)} size={24} />
              {play.name(seat)}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
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
  const table = play.table.value;
  const kind = table.squares[square]?.kind;
  if (!kind) return null;
  const bare = kind === 'land';
  const worth = worthSum(table, square, kind).result;
  const profit = profitSum(table, square, bare ? 'crop' : kind).result;
  const partner = { ...draft.value, partner: deal.partner };
  const isOnly = deal.kind === 'offer-sale' && pickable(session, partner).length === 1;
  const told = isOnly ? 'trade.only' : 'trade.worth';
  return (
    <div class="trade-row deal-in">
      <span class="amount-label">{t('trade.square')}</span>
      <MiniTile session={session} square={square} />
      <span class="trade-square">
        <b>{t('card.title', { square, kind: t(`kind.${kind}`) })}</b>
        <small class={isOnly ? 'brick-words' : undefined}>
          {t(bare ? `${told}.bare` : told, { worth, profit })}
        </small>
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
