// @vitest-environment node
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { iconNames } from '../src/ui/icon-names.ts';
import { sprite } from './icons.ts';

describe('the icon sprite', () => {
  it('has a symbol for each name', async () => {
    const text = await sprite(['eye', 'cow-fill']);
    expect(text).toContain('<symbol id="eye" viewBox="0 0 256 256"><path');
    expect(text).toContain('<symbol id="cow-fill"');
  });

  it('rejects a name that Phosphor does not have', async () => {
    await expect(sprite(['no-such-icon'])).rejects.toThrow('no-such-icon');
  });

  it('carries only icons that the client uses', async () => {
    const source = await sourceText(join(import.meta.dirname, '../src'));
    expect(
      iconNames.filter((name) => !source.includes(`'${name}'`) && !source.includes(`"${name}"`)),
    ).toEqual([]);
  });
});

async function sourceText(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('icon-names.ts'));
  return (await Promise.all(sources.map((file) => readFile(join(folder, file), 'utf8')))).join(
    '\n',
  );
}
