import type { ComponentChildren } from 'preact';
import { now } from '../clock';
import type { Agreement } from '../net/wire';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { isClockRunning } from './clocks';
import { type Session, useRoom, useSession } from './session';
import { isAwaited, toActNamed } from './table/turn';
import { t } from './words';

interface Props {
  /** Whose turn it is as the page shows it, where it shows a table that may still be catching up. */
  toAct?: readonly number[];
  children?: ComponentChildren;
}

/**
 * What stands in the way just now, under the header, for as long as it does. Without a connection that
 * alone is told: nothing else could be answered, and there is room for one.
 */
export function Banners({ toAct, children }: Props) {
  return (
    <>
      <ConnectionBanner />
      {useSession().live.value && (
        <>
          <PausedBanner shown={toAct} />
          <DesertedBanner />
          <OutdatedBanner />
          {children}
        </>
      )}
    </>
  );
}

function ConnectionBanner() {
  const session = useSession();
  const connection = session.connection.value;
  if (session.store.demoted.value || isTakenOver(connection)) return <DemotedBanner />;
  if (connection.state === 'live' || connection.state === 'ended') return <MovedBanner />;
  if (connection.state === 'held') {
    return (
      <Banner kind="brass" icon="hourglass-medium">
        {t('banner.waits')}
      </Banner>
    );
  }
  if (connection.state === 'connecting') {
    return (
      <Banner kind="brick" icon="wifi-slash">
        {t(session.store.seat.value === null ? 'banner.connecting' : 'banner.connecting.seat')}
      </Banner>
    );
  }
  if (connection.why === 'moved' || connection.why === 'restarting') {
    return (
      <Banner kind="brass" icon="hourglass-medium">
        {t(`banner.${connection.why}`)}
      </Banner>
    );
  }
  return (
    <Banner
      kind="brick"
      icon="wifi-slash"
      said={t('banner.lost.said')}
      action={<Button label={t('banner.now')} size="small" onClick={() => session.reconnect()} />}
    >
      <LostWords retryAtMillis={connection.retryAtMillis} />
    </Banner>
  );
}

function isTakenOver(connection: { state: string; why?: string }): boolean {
  return connection.state === 'ended' && connection.why === 'taken-over';
}

function LostWords({ retryAtMillis }: { retryAtMillis: number }) {
  const session = useSession();
  const { toAct } = useRoom();
  const { clocks, seat: own } = session.store;
  const seat = own.value;
  const seconds = Math.max(1, Math.ceil((retryAtMillis - now.value) / 1000));
  const lost = t('banner.lost', { seconds });
  if (seat === null) return <>{lost}</>;
  const goesOn = toAct.includes(seat) && isClockRunning(clocks.value);
  return (
    <>
      {lost} <span class={goesOn ? 'spare' : undefined}>{t('banner.lost.safe')} </span>
      {goesOn && t('banner.lost.clock')}
    </>
  );
}

/** Only for who had a seat here: it is played on another device now. */
function MovedBanner() {
  if (!useSession().store.moved.value) return null;
  return (
    <Banner kind="brass" icon="device-mobile">
      {t('banner.seatMoved')}
    </Banner>
  );
}

function DemotedBanner() {
  const session = useSession();
  return (
    <Banner
      kind="brass"
      icon="device-mobile"
      action={
        <Button label={t('banner.demoted.here')} size="small" onClick={() => session.reconnect()} />
      }
    >
      {t('banner.demoted')}
    </Banner>
  );
}

function PausedBanner({ shown }: { shown: readonly number[] | undefined }) {
  const session = useSession();
  const { paused, agreements, toAct } = useRoom();
  if (!paused) return null;
  const seat = session.store.seat.value;
  const asked = agreements.find(({ what }) => what === 'resume');
  const agreed = seat !== null && asked?.yes.includes(seat);
  return (
    <Banner
      kind="blue"
      icon="pause-fill"
      action={
        seat !== null && (
          <Button
            label={t(agreed ? 'agree.withdraw' : 'banner.resume')}
            kind={asked && !agreed ? 'main' : 'plain'}
            size="small"
            onClick={() => void session.agree('resume', !agreed)}
          />
        )
      }
    >
      {pausedWords(session, shown ?? toAct)} <span class="spare">{t('banner.paused.clocks')} </span>
      {asked && goOnWords(session, asked, agreed === true)}
    </Banner>
  );
}

/** Whose turn it is all the while. */
function pausedWords(session: Session, toAct: readonly number[]): string {
  const seat = session.store.seat.value;
  if (toAct.length === 0) return t('banner.paused');
  if (seat !== null && toAct.includes(seat)) {
    return t(toAct.length > 1 ? 'banner.paused.open' : 'banner.paused.yours');
  }
  const names = toActNamed(toAct, (each) => session.name(each));
  return t('banner.paused.turn', { n: toAct.length, names });
}

/** Who would go on, and how many have said so: the reader himself, or the first who did. */
function goOnWords(session: Session, { yes, needed }: Agreement, agreed: boolean): string {
  const count = { n: yes.length, needed };
  if (agreed) return t('banner.resume.yours', count);
  return `${t('agree.resume', { name: session.name(yes[0] ?? 1) })} ${t('agree.count', count)}`;
}

/** Parts of this page that were not loaded yet may be gone; nobody is sent away in his own turn. */
function OutdatedBanner() {
  const session = useSession();
  const seat = session.store.seat.value;
  const awaited = isAwaited(useRoom(), seat);
  if (!session.outdated.value || awaited) return null;
  return (
    <Banner
      kind="blue"
      icon="arrow-counter-clockwise"
      action={<Button label={t('gone.reload')} size="small" onClick={() => location.reload()} />}
    >
      {t(seat === null ? 'banner.outdated' : 'gone.outdated')}
    </Banner>
  );
}

/** Only spectators ever read it. */
function DesertedBanner() {
  const { deserted, paused } = useRoom();
  if (!deserted || paused) return null;
  return (
    <Banner kind="blue" icon="hourglass-medium">
      {t('banner.deserted')}
    </Banner>
  );
}
