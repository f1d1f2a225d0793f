import { expect, test } from 'vitest';
import { mount } from '../ui/mount';
import { GonePage } from './GonePage';

test('a room that was shut says so, and that nothing is lost', () => {
  const page = mount(<GonePage code="ember-one-two-three" why="shut" />);
  expect(page.textContent).toContain('The room is shut');
  expect(page.textContent).toContain('Nothing is lost');
});
