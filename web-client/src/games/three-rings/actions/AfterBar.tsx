import { Button } from '../../../ui/Button';
import { Switch } from '../../../ui/Switch';
import { blockOf, isOpen } from '../../moves';
import { lengths, numberOf, spaceAt } from '../rings';
import { own, type Session } from '../session';
import type { Space } from '../wire';
import { t } from '../words';
import { Acts } from './Acts';
import { endsAfterClaim } from './after-claim';
import { Bar } from './Bar';
import { Openings } from './Openings';
import { partners } from './partner';
import { TradeWishLine, wishHeard } from './TradeWishLine';
import { BankButtons, TrayButton } from './TurnButtons';

/** After the roll: a claim, trades, or neither. */
export function AfterBar({ session }: { session: Session }) {
  const { play } = session;
  const moves = play.moves.value;
  const noTrade = blockOf(moves, 'offer-trade');
  const isTrade = partners(session).length > 0;
  const canClaim = session.claimable.value.size > 0;
  return (
    <Bar
      session={session}
      buttons={
        <Acts
          session={session}
          main={
            <>
              <Claim session={session} />
              <Button
                label={t('after.end')}
                second={t('after.end.line')}
                icon="skip-forward"
                keyCap="e"
                kind={isOpen(moves, 'claim') ? 'plain' : 'main'}
                blocked={isOpen(moves, 'end-turn') ? undefined : t('after.wait')}
                busy={play.busy.value === 'end-turn'}
                onClick={() => void play.act({ type: 'end-turn' })}
              />
            </>
          }
          small={
            <>
              <TrayButton
                session={session}
                tray="trade"
                icon="handshake"
                keyCap="t"
                second={t(play.table.value.traded ? 'trade.second.again' : 'trade.second')}
                blocked={isTrade ? undefined : noTrade ? play.reason(noTrade) : t('trade.none')}
              />
              <BankButtons session={session} />
            </>
          }
        />
      }
    >
      {(canClaim || wishHeard(session) !== null) && (
        <>
          <TradeWishLine session={session} />
          {canClaim && <Openings session={session} />}
          {canClaim && <Preference />}
        </>
      )}
    </Bar>
  );
}

/** Whether the turn ends by itself after a claim. */
function Preference() {
  return (
    <div class="tra-preference">
      <Switch
        label={t('after.endAfterClaim')}
        on={endsAfterClaim.value}
        onChange={(on) => {
          endsAfterClaim.value = on;
        }}
      />
    </div>
  );
}

/** Opens the claim of the space where the die has led, or else of the next one ahead. */
function Claim({ session }: { session: Session }) {
  const { play, chosen } = session;
  const space = firstClaim(session);
  const why = blockOf(play.moves.value, 'claim');
  return (
    <Button
      label={t('after.claim')}
      second={t('after.claim.line', { n: session.claimable.value.size })}
      icon="flag"
      kind={space === null ? 'plain' : 'main'}
      keyCap="c"
      blocked={space === null ? (why ? play.reason(why) : t('after.claim.none')) : undefined}
      onClick={() => {
        chosen.value = space;
      }}
    />
  );
}

/** The space under the own piece, or the first one ahead of it that can be claimed. */
export function firstClaim(session: Session): Space | null {
  const { ring } = session.play.table.value;
  const claimable = session.claimable.value;
  const from = own(session)?.pieces[ring ?? ''] ?? 0;
  if (ring === null || claimable.size === 0) return null;
  const steps = Array.from({ length: lengths[ring] }, (_, step) =>
    spaceAt(ring, Math.max(1, from) + step),
  );
  const ahead = steps.find((space) => claimable.has(space) && numberOf(space) >= from);
  return ahead ?? steps.find((space) => claimable.has(space)) ?? null;
}
