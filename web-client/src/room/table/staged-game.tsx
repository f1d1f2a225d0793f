import type { GameModule, Play } from '../../games/game';

type Round = { round: number };
type StagedGame = GameModule<Round, unknown, { type: string }>;

interface Wires {
  /** The round whose sounds the game would play. */
  hears(round: number): void;
  opens(play: Play<Round, unknown, { type: string }>): void;
}

const empty = () => null;

/** A game for tests whose board takes two seconds for each round. */
export const stagedGame = ({ hears, opens }: Wires): StagedGame => ({
  Rules: empty,
  open: (play) => {
    opens(play);
    play.stage<number>({
      at: ({ table }) => table.round,
      between: (before, after) => (before === after ? [] : [{ table: before, millis: 2000 }]),
    });
    return {
      standing: () => `round ${play.table.value.round}`,
      seat: () => ({ figures: [{ value: play.table.value.round, label: 'round' }] }),
      Board: empty,
      Actions: () => <p class="moves">{play.moves.value.map(({ action }) => action).join()}</p>,
      SheetHead: empty,
      SheetBody: empty,
      Cards: empty,
      tabs: () => [],
      line: ({ code }) => ({ text: code, rule: code === 'round-began' }),
      refusal: () => undefined,
      words: { action: () => '', parameter: () => '', item: () => '' },
      sounds: ({ after }) => {
        hears(after.round);
        return [];
      },
      end: { verdict: () => ({ title: 'Jonas wins', line: '' }), Papers: empty, facts: () => [] },
    };
  },
});
