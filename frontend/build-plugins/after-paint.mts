import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rollup } from 'vite';

const scriptTag = /<script type="module" crossorigin src="\/([^"]+)"><\/script>/;

const holds = (file: Rollup.OutputBundle[string] | undefined, module: string) =>
  file?.type === 'chunk' && file.moduleIds.includes(module);

/**
 * Lets the script of the prerendered pages wait until they have been painted. The few lines that wait lie in the page
 * just as they stand in their file: the content security policy allows that very text.
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
