import { describe, expect, it } from 'vitest';
import { catalogue } from '../games/catalogue';
import { found, mount } from '../ui/mount';
import { BoardDefs, BoardPicture, Ornament } from './BoardPicture';

describe('the boards on the front page', () => {
  it('are those of the shelf, each by its id, and one of them adorns the page', () => {
    const place = mount(
      <>
        <BoardDefs />
        <Ornament playable={() => true} />
      </>,
    );
    const drawn = [...place.querySelectorAll('defs > [id^=board-]')].map((board) => board.id);
    expect(drawn.toSorted()).toEqual(catalogue.map(({ id }) => `board-${id}`).toSorted());
    expect(drawn.map((id) => `#${id}`)).toContain(found(place, '.wheel use').getAttribute('href'));
  });

  it('adorn the page only where they can be played', () => {
    const shown = (game: string) =>
      mount(<Ornament playable={(id) => id === game} />).querySelector('.wheel use');
    expect(shown('territories')?.getAttribute('href')).toBe('#board-territories');
    expect(shown('three-rings')?.getAttribute('href')).toBe('#board-three-rings');
    expect(shown('chess')).toBeNull();
    const all = mount(<Ornament playable={() => true} />).querySelector('.wheel use');
    expect(all?.getAttribute('href')).toBe('#board-three-rings');
  });

  it('show a part on a card and the whole beside a room, and nothing for a strange game', () => {
    const [first] = catalogue;
    const box = (whole: boolean) => {
      const place = mount(<BoardPicture game={first?.id ?? ''} whole={whole} />);
      return found(place, 'svg').getAttribute('viewBox');
    };
    expect(box(true)).not.toBe(box(false));
    expect(mount(<BoardPicture game="chess" />).querySelector('svg')).toBeNull();
  });
});
