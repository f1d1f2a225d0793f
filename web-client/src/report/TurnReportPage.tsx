import '../rules/pages.css';
import './report.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TurnPage, TurnReading } from '../games/report';
import { gameName } from '../games/words';
import { wordsLoaded } from '../i18n/catalogue';
import { getJson, HttpProblem } from '../net/http';
import { problemWords } from '../net/problem-words';
import type { TurnReport } from '../net/wire';
import { roomPath, turnPath } from '../path';
import { Page } from '../rules/Page';
import { t } from '../rules/words';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { colourOf } from '../ui/seats';

const pages = import.meta.glob<TurnPage>('../games/*/post/TurnPage.tsx', { import: 'TurnPage' });

interface Read {
  report: TurnReport;
  Game: TurnPage;
}

/** The report of one turn by post at its own address, for as long as the room is kept. */
export function TurnReportPage({ code, turn }: { code: string; turn: number }) {
  const read = useSignal<Read | string | null>(null);
  useEffect(() => {
    read.value = null;
    let left = false;
    const show = (next: Read | string) => {
      if (!left) read.value = next;
    };
    load(code, turn).then(show, (problem) => show(whyNot(problem)));
    return () => {
      left = true;
    };
  }, [code, turn]);
  const now = read.value;
  const title = t('report.turn', { turn });
  return (
    <Page title={title}>
      <h1>{title}</h1>
      {now === null && <p class="empty">{t('report.loading')}</p>}
      {typeof now === 'string' && <p role="alert">{now}</p>}
      {now !== null && typeof now !== 'string' && <TableOf report={now.report} />}
      <Ways code={code} report={now !== null && typeof now !== 'string' ? now.report : null} />
      {now !== null && typeof now !== 'string' && <now.Game reading={readingOf(now.report)} />}
    </Page>
  );
}

/** The report, and the page of its game with its words. */
async function load(code: string, turn: number): Promise<Read> {
  const address = `/api/rooms/${encodeURIComponent(code)}/turns/${turn}`;
  const report = await getJson<TurnReport>(address);
  const Game = await pages[`../games/${report.game}/post/TurnPage.tsx`]?.();
  if (!Game) throw new HttpProblem(404, '');
  await wordsLoaded();
  return { report, Game };
}

function whyNot(problem: unknown): string {
  const status = problem instanceof HttpProblem ? problem.status : 0;
  if (status === 404) return t('report.none');
  return status === 429 ? t('report.busy') : problemWords(problem);
}

function readingOf({ open, own, seat, seats }: TurnReport): TurnReading {
  const sitter = (number: number) => seats.find((each) => each.seat === number);
  return {
    open,
    own,
    seat,
    name: (number) => sitter(number)?.name ?? String(number),
    colour: (number) => colourOf(sitter(number)?.color ?? 1),
  };
}

/** At which table it was. */
function TableOf({ report: { game, title } }: { report: TurnReport }) {
  const name = gameName(game);
  return <p class="lead">{title ? t('report.of', { title, game: name }) : name}</p>;
}

/** To the table, and to the reports before and after this one. */
function Ways({ code, report }: { code: string; report: TurnReport | null }) {
  return (
    <nav class="report-ways" aria-label={t('report.ways')}>
      <Link to={roomPath(code)}>
        <Icon name="armchair" size={16} />
        {t('report.table')}
      </Link>
      {report && report.before !== null && (
        <Link to={turnPath(code, report.before)}>
          {t('report.before', { turn: report.before })}
        </Link>
      )}
      {report && report.after !== null && (
        <Link to={turnPath(code, report.after)}>{t('report.after', { turn: report.after })}</Link>
      )}
    </nav>
  );
}
