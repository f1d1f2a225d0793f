import { signal } from '@preact/signals';
import type { GameTab, StandIn } from '../../games/faces';
import type { GameModule } from '../../games/game';
import type { AnyGame } from '../../games/load';

/** What plays in the reader's seat of the plain game, if anything does. */
export const stoodIn = signal<StandIn | undefined>(undefined);

/** True once the plain game has a tab that it had not when it was opened. */
export const isTold = signal(false);

const empty = () => null;

const tab = (id: string, label: string): GameTab => ({
  id,
  label: () => label,
  icon: 'scroll',
  place: 'both',
  Panel: empty,
});

const plain: GameModule<{ round: number }, { money: number }, { type: string }> = {
  Rules: () => <p>Buy land.</p>,
  open: (play) => ({
    standing: () => `round ${play.table.value.round}`,
    seat: (seat) => ({ figures: [{ icon: 'target', value: `${seat}0`, label: 'squares' }] }),
    Board: () => <p class="board">{play.hand.value ? play.hand.value.money : 'watching'}</p>,
    Actions: empty,
    SheetHead: empty,
    SheetBody: empty,
    Cards: empty,
    guide: {
      isTime: () => true,
      isOwnTurn: () => true,
      steps: () => [
        { id: 'a', name: 'Begin', title: 'The beginning', line: 'Look.', spots: ['.board'] },
        { id: 'b', name: 'End', title: 'The end', line: 'That is all.', spots: ['.board'] },
      ],
    },
    tabs: () => [tab('deck', 'Deck'), ...(isTold.value ? [tab('told', 'Told')] : [])],
    line: ({ code, args }) => ({ text: code, seat: Number(args.seat), spaces: ['G5'] }),
    refusal: (code) => (code === 'insufficient-funds' ? 'Too dear.' : undefined),
    words: {
      action: ({ action }) => action,
      parameter: (_move, { name }) => name,
      item: (_move, _parameter, { value }) => String(value),
    },
    sounds: () => [],
    standIn: () => stoodIn.value,
    end: {
      verdict: () => ({ title: 'Anna wins', line: 'The alarm rang.' }),
      Papers: () => <p>papers</p>,
      facts: () => [{ seat: 2, text: 'Jonas owed 64.' }],
    },
  }),
};

/** A game of nothing but its round, its log and its moves: the frame around it is what is tried. */
export const plainGame = plain as AnyGame;
