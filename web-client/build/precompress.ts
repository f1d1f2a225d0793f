import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /^(?!\.vite).*\.(html|js|css|svg|json)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes a `.br` and a `.gz` beside each text file, so that the server never compresses a static answer. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'kontor-precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(
        files.filter((file) => TEXT.test(file)).map((file) => compress(join(folder, file))),
      );
    },
  };
}

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  await writeFile(`${path}.br`, await brotli(text));
  await writeFile(`${path}.gz`, await gzipped(text, { level: 9 }));
}
