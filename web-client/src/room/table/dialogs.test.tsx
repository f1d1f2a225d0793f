import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AnyGame } from '../../games/load';
import { found, press } from '../../ui/mount';
import { type Entered, entered, openTable, snapshotWith } from './entered';
import { plainGame } from './plain-game';

let at: Entered;

/** The plain game, and what it says of who leaves it. */
const talkative: AnyGame = {
  ...plainGame,
  open: (play) => ({
    ...plainGame.open(play),
    leaving: () => ({ away: 'Your fields stay.', abandoned: 'Your fields go on.' }),
  }),
};

beforeEach(() => {
  at = entered();
});

afterEach(() => at.leave());

/** The words of the dialog that asks before the table is left. */
function asked(module: AnyGame): readonly (string | null)[] {
  const page = openTable(at, module, snapshotWith({ keepsLeavers: true }));
  press(found(page, '[aria-label=Menu]'));
  const item = [...page.querySelectorAll<HTMLElement>('button')].find(
    ({ textContent }) => textContent === 'Leave the table',
  );
  press(item as HTMLElement);
  return [...found(page, 'dialog, [role=dialog]').querySelectorAll('p')].map(
    ({ textContent }) => textContent,
  );
}

describe('the dialog that asks before a table is left', () => {
  it('says after each of its sentences what the game says of it', () => {
    const words = asked(talkative);
    expect(words[0]).toMatch(/brings you back.* Your fields stay\.$/);
    expect(words.at(-1)).toMatch(/^Your seat stays in the game.* Your fields go on\.$/);
  });

  it('says its own alone where the game has none', () => {
    const words = asked(plainGame);
    expect(words[0]).toMatch(/brings you back( at any time)?\.$/);
    expect(words.at(-1)).toMatch(/does not bring it back\.$/);
  });
});
