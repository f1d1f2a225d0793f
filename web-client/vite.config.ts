import { defineConfig } from 'vitest/config';
import { buildName } from './build/build-name.ts';
import { icons } from './build/icons.ts';
import { precompress } from './build/precompress.ts';
import { renderBlocking } from './build/render-blocking.ts';

const server = 'http://localhost:8080';

/**
 * The bundle lands on the server's class path. Each game's table is reached by a dynamic import
 * (src/room and src/games), so it becomes a chunk of its own that is loaded with its room.
 */
export default defineConfig({
  plugins: [buildName(), icons(), renderBlocking(), precompress()],
  build: {
    outDir: 'target/classes/META-INF/resources/kontor',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'], // they know light-dark()
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: {
    environment: 'happy-dom',
    // Each file has a page of its own, but not a process: to start one takes longer than most tests do.
    pool: 'vmThreads',
    maxWorkers: '100%',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    // A page that is built on a busy machine takes its time; what hangs is ended all the same.
    testTimeout: 60_000,
  },
});
