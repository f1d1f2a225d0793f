import { Button } from '../../../ui/Button';
import { itemOf } from '../../moves';
import { saleWords } from '../board/names';
import { cardName } from '../card-words';
import { landmarksOf, playerOf } from '../cards';
import type { Session } from '../session';
import type { Card } from '../wire';
import { t } from '../words';
import { ownCoins, Skip } from './CardBars';
import { DecisionBar } from './DecisionBar';
import { isStandard } from './titles';

interface Props {
  session: Session;
}

/** One card or one Landmark, or nothing. */
export function BuildBar({ session }: Props) {
  return (
    <DecisionBar
      session={session}
      buttons={
        <>
          <Buy session={session} />
          <NextLandmark session={session} />
          <BuildNothing session={session} />
        </>
      }
    />
  );
}

function Buy({ session }: Props) {
  const { play, chosen } = session;
  const card = chosen.value;
  const item = card === null ? undefined : itemOf(play.moves.value, 'build', 'card', card);
  const can = item !== undefined && item.blocked === null;
  return (
    <Button
      label={card === null ? t('build.do.none') : t('build.do', { card: cardName(card) })}
      second={
        can ? t('build.do.line', { cost: item.weight, left: ownCoins(session) - item.weight }) : ''
      }
      icon="storefront"
      kind={can ? 'main' : 'plain'}
      keyCap="b"
      blocked={can ? undefined : t('choose.buy')}
      busy={play.busy.value === 'build'}
      onClick={() => card !== null && can && void play.act({ type: 'build', card })}
    />
  );
}

/** The least dear Landmark that is missing: what one works towards, or can build now. */
function NextLandmark({ session }: Props) {
  const { play, chosen } = session;
  const next = missingLandmark(session);
  if (!next) return null;
  const item = itemOf(play.moves.value, 'build', 'card', next);
  if (!item) return null;
  const blocked = item.blocked ? saleWords(session, next) : undefined;
  return (
    <Button
      label={cardName(next)}
      second={t('build.landmark', { n: item.weight })}
      icon="buildings-fill"
      keyCap="l"
      blocked={blocked}
      chosen={chosen.value === next || undefined}
      onClick={() => {
        chosen.value = next;
      }}
    />
  );
}

function missingLandmark({ play }: Session): Card | undefined {
  const table = play.table.value;
  const built = playerOf(table, play.seat.value)?.landmarks ?? [];
  return landmarksOf(table).find(({ id }) => !built.includes(id))?.id;
}

function BuildNothing({ session }: Props) {
  const { play, chosen } = session;
  const keep = t('build.skip.line', { n: ownCoins(session) });
  return (
    <Button
      label={t('build.skip')}
      second={isStandard(session, 'skip') ? `${keep} · ${t('standard.this')}` : keep}
      icon="skip-forward"
      kind={chosen.value === null ? 'main' : 'plain'}
      keyCap="s"
      busy={play.busy.value === 'skip'}
      onClick={() => void play.act({ type: 'skip' })}
    />
  );
}

/** One coin for the Tech Startup, or none. */
export function InvestBar({ session }: Props) {
  const { play } = session;
  const invested = playerOf(play.table.value, play.seat.value)?.investment ?? 0;
  return (
    <DecisionBar
      session={session}
      buttons={
        <>
          <Button
            label={t('invest.do')}
            second={t('invest.do.line', { n: invested + 1 })}
            icon="rocket-fill"
            kind="main"
            keyCap="i"
            busy={play.busy.value === 'invest'}
            onClick={() => void play.act({ type: 'invest' })}
          />
          <Skip session={session} words="invest.skip" />
        </>
      }
    />
  );
}
