import { Button } from '../../../ui/Button';
import type { IconName } from '../../../ui/icon-names';
import { blockOf, endsWithin, isOpen, movesOf, openItems, rangeWithin } from '../../moves';
import { ringName } from '../names';
import { own, type Session, type Tray } from '../session';
import type { Ring } from '../wire';
import { t } from '../words';
import { canDeclare, declareBlocked, declareWords } from './declare';

interface Props {
  session: Session;
}

interface TrayProps extends Props {
  tray: Exclude<Tray, 'claim' | 'wish'>;
  icon: IconName;
  keyCap: string;
  second: string;
  /** Why it cannot be opened. */
  blocked: string | undefined;
  kind?: 'main' | 'plain';
}

/** A button that lays open what belongs to it. */
export function TrayButton(props: TrayProps) {
  const { session, tray, icon, keyCap, second, blocked, kind = 'plain' } = props;
  return (
    <Button
      label={t(`tray.${tray}.button`)}
      second={second}
      icon={icon}
      keyCap={keyCap}
      kind={kind}
      blocked={blocked}
      onClick={() => {
        session.chosen.value = null;
        session.tray.value = tray;
      }}
    />
  );
}

/** Selling and repaying, wherever the turn allows it. */
export function BankButtons({ session }: Props) {
  const { play } = session;
  const moves = play.moves.value;
  const why = blockOf(moves, 'sell');
  const none = why ? play.reason(why) : t('sell.none');
  return (
    <>
      <TrayButton
        session={session}
        tray="sell"
        icon="storefront"
        keyCap="l"
        second={t('sell.second')}
        blocked={isOpen(moves, 'sell') ? undefined : none}
      />
      <TrayButton
        session={session}
        tray="repay"
        icon="receipt"
        keyCap="y"
        second={t('repay.second', { debt: own(session)?.debt ?? 0 })}
        blocked={repayBlocked(session)}
      />
    </>
  );
}

/** The same on the phone, where they stand below what is decided. */
export function PhoneBank({ session }: Props) {
  if (!session.play.phone.value) return null;
  return (
    <div class="tra-ready">
      <BankButtons session={session} />
    </div>
  );
}

/** What can be repaid at most, by cash and debt. */
export function mostRepaid({ play }: Session): number {
  const move = movesOf(play.moves.value, 'repay')[0];
  return Math.max(0, rangeWithin(move, 'amount', {})?.to ?? 0);
}

function repayBlocked(session: Session): string | undefined {
  const { play } = session;
  const move = movesOf(play.moves.value, 'repay')[0];
  const shut = move?.blocked;
  if (shut) return play.reason(shut);
  if (mostRepaid(session) > 0) return undefined;
  const { most } = endsWithin(move, 'amount', {});
  return t(most?.code === 'exceeds-debt' || !own(session)?.debt ? 'repay.none' : 'repay.noCash');
}

/** What else the beginning of a turn allows; what it rules out says why. */
export function StartButtons({ session }: Props) {
  const { play } = session;
  const moves = play.moves.value;
  const reason = (action: string) => {
    const why = blockOf(moves, action);
    return why ? play.reason(why) : undefined;
  };
  const isListed = (action: string) => movesOf(moves, action).length > 0;
  const others = openItems(moves, 'call-out', 'player');
  return (
    <>
      {isListed('use-power') && (
        <TrayButton
          session={session}
          tray="power"
          icon="lightning-fill"
          keyCap="p"
          second={t('take.second')}
          blocked={powerBlocked(session)}
        />
      )}
      {isListed('call-out') && (
        <TrayButton
          session={session}
          tray="call-out"
          icon="gavel"
          keyCap="c"
          second={t('call-out.second')}
          blocked={others.length > 0 ? undefined : (reason('call-out') ?? t('call-out.none'))}
        />
      )}
      <TrayButton
        session={session}
        tray="consolidate"
        icon="stack"
        keyCap="m"
        second={t('consolidate.second')}
        blocked={
          isOpen(moves, 'consolidate')
            ? undefined
            : (reason('consolidate') ?? t('consolidate.none'))
        }
      />
      {!canDeclare(session) && <DeclareButton session={session} />}
    </>
  );
}

/** Once the goal is within reach it is the main thing to do: a roll would pass the victory by. */
export function DeclareButton({ session }: Props) {
  return (
    <TrayButton
      session={session}
      tray="declare"
      icon="flag"
      keyCap="v"
      kind={canDeclare(session) ? 'main' : 'plain'}
      second={declareWords(session)}
      blocked={declareBlocked(session)}
    />
  );
}

/** Which ring has enough, or how many are missing on the nearest. */
function powerBlocked({ play }: Session): string | undefined {
  const moves = play.moves.value;
  if (openItems(moves, 'use-power', 'ring').length > 0) return undefined;
  const why = blockOf(moves, 'use-power');
  if (why?.code === 'not-enough-properties') {
    const [nearest] = movesOf(moves, 'use-power')
      .flatMap(({ parameters }) => parameters)
      .flatMap(({ domain }) => (domain.type === 'one' ? domain.items : []))
      .filter(({ blocked }) => blocked?.code === 'not-enough-properties')
      .map(({ value, blocked }) => ({ ring: value, n: Number(blocked?.args.missing) }))
      .sort((a, b) => a.n - b.n);
    if (nearest) return t('take.missing', { n: nearest.n, ring: ringName(nearest.ring as Ring) });
  }
  return why ? play.reason(why) : t('take.none');
}
