import type { Agreement } from '../../net/wire';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { isClockRunning } from '../clocks';
import { type Session, useRoom, useSession } from '../session';
import { t } from '../words';

interface AgreementsProps {
  /** There is room for one: what the reader has not answered comes first. */
  one?: boolean;
}

/** What the players are asked to agree on just now, but to go on, which the pause itself asks, and the bot for who keeps the table waiting. */
export function Agreements({ one = false }: AgreementsProps) {
  const session = useSession();
  const { agreements, stage, paused } = useRoom();
  if (stage !== 'playing') return null;
  const asked = agreements.filter(({ what }) => what !== 'resume' || !paused);
  const seat = session.store.seat.value;
  const first = asked.find(({ yes }) => seat !== null && !yes.includes(seat)) ?? asked[0];
  return (
    <>
      {(one && first ? [first] : asked).map((agreement) => (
        <AgreementBanner
          key={`${agreement.what}-${agreement.about}`}
          agreement={agreement}
          isAlone={asked.length === 1}
        />
      ))}
      {seat !== null && !(one && first) && <MissingPlayers one={one} />}
    </>
  );
}

interface BannerProps {
  agreement: Agreement;
  /** Beside another one there is room for the question alone. */
  isAlone: boolean;
}

function AgreementBanner({ agreement, isAlone }: BannerProps) {
  const session = useSession();
  const seat = session.store.seat.value;
  const agreed = seat !== null && agreement.yes.includes(seat);
  const answer = (yes: boolean) => void session.agree(agreement.what, yes, agreement.about);
  return (
    <Banner
      kind="blue"
      icon="handshake"
      action={
        seat !== null && (
          <Button
            label={t(agreed ? 'agree.withdraw' : 'agree.yes')}
            kind={agreed ? 'plain' : 'main'}
            size="small"
            onClick={() => answer(!agreed)}
          />
        )
      }
    >
      {agreementWords(session, agreement)}{' '}
      {isAlone && agreement.what === 'pause' && isClockRunning(session.store.clocks.value) && (
        <span class="spare">{t('agree.pause.clock')} </span>
      )}
      {t('agree.count', { n: agreement.yes.length, needed: agreement.needed })}
    </Banner>
  );
}

function agreementWords(session: Session, { what, about, yes }: Agreement): string {
  const name = session.name(yes[0] ?? 1);
  switch (what) {
    case 'pause':
      return t('agree.pause', { name });
    case 'end':
      return t('agree.end', { name });
    case 'bot':
      return t('agree.bot', { name, about: session.name(about ?? 1) });
    case 'resume':
      return t('agree.resume', { name });
    case 'rematch':
      return t('agree.rematch', { name });
  }
}

/** Those whom the table waits for though they are away, as long as nobody has asked for a bot. */
function MissingPlayers({ one }: AgreementsProps) {
  const session = useSession();
  const { seats, toAct, agreements, house, paused } = useRoom();
  if (house.absent === 'bot' || paused) return null;
  const missing = seats.filter(
    ({ seat, presence, botPlays }) =>
      presence === 'away' &&
      !botPlays &&
      toAct.includes(seat) &&
      !agreements.some(({ what, about }) => what === 'bot' && about === seat),
  );
  return (
    <>
      {missing.slice(0, one ? 1 : undefined).map(({ seat, name }) => (
        <Banner
          key={seat}
          kind="blue"
          icon="robot"
          action={
            <Button
              label={t('agree.bot.ask')}
              size="small"
              onClick={() => void session.agree('bot', true, seat)}
            />
          }
        >
          {t('agree.missing', { name })}
        </Banner>
      ))}
    </>
  );
}
