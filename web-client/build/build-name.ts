import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCES = ['src', 'build', 'index.html', 'package-lock.json', 'vite.config.ts'];
const LENGTH = 12;

/**
 * Names the build by what it is made of, as `__BUILD__` and in `build.txt`, where the server reads
 * which one it serves: the same sources give the same name.
 */
export function buildName(): Plugin {
  let build = '';
  return {
    name: 'kontor-build-name',
    config: ({ root = '.' }) => {
      build = nameOf(root, SOURCES);
      return { define: { __BUILD__: JSON.stringify(build) } };
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'build.txt', source: build });
    },
  };
}

/** A digest of the files, and of those below the folders, their paths included. */
export function nameOf(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => filesOf(root, source))) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, LENGTH);
}

function filesOf(root: string, source: string): string[] {
  if (statSync(join(root, source)).isFile()) return [source];
  return readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
    .map((path) => `${source}/${path.replaceAll('\\', '/')}`)
    .filter((path) => statSync(join(root, path)).isFile())
    .sort();
}
