import { listed } from '../../i18n/list';
import { Banner } from '../../ui/Banner';
import { playerOf } from './cards';
import { ModeBanner } from './mode';
import type { Session } from './session';
import { t } from './words';

/** That nobody was skipped when somebody goes twice, and that the last round runs. */
export function TableBanner({ session }: { session: Session }) {
  return (
    <>
      <ExtraGo session={session} />
      <LastRound session={session} />
      <ModeBanner play={session.play} />
    </>
  );
}

function ExtraGo({ session: { play } }: { session: Session }) {
  const { extraGo, extraEarned, roller, phase } = play.table.value;
  if (roller === null || phase === 'over' || !(extraGo || extraEarned)) return null;
  const who = roller === play.seat.value ? 'you' : 'other';
  const when = extraEarned ? 'earned' : 'now';
  return (
    <Banner kind="green" icon="arrow-counter-clockwise">
      {t(`banner.extra.${when}.${who}`, { name: play.name(roller) })}
    </Banner>
  );
}

function LastRound({ session: { play } }: { session: Session }) {
  const { endsAfter, players, phase } = play.table.value;
  if (endsAfter === null || phase === 'over') return null;
  const done = players.filter(({ completed }) => completed).map(({ seat }) => play.name(seat));
  const isYours = playerOf(play.table.value, play.seat.value)?.seat === endsAfter;
  return (
    <Banner kind="brass" icon="seal-check-fill">
      {t(isYours ? 'banner.last.you' : 'banner.last', {
        name: play.name(endsAfter),
        names: listed(done),
      })}
    </Banner>
  );
}
