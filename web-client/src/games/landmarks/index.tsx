import { Winner } from '../../ui/Winner';
import type { GameTab } from '../faces';
import type { GameModule, GameView } from '../game';
import { winners } from '../winners';
import { Aside } from './Aside';
import { Actions } from './actions/Actions';
import { TableBanner } from './Banner';
import { Board } from './board/Board';
import { factLines } from './ending/facts';
import { Papers } from './ending/Papers';
import { verdict } from './ending/verdict';
import { guideOf } from './guide';
import { Charts } from './knowledge/Charts';
import { Curves } from './knowledge/Curves';
import { Rules } from './knowledge/Rules';
import { Towns } from './knowledge/Towns';
import type { LandmarksPlay } from './play';
import { Report } from './post/Report';
import { seatFace } from './seats';
import { openSession, type Session } from './session';
import { SheetBody, SheetHead } from './sheet';
import { soundsOf } from './sounds';
import { standIn } from './stand-in';
import { pillOf, standing } from './standing';
import { lineFace, refusalWords } from './story';
import { moveWords } from './texts';
import type { Action, Hand, Table } from './wire';
import { t } from './words';

function open(play: LandmarksPlay): GameView<Table> {
  const session = openSession(play);
  const tabs = tabsOf(session);
  return {
    standing: () => standing(session),
    pill: () => pillOf(session),
    seat: (seat) => seatFace(session, seat),
    standIn: () => standIn(play),
    Banner: () => <TableBanner session={session} />,
    Board: () => <Board session={session} />,
    Actions: () => <Actions session={session} />,
    SheetHead: () => <SheetHead session={session} />,
    SheetBody: () => <SheetBody session={session} />,
    Aside: () => <Aside session={session} />,
    Cards: () => <Towns session={session} />,
    tabs: () => tabs,
    report: () => reportsOf(session),
    line: (line) => lineFace(line, play.name),
    refusal: (code, args) => refusalWords(code, args, play.name),
    words: moveWords(play),
    guide: guideOf(session),
    sounds: (change) => soundsOf(change, play.seat.peek()),
    end: {
      verdict: (result) => verdict(session, result),
      Picture: () => <Winner colours={winners(play)} />,
      Papers: ({ result }) => <Papers session={session} result={result} />,
      Curves: () => <Curves play={play} height={280} />,
      facts: () => factLines(session),
    },
  };
}

/** Orders are given for the turn after the last that is out. */
function reportsOf({ play }: Session): number | null {
  const { mode, turn } = play.table.value;
  return mode === 'postal' ? turn - 1 : null;
}

/** By post there is a report too. */
function tabsOf(session: Session): readonly GameTab[] {
  const byPost = session.play.table.value.mode === 'postal';
  return [
    ...(byPost ? [reportTab(session)] : []),
    {
      id: 'towns',
      label: () => t('towns.tab'),
      icon: 'house-line',
      place: 'phone',
      Panel: () => <Towns session={session} />,
    },
    {
      id: 'charts',
      label: () => t('charts.tab'),
      icon: 'chart-line',
      place: 'both',
      Panel: () => <Charts play={session.play} />,
    },
  ];
}

function reportTab(session: Session): GameTab {
  return {
    id: 'report',
    label: () => t('report.tab'),
    icon: 'scroll',
    place: 'both',
    Panel: () => <Report session={session} />,
  };
}

/** Landmarks: dice that pay small towns, and who builds all Landmarks. */
export const game: GameModule<Table, Hand, Action> = { open, Rules };
