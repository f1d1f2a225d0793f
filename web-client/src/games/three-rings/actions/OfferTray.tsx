import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import { type Ask, hindrance, sumOf } from '../bundle/ask';
import { Editor } from '../bundle/Editor';
import { cashFirst, isSame } from '../bundle/mixtures';
import type { Mixture, Session } from '../session';
import type { Rent } from '../wire';
import { t } from '../words';
import { rentAsk } from './asks';
import { Bar } from './Bar';
import { draftFor, keepDraft } from './drafts';
import { BankButtons, PhoneBank } from './TurnButtons';
import { WishLine } from './WishLine';

/** What is offered for the rent that is due: any bundle, or all of it in money. */
export function OfferTray({ session }: { session: Session }) {
  const { play } = session;
  const { rent, figures } = play.table.value;
  const ask = rentAsk(session);
  if (!ask || !rent) return null;
  const isLast = rent.refusals >= figures.refusedOffers;
  const mixture = draftFor(session, ask, () => cashFirst(ask));
  return (
    <Bar
      session={session}
      aside={
        <Chip>
          {isLast
            ? t('offer.last')
            : t('offer.count', { count: rent.refusals + 1, of: figures.refusedOffers })}
        </Chip>
      }
      buttons={<Buttons session={session} ask={ask} rent={rent} mixture={mixture} />}
    >
      <WishLine session={session} rent={rent} ask={ask} />
      <Editor
        session={session}
        ask={ask}
        mixture={mixture}
        onChange={(next) => keepDraft(session, ask, next)}
        change={{
          cash: -mixture.cash,
          debt: mixture.debt + mixture.theirDebt,
          gains: [],
          gives: mixture.properties,
        }}
        partner={rent.claimant}
        shut={isLast ? t('mix.end.onlyCash') : undefined}
      />
      <PhoneBank session={session} />
    </Bar>
  );
}

interface ButtonsProps {
  session: Session;
  ask: Ask;
  rent: Rent;
  mixture: Mixture;
}

function Buttons({ session, ask, rent, mixture }: ButtonsProps) {
  const { play } = session;
  const full = cashFirst(ask);
  const why = hindrance(ask, mixture);
  const isFull = isSame(full, mixture);
  const name = play.name(rent.claimant);
  const offer = ({ cash, debt, theirDebt, properties }: Mixture) =>
    void play.act({ type: 'offer-rent', cash, borrow: debt, takeDebt: theirDebt, properties });
  return (
    <>
      <Button
        label={
          isFull
            ? t('offer.do.full', { amount: rent.amount })
            : t('offer.do', { sum: sumOf(ask, mixture) })
        }
        second={answerWords(session, name)}
        icon="handshake"
        kind="main"
        keyCap="o"
        blocked={why ? play.reason(why) : undefined}
        busy={play.busy.value === 'offer-rent'}
        onClick={() => offer(mixture)}
      />
      {!isFull && (
        <Button
          label={t('offer.full', { amount: rent.amount })}
          second={t('offer.full.line', { cash: full.cash, debt: full.debt })}
          icon="coins"
          keyCap="f"
          busy={play.busy.value === 'offer-rent'}
          onClick={() => offer(full)}
        />
      )}
      {!play.phone.value && <BankButtons session={session} />}
    </>
  );
}

/** "Anna has 30 s": how long an answer may take at this table. */
export function answerWords({ play }: Session, name: string): string {
  const seconds = Number(play.room.value.options.answerSeconds ?? 0);
  return seconds > 0 ? t('offer.time', { name, seconds }) : t('offer.noTime', { name });
}
