import './seats.css';
import './seat-signs.css';
import './considers.css';
import { ToldInHead } from '../../ui/ActionBar';
import type { GameTab } from '../faces';
import type { GameModule, GameView } from '../game';
import { ActionSlot } from './actions/Actions';
import { Board } from './board/Board';
import { followFresh } from './board/fresh';
import { Alarm } from './ending/Alarm';
import { Curves } from './ending/Curves';
import { factLines } from './ending/facts';
import { Papers } from './ending/Papers';
import { Stood } from './ending/Stood';
import { unwon, verdict } from './ending/verdict';
import { guideOf } from './guide/steps';
import { keysOf } from './keys';
import { AlarmLine } from './knowledge/AlarmLine';
import { Aside } from './knowledge/Aside';
import { Cards } from './knowledge/Cards';
import { Deck } from './knowledge/Deck';
import { Offers } from './knowledge/Offers';
import { OffersPage } from './knowledge/OffersPage';
import { incomingOffers } from './knowledge/offers';
import { PaperPanel } from './knowledge/PaperPanel';
import { Rules } from './knowledge/Rules';
import { ValuesPanel } from './knowledge/ValuesPanel';
import { leaving } from './leaving';
import type { GreementPlay } from './play';
import { seatFace } from './seats';
import { openSession, type Session } from './session';
import { boardMatters, decision, SheetBody, SheetHead } from './sheet';
import { soundsOf } from './sounds';
import { pillOf, standing } from './standing';
import { followAnsweredOffers } from './story/answered-offers';
import { followClearedReady } from './story/cleared-ready';
import { leftWords } from './story/left';
import { loggedFace } from './story/lines';
import { refusalWords } from './story/refusals';
import { moveWords } from './texts';
import type { Action, Hand, Table } from './wire';
import { t } from './words';

function open(play: GreementPlay): GameView<Table> {
  const session = openSession(play);
  const fresh = followFresh(session.seen, session.deeds);
  const tabs = tabsOf(session);
  followAnsweredOffers(session);
  followClearedReady(session);
  return {
    standing: () => standing(session),
    pill: () => pillOf(session),
    seat: (seat) => seatFace(session, seat),
    leaving: () => leaving(play),
    Board: () => <Board session={session} fresh={fresh} />,
    Actions: () => <ActionSlot session={session} />,
    SheetHead: () => <SheetHead session={session} />,
    SheetBody: () => <SheetBody session={session} />,
    Aside: () => <Aside session={session} />,
    Margin: () => <Aside session={session} />,
    Cards: () => <Cards session={session} />,
    Pinned: () => {
      const composes = play.phone.value && session.tray.value !== null;
      return composes ? null : (
        <ToldInHead>
          <Offers session={session} incoming={play.phone.value} />
        </ToldInHead>
      );
    },
    composing: () => session.tray.value !== null,
    chosen: () => session.chosen.value,
    boardMatters: () => boardMatters(session),
    decision: () => decision(play.table.value),
    guide: guideOf(session),
    tabs: () => tabs,
    line: (line) => loggedFace(line, play),
    spoken: (line) => leftWords(session, line),
    refusal: (code, args) => refusalWords(code, args, play.name),
    words: moveWords(session),
    keys: () => keysOf(session),
    sounds: (change) => soundsOf(change, session.hasRung()),
    end: {
      verdict: (result) => verdict(session, result),
      unwon: () => unwon(session),
      Stood: () => <Stood session={session} />,
      Picture: () => <Alarm session={session} />,
      Papers: () => <Papers session={session} />,
      Curves: () => <Curves session={session} />,
      facts: () => factLines(session),
    },
  };
}

function tabsOf(session: Session): readonly GameTab[] {
  return [
    {
      id: 'paper',
      label: () => t('paper.tab'),
      icon: 'receipt',
      place: 'phone',
      Panel: () => (
        <>
          <PaperPanel session={session} onPage />
          <ValuesPanel session={session} />
          <AlarmLine session={session} />
        </>
      ),
    },
    {
      id: 'offers',
      label: () => t('offers.title'),
      icon: 'handshake',
      unread: () => incomingOffers(session).length,
      place: 'phone',
      Panel: () => <OffersPage session={session} />,
    },
    {
      id: 'deck',
      label: () => t('deck.title'),
      icon: 'cards',
      place: 'column',
      Panel: () => <Deck session={session} />,
    },
  ];
}

/** Greement: debts that double, events that can be voted down or bought off, a hidden alarm. */
export const game: GameModule<Table, Hand, Action> = { open, Rules, besideBoard: 'wide' };
