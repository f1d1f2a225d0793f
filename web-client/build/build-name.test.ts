import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nameOf } from './build-name';

function sources(text: string, file = 'a.ts'): string {
  const root = mkdtempSync(join(tmpdir(), 'kontor-'));
  mkdirSync(join(root, 'src/deep'), { recursive: true });
  writeFileSync(join(root, 'src/deep', file), text);
  writeFileSync(join(root, 'index.html'), '<p>');
  return nameOf(root, ['src', 'index.html']);
}

it('names the same sources the same wherever they lie, and others otherwise', () => {
  expect(sources('1')).toMatch(/^[0-9a-f]{12}$/);
  expect(sources('1')).toBe(sources('1'));
  expect(sources('1')).not.toBe(sources('2'));
  expect(sources('1')).not.toBe(sources('1', 'b.ts'));
});
