/**
 * Prints what a visitor loads, compressed as the server sends it: `npm run weight` after `npm run build`. Follows
 * index.html and the manifest from each page; fonts are the Latin ones, which is what most visitors need.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../target/classes/META-INF/resources/kontor');
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

const KINDS = [
  ['HTML', /\.html$/],
  ['script', /\.js$/],
  ['style', /\.css$/],
  ['fonts', /-latin-(wght|600)-normal.*\.woff2$/],
  ['icons', /icons-.*\.svg$/],
];

const boards = Object.keys(manifest).filter((key) => /^src\/games\/[^/]+\/index\.tsx$/.test(key));

const pages = {
  'landing page': ['index.html', 'src/landing/LandingPage.tsx'],
  ...Object.fromEntries(
    boards.map((board) => [
      `room with the board of ${board.split('/')[2]}`,
      ['index.html', 'src/room/RoomPage.tsx', board],
    ]),
  ),
};

for (const [page, entries] of Object.entries(pages)) {
  const files = new Set(['index.html']);
  for (const entry of entries) collect(entry, files);
  report(page, [...files]);
}

function collect(key, files) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the manifest: is it built?`);
  if (files.has(chunk.file)) return;
  for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
  for (const imported of chunk.imports ?? []) collect(imported, files);
}

function report(page, files) {
  const sums = KINDS.map(([kind, pattern]) => {
    const sizes = files.filter((file) => pattern.test(file)).map(compressed);
    return [kind, sizes.reduce((sum, size) => sum + size, 0)];
  });
  const whole = sums.reduce((sum, [, size]) => sum + size, 0);
  console.log(`${page}: ${kilobytes(whole)}`);
  for (const [kind, size] of sums)
    console.log(`  ${kind.padEnd(7)} ${kilobytes(size).padStart(9)}`);
}

/** Brotli where the build made it; fonts are compressed as they are. */
function compressed(file) {
  const path = join(folder, file);
  return statSync(/woff2$/.test(file) ? path : `${path}.br`).size;
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
