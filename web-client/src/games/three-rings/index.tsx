import { computed } from '@preact/signals';
import { Winner } from '../../ui/Winner';
import type { GameTab } from '../faces';
import type { GameModule, GameView } from '../game';
import { winners } from '../winners';
import { Aside } from './Aside';
import { Actions } from './actions/Actions';
import { endAfterClaim } from './actions/after-claim';
import { TableBanner } from './Banner';
import { Board } from './board/Board';
import { factLines } from './ending/facts';
import { Papers } from './ending/Papers';
import { verdict } from './ending/verdict';
import { guideOf } from './guide';
import { Charts } from './knowledge/Charts';
import { Curves } from './knowledge/Curves';
import { Goals } from './knowledge/Goals';
import { Rules } from './knowledge/Rules';
import { ringName } from './names';
import { Cards } from './own/Cards';
import { Holdings } from './own/Holdings';
import type { ThreeRingsPlay } from './play';
import { letters, rings } from './rings';
import { seatFace } from './seats';
import { openSession, type Session } from './session';
import { SheetBody, SheetHead } from './sheet';
import { soundsOf } from './sounds';
import { pillOf, standing } from './standing';
import { lineFace, refusalWords } from './story';
import { moveWords } from './texts';
import type { Action, Hand, Table } from './wire';
import { t } from './words';

function open(play: ThreeRingsPlay): GameView<Table> {
  const session = openSession(play);
  endAfterClaim(session);
  const tabs = computed(() => tabsOf(session));
  return {
    standing: () => standing(session),
    pill: () => pillOf(session),
    seat: (seat) => seatFace(session, seat),
    Banner: () => <TableBanner session={session} />,
    Board: () => <Board session={session} />,
    Actions: () => <Actions session={session} />,
    SheetHead: () => <SheetHead session={session} />,
    SheetBody: () => <SheetBody session={session} />,
    Aside: () => <Aside session={session} />,
    Cards: () => <Cards session={session} />,
    under: 'tray',
    tabs: () => tabs.value,
    line: (line) => lineFace(line, play.name),
    refusal: (code, args) => refusalWords(code, args, play.name),
    words: moveWords(play),
    guide: guideOf(session),
    keys: () =>
      rings.map((ring) => [letters[ring], t('keys.ring', { ring: ringName(ring) })] as const),
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

/**
 * In a low window what one holds has a tab, as it has on the phone, with the goals below it: there is
 * room for five.
 */
function tabsOf(session: Session): readonly GameTab[] {
  const { play } = session;
  const isLow = play.low.value;
  return [
    ...(play.seat.value === null ? [] : [mineTab(session, isLow ? 'both' : 'phone')]),
    {
      id: 'goals',
      label: () => t('goals.tab'),
      icon: 'target',
      place: isLow && play.seat.value !== null ? 'phone' : 'both',
      Panel: () => <Goals session={session} />,
    },
    {
      id: 'charts',
      label: () => t('charts.tab'),
      icon: 'chart-line',
      place: 'both',
      Panel: () => <Charts play={play} />,
    },
  ];
}

function mineTab(session: Session, place: GameTab['place']): GameTab {
  return {
    id: 'mine',
    label: () => t('mine.tab'),
    icon: 'flag',
    place,
    Panel: () =>
      place === 'both' ? (
        <>
          <Holdings session={session} />
          <Goals session={session} />
        </>
      ) : (
        <Cards session={session} />
      ),
  };
}

/** Three Rings: from farm to city, towards a goal that one keeps to oneself. */
export const game: GameModule<Table, Hand, Action> = { open, Rules };
