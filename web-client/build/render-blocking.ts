import type { Plugin } from 'vite';

/**
 * Holds the first picture until the script has run: the page is empty before, and a reader who chose another
 * theme than his system's would see the wrong one flash.
 */
export function renderBlocking(): Plugin {
  return {
    name: 'kontor-render-blocking',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace('<script type="module"', '<script type="module" blocking="render"'),
    },
  };
}
