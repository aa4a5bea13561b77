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
import { serviceWorker } from './frontend/build-plugins/service-worker.mts';

/** `npm run dev` serves the sources with hot reload, in front of a running `npm start`. */
const laptopCloud = {
  target: `http://localhost:${process.env.PORT ?? 3000}`,
  // Keeps the Host header: the laptop cloud gives the browser addresses with the host that the browser used.
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

/**
 * The parts of the query library that every signed-in screen needs: one file is smaller than the three that automatic splitting
 * makes.
 */
const queries = {
  name: 'queries',
  test: /@tanstack(?!.*(?:virtual|mutationObserver|useMutation|nfiniteQueryObserver|useInfiniteQuery|hydration))/,
  includeDependenciesRecursively: false,
};

/** The modules that both the login and every signed-in screen need, in one file for the same reason. */
const common = {
  name: 'common',
  test: /frontend[/\\]src[/\\](ui[/\\](notice|piece|retry-notice|logo)\.tsx|lib[/\\]use-title\.)|lucide-react[/\\]dist[/\\]esm[/\\](?!icons[/\\](?!circle-exclamation-point\.|circle-check\.|info\.))/,
  includeDependenciesRecursively: false,
};

/** The small modules that every signed-in screen needs and other lazy files need too: a file of their own each is larger. */
const signedIn = {
  name: 'signed-in-parts',
  test: /frontend[/\\]src[/\\](ui[/\\]skeleton|lib[/\\](api|query-key)|subjects[/\\](users[/\\](query-client|keys|user|avatar)|shop[/\\]worn|leaderboard[/\\]week|dashboard[/\\]keys))\.|contract[/\\]((users|dashboard)[/\\]endpoints|common-errors|endpoint)\.|icons[/\\]book-open\./,
  includeDependenciesRecursively: false,
};

/** Icons of a few bytes that many lazy files need, in one file for the same reason. */
const chevrons = {
  name: 'chevrons',
  test: /lucide-react[/\\]dist[/\\]esm[/\\]icons[/\\]chevron-(?:down|left|right)\./,
  includeDependenciesRecursively: false,
};

/** A screen that waits for data has both. */
const loaded = {
  name: 'loaded',
  test: /frontend[/\\]src[/\\]ui[/\\]load(?:ed|ing)\./,
  includeDependenciesRecursively: false,
};

/** What reads a chapter, on the screen of a book and elsewhere, in one file for the same reason. */
const chapters = {
  name: 'reading',
  test: /contract[/\\](reading[/\\]endpoints|rules[/\\]sentences)\.|subjects[/\\]reading[/\\]keys\./,
  includeDependenciesRecursively: false,
};

const page = (name: string) => path.join(here, 'frontend', `${name}.html`);

/** The site. `--mode gallery` builds the style guide instead, into its own folder, which is never deployed. */
const site = { outDir: '../dist/site', base: '/', pages: ['index', 'privacy', 'terms', 'app'] };
const gallery = { outDir: '../dist/gallery', base: '/_ui/', pages: ['_ui'] };

export default defineConfig(({ mode }) => {
  const { outDir, base, pages } = mode === 'gallery' ? gallery : site;
  return {
    root: 'frontend',
    base,
    // No page is the fallback of another: CloudFront's function maps addresses to files.
    appType: 'mpa',
    plugins: [
      react(),
      tailwindcss(),
      leanContract(),
      prerender(),
      afterPaint(),
      moduleSizes(),
      mode !== 'gallery' && serviceWorker(),
      pageFiles(Object.keys(proxy)),
    ],
    // The shim is for React before version 18, which has this hook itself.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    // Includes the recording that the landing page links, for browsers without a script for the player.
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
      // Captions must be files: the content security policy forbids data URLs for them.
      assetsInlineLimit: 0,
      rollupOptions: {
        input: pages.map(page),
        // Files of the contract only declare: a page can drop what it does not use, even a computed table.
        treeshake: { moduleSideEffects: [{ test: /\/contract\//, sideEffects: false }] },
        ...(mode !== 'gallery' && {
          output: {
            codeSplitting: { groups: [queries, common, signedIn, chevrons, loaded, chapters] },
            // Every screen loads the names of all lazy files: a name without words is a third of the bytes.
            chunkFileNames: 'assets/[hash].js',
          },
        }),
      },
    },
    server: { port: 5173, proxy },
  };
});
