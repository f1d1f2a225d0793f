import './ending.css';
import { signedFigure } from '../../../i18n/figure';
import type { Result as Outcome } from '../../../net/wire';
import { Panel } from '../../../ui/Panel';
import type { Session } from '../session';
import { t } from '../words';
import { finalOf } from './final';
import { Industries } from './Industries';
import { ResultCard } from './ResultCard';
import { Sums } from './Sums';

/** All goals open, each with what was reached of it, and how everybody stood. */
export function Papers({ session, result }: { session: Session; result: Outcome }) {
  const final = finalOf(session.play);
  if (!final) return null;
  const places = new Map(result.ranking.map(({ seat, place }) => [seat, place]));
  const placeOf = (seat: number) => places.get(seat) ?? 0;
  const results = [...final.results].sort((a, b) => placeOf(a.seat) - placeOf(b.seat));
  return (
    <>
      <ol class="tr-results" aria-label={t('end.goals')}>
        {results.map((each) => (
          <ResultCard
            key={each.seat}
            session={session}
            final={final}
            result={each}
            place={placeOf(each.seat)}
          />
        ))}
      </ol>
      <Panel small title={t('end.table')}>
        <Sums session={session} results={results} />
      </Panel>
      <Panel small title={t('end.industries')} aside={levelWords(session)}>
        <Industries session={session} results={results} />
      </Panel>
    </>
  );
}

function levelWords({ play }: Session) {
  const { level } = play.table.value;
  return (
    <small>
      {level === 0 ? t('end.asPrinted') : t('end.level', { level: signedFigure(level) })}
    </small>
  );
}
