import { computed } from '@preact/signals';
import { Winner } from '../../ui/Winner';
import type { GameTab } from '../faces';
import type { GameModule, GameView } from '../game';
import { winners } from '../winners';
import { Actions } from './actions/Actions';
import { Board } from './board/Board';
import { factLines } from './ending/facts';
import { Papers } from './ending/Papers';
import { verdict } from './ending/verdict';
import { seatColourOf } from './fields';
import { guideOf } from './guide';
import { keys } from './keys';
import { Aside } from './knowledge/Aside';
import { Cards, Charts, hasChart } from './knowledge/Cards';
import { Fields } from './knowledge/Fields';
import { Rules } from './knowledge/Rules';
import { Wealth } from './knowledge/Wealth';
import { leaving } from './leaving';
import type { TerritoriesPlay } from './play';
import { seatFace } from './seats';
import { isByTable, openSession, type Session } from './session';
import { SheetBody, SheetFoot, SheetHead } from './sheet';
import { soundsOf } from './sounds';
import { standIn } from './stand-in';
import { pillOf, standing } from './standing';
import { leftWords } from './story/left';
import { lineFace } from './story/lines';
import { refusalWords } from './story/refusals';
import { rivalsLeft } from './story/rivals';
import { moveWords } from './texts';
import type { Action, Color, Hand, Table } from './wire';
import { t } from './words';

function open(play: TerritoriesPlay): GameView<Table> {
  const session = openSession(play);
  const tabs = tabsOf(session);
  const left = rivalsLeft(session);
  return {
    standing: () => standing(session),
    pill: () => pillOf(session),
    seat: (seat) => seatFace(session, seat),
    standIn: () => standIn(play),
    leaving: () => leaving(play),
    colour: dealtColours(play),
    Board: () => <Board session={session} />,
    Actions: () => <Actions session={session} />,
    under: 'none',
    composing: () => session.chosen.value !== null,
    SheetHead: () => <SheetHead session={session} />,
    SheetBody: () => <SheetBody session={session} />,
    SheetFoot: () => <SheetFoot session={session} />,
    guide: guideOf(session),
    keys,
    Aside: () => <Aside session={session} />,
    Cards: () => <Cards session={session} />,
    tabs,
    line: (line) =>
      lineFace(line, play, {
        isByTable: isByTable(session, line.key),
        left: left.value.get(line.key),
      }),
    spoken: (line) => leftWords(session, line),
    isSwift: () => session.stage.value.swift,
    refusal: (code, args) => refusalWords(code, args, play.name),
    words: moveWords(session),
    sounds: (change) => soundsOf(play, session.heard.peek(), change),
    end: {
      verdict: (result) => verdict(session, result),
      Picture: () => <Winner colours={winners(play)} />,
      Papers: ({ result }) => <Papers session={session} result={result} />,
      Curves: () => <Wealth session={session} height={280} />,
      facts: () => factLines(session),
      titles: () => ({ facts: t('end.facts'), check: t('end.check') }),
    },
  };
}

/** The game deals its own colours (301.1); they never change, whatever else the table does. */
function dealtColours({ table }: TerritoriesPlay) {
  const dealt = computed(() => table.value.players.map(({ color }) => color).join());
  const colours = computed(() => dealt.value.split(',') as Color[]);
  return (seat: number) => {
    const color = colours.value[seat - 1];
    return color && seatColourOf[color];
  };
}

/** The charts are a tab where they have no panel of their own. */
function tabsOf(session: Session) {
  const fields: GameTab = {
    id: 'fields',
    label: () => t('fields.tab'),
    icon: 'flag',
    place: 'both',
    Panel: () => <Fields session={session} />,
  };
  const charts: GameTab = {
    id: 'charts',
    label: () => t('fields.charts'),
    icon: 'chart-line',
    place: 'phone',
    Panel: () => <Charts session={session} />,
  };
  const withPanel = [fields, charts];
  const without: GameTab[] = [fields, { ...charts, place: 'both' }];
  return () => (hasChart(session) ? withPanel : without);
}

/** Territories: round the circle by dice, buying what is free, until one is left. */
export const game: GameModule<Table, Hand, Action> = { open, Rules };
