import path from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { afterPaint } from './frontend/build-plugins/after-paint.mts';
import { leanContract } from './frontend/build-plugins/lean-contract.mts';
import { moduleSizes } from './frontend/build-plugins/module-sizes.mts';
import { pageFiles } from './frontend/build-plugins/page-files.mts';
import { prerender } from './frontend/build-plugins/prerender.mts';

/** `npm run dev` serves the sources with hot reload, in front of a running `npm start`. */
const laptopCloud = {
  target: `http://localhost:${process.env.PORT ?? 3000}`,
  // The laptop cloud names itself to the browser as the browser sees it.
  changeOrigin: false,
  ws: true,
};
const proxy = {
  '/api': laptopCloud,
  '/config.json': laptopCloud,
  '/_local': laptopCloud,
  '/ws': laptopCloud,
  '/media': laptopCloud,
};

const here = fileURLToPath(new URL('.', import.meta.url));
if (/[#?]/.test(here))
  throw new Error(
    `Vite cannot build in ${here}: it takes "#" and "?" for parts of an address. Rename the folder.`,
  );

/** What every signed-in screen needs of the queries: one file is smaller than the three that sharing makes of it. */
const queries = {
  name: 'queries',
  test: /@tanstack(?!.*(?:virtual|mutationObserver|useMutation|nfiniteQueryObserver|useInfiniteQuery|hydration))/,
  includeDependenciesRecursively: false,
};

/** What both the way in and every signed-in screen need, for the same reason. */
const common = {
  name: 'common',
  test: /frontend[/\\]src[/\\]ui[/\\](notice|piece|retry-notice|logo)\.tsx|lucide-react[/\\]dist[/\\]esm[/\\](?!icons[/\\](?!circle-exclamation-point\.|circle-check\.|info\.))/,
  includeDependenciesRecursively: false,
};

const page = (name: string) => path.join(here, 'frontend', `${name}.html`);

/** The site; `--mode gallery` builds the style guide instead, with files of its own that are never deployed. */
const site = { outDir: '../dist/site', base: '/', pages: ['index', 'privacy', 'terms', 'app'] };
const gallery = { outDir: '../dist/gallery', base: '/_ui/', pages: ['_ui'] };

export default defineConfig(({ mode }) => {
  const { outDir, base, pages } = mode === 'gallery' ? gallery : site;
  return {
    root: 'frontend',
    base,
    // No page stands in for another: what is at an address is said by the CDN's own function.
    appType: 'mpa',
    plugins: [
      react(),
      tailwindcss(),
      leanContract(),
      prerender(),
      afterPaint(),
      moduleSizes(),
      pageFiles(Object.keys(proxy)),
    ],
    // React has had this hook of its own since version 18.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    // The recording is linked too, for whoever has no script to open its player.
    html: {
      additionalAssetSources: {
        a: { srcAttributes: ['href'], filter: ({ value }) => value.endsWith('.mp4') },
      },
    },
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      // What lies in the markup as data, the content security policy forbids for captions.
      assetsInlineLimit: 0,
      rollupOptions: {
        input: pages.map(page),
        // A file of the contract declares: what a page does not use of it can go, even where a table is computed.
        treeshake: { moduleSideEffects: [{ test: /\/contract\//, sideEffects: false }] },
        ...(mode !== 'gallery' && { output: { codeSplitting: { groups: [queries, common] } } }),
      },
    },
    server: { port: 5173, proxy },
  };
});
