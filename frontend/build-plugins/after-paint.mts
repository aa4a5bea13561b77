import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rollup } from 'vite';

const scriptTag = /<script type="module" crossorigin src="\/([^"]+)"><\/script>/;

const holds = (file: Rollup.OutputBundle[string] | undefined, module: string) =>
  file?.type === 'chunk' && file.moduleIds.includes(module);

/**
 * Delays the script of the prerendered pages until the first paint. The few lines that wait are inlined in the page exactly
 * as in their file: the content security policy allows that text by its hash.
 */
export const afterPaint = (): Plugin => {
  let entry = '';
  let loader = '';
  return {
    name: 'inkwren:after-paint',
    apply: 'build',
    configResolved: ({ root }) => {
      // Vite names modules with slashes on every system.
      entry = path.posix.join(root, 'landing/script/index.ts');
      loader = readFileSync(path.join(root, 'landing/script/load-after-paint.js'), 'utf8');
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        html.replace(scriptTag, (tag, file) =>
          holds(bundle?.[file], entry) ? `<script data-src="/${file}">${loader}</script>` : tag,
        ),
    },
  };
};
