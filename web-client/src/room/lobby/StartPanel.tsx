import { listed } from '../../i18n/list';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { usePhone } from '../../ui/screen';
import { useRoom, useSession } from '../session';
import { t } from '../words';

/** Starts the game, for the host; says to everybody what it waits for. */
export function StartPanel() {
  return (
    <section class="panel start">
      <p class="start-line">
        <Icon name="hourglass-medium" size={16} />
        <span aria-live="polite">{useStartLine()}</span>
      </p>
      <StartButton />
    </section>
  );
}

/** What the start waits for, in a sentence. */
export function useStartLine(): string {
  const session = useSession();
  const { seats, minSeats, host, played } = useRoom();
  if (played > 0 && seats.length >= minSeats && seats.every((seat) => seat.ready)) {
    return t('start.again');
  }
  if (!session.isHost) {
    return host === null ? t('start.nobody') : t('start.host', { name: session.name(host) });
  }
  if (seats.length < minSeats) return t('start.needs');
  const choosing = seats.filter((seat) => !seat.ready && seat.seat !== host);
  if (choosing.length === 0) return t('start.all');
  return t('start.waiting', { names: listed(choosing.map((seat) => seat.name)) });
}

/** The one large button: start, for the host; ready or not, for the others; none for spectators. */
export function StartButton() {
  const session = useSession();
  const { seats, minSeats } = useRoom();
  const own = session.store.seat.value;
  const short = usePhone();
  if (session.isHost) {
    const missing = minSeats - seats.length;
    const with_ = short
      ? t('start.short', { n: seats.length })
      : t('start.with', { n: seats.length });
    return (
      <Button
        label={missing > 0 ? t('start.plain') : with_}
        icon="play-fill"
        kind="main"
        size="large"
        busy={session.busy.value === 'start'}
        blocked={missing > 0 ? t('start.tooFew', { n: missing }) : undefined}
        onClick={() => void session.order({ type: 'start' })}
      />
    );
  }
  if (own === null) return null;
  const ready = session.seatView(own)?.ready ?? false;
  return (
    <Button
      label={t(ready ? 'start.notReady' : 'start.ready')}
      icon={ready ? undefined : 'check'}
      kind={ready ? 'plain' : 'main'}
      size="large"
      busy={session.busy.value === 'ready'}
      onClick={() => void session.order({ type: 'ready', ready: !ready })}
    />
  );
}
