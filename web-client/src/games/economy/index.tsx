import { Winner } from '../../ui/Winner';
import type { GameTab } from '../faces';
import type { GameModule, GameView } from '../game';
import { winners } from '../winners';
import { Actions } from './actions/Actions';
import { AskingDialog } from './actions/AskingDialog';
import { PartBanner } from './Banner';
import { Board } from './board/Board';
import { cornerAfter, tellCorner } from './corner-told';
import { factLines } from './ending/facts';
import { Papers } from './ending/Papers';
import { verdict } from './ending/verdict';
import { guideOf } from './guide';
import { Hint } from './hints';
import { keys } from './keys';
import { Cards } from './knowledge/Cards';
import { CardLegend } from './knowledge/Legend';
import { PointsPage } from './knowledge/PointsPage';
import { PointsPanel } from './knowledge/PointsPanel';
import { Property } from './knowledge/Property';
import { Rules } from './knowledge/Rules';
import { leaving } from './leaving';
import { partAfter } from './part-told';
import type { EconomyPlay } from './play';
import { seatFace } from './seats';
import { openSession, type Session } from './session';
import { boardMatters, SheetBody, SheetHead } from './sheet';
import { soundsOf } from './sounds';
import { standIn } from './stand-in';
import { pillOf, standing } from './standing';
import { refusalWords } from './story';
import { moveWords } from './texts';
import { toldFace } from './told';
import type { Action, Hand, Table } from './wire';
import { t } from './words';

function open(play: EconomyPlay): GameView<Table> {
  const session = openSession(play);
  tellCorner(session);
  const tabs = tabsOf(session);
  return {
    standing: () => standing(session),
    pill: () => pillOf(session),
    seat: (seat) => seatFace(session, seat),
    standIn: () => standIn(play),
    leaving: () => leaving(play),
    Banner: () => <PartBanner session={session} />,
    // What the board asks back is asked wherever one goes from: a folded sheet has no body.
    Board: () => (
      <>
        <Board session={session} />
        <AskingDialog session={session} />
      </>
    ),
    Actions: () => <Actions session={session} />,
    get under() {
      return play.seat.value === null ? 'line' : 'bar';
    },
    SheetHead: () => <SheetHead session={session} />,
    SheetBody: () => <SheetBody session={session} />,
    Aside: () => <Aside session={session} />,
    Margin: () => <OwnHint session={session} />,
    Cards: () => <Cards session={session} />,
    boardMatters: () => boardMatters(session),
    chosen: () => session.chosen.value,
    guide: guideOf(session),
    keys,
    tabs,
    line: (line) => toldFace(session, line),
    spoken: (line) => partAfter(session, line) ?? cornerAfter(session, line),
    refusal: (code, args) => refusalWords(code, args, play.name),
    words: moveWords(session),
    sounds: (change) => soundsOf(change, play.seat.peek()),
    end: {
      verdict: (result) => verdict(session, result),
      Picture: () => <Winner colours={winners(play)} />,
      Papers: ({ result }) => <Papers session={session} result={result} />,
      Curves: () => <PointsPanel session={session} height={280} title={t('end.curve')} />,
      facts: () => factLines(session),
    },
  };
}

/** A word to newcomers, and what the signs mean. */
function Aside({ session }: { session: Session }) {
  return (
    <>
      <OwnHint session={session} />
      <div class="ec-margin rest">
        <CardLegend />
      </div>
    </>
  );
}

/** Whoever only watches needs none. */
function OwnHint({ session }: { session: Session }) {
  return session.play.seat.value === null ? null : <Hint session={session} />;
}

/** The points are a tab where they have no panel of their own. */
function tabsOf(session: Session) {
  const property: GameTab = {
    id: 'property',
    label: () => t('property.tab'),
    icon: 'table',
    place: 'both',
    Panel: () => <Property session={session} />,
  };
  const points: GameTab = {
    id: 'points',
    label: () => t('points.tab'),
    icon: 'chart-line',
    place: 'phone',
    Panel: () => <PointsPage session={session} />,
  };
  const usual = [property, points];
  const low: GameTab[] = [property, { ...points, place: 'both' }];
  return () => (session.play.low.value ? low : usual);
}

/** Economy: gather property, let its sectors pay, and remember what lies face-down. */
export const game: GameModule<Table, Hand, Action> = { open, Rules, besideBoard: 'laptop' };
