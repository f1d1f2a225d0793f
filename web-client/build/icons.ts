import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { iconNames } from '../src/ui/icon-names.ts';

const MODULE = 'virtual:icon-sprite';
const DEV_PATH = '/icons.svg';

/**
 * Builds one sprite of the icons in `src/ui/icon-names.ts`; `virtual:icon-sprite` exports its address.
 * A symbol's id is the icon's name.
 */
export function icons(): Plugin {
  let building = false;
  return {
    name: 'kontor-icons',
    configResolved(config) {
      building = config.command === 'build';
    },
    configureServer(server) {
      server.middlewares.use(DEV_PATH, (_request, response, next) => {
        sprite(iconNames).then((text) => {
          response.setHeader('Content-Type', 'image/svg+xml');
          response.end(text);
        }, next);
      });
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      if (!building) return `export default '${DEV_PATH}'`;
      const file = this.emitFile({
        type: 'asset',
        name: 'icons.svg',
        source: await sprite(iconNames),
      });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
}

/** The text of a sprite with one symbol for each name; rejects a name Phosphor does not have. */
export async function sprite(names: readonly string[]): Promise<string> {
  const symbols = await Promise.all(names.map(symbol));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

async function symbol(name: string): Promise<string> {
  const style = name.endsWith('-fill') ? 'fill' : 'regular';
  const file = new URL(
    `../node_modules/@phosphor-icons/core/assets/${style}/${name}.svg`,
    import.meta.url,
  );
  const drawing = /<svg[^>]*>(.*)<\/svg>/s.exec(await readFile(file, 'utf8'))?.[1];
  return `<symbol id="${name}" viewBox="0 0 256 256">${drawing ?? ''}</symbol>`;
}
