import path from 'node:path';
import { build, type Plugin } from 'vite';
import { leanContract } from './lean-contract.mts';

const fileName = 'sw.js';

/** The worker's source as one script: a browser asks for it at an address that never changes, and it imports nothing. */
const bundled = async (root: string): Promise<string> => {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [leanContract()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: path.join(root, 'worker/index.ts'),
        output: { format: 'iife', entryFileNames: fileName },
        treeshake: { moduleSideEffects: [{ test: /\/contract\//, sideEffects: false }] },
      },
    },
  });
  const files = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (files.length !== 1 || files[0]?.type !== 'chunk') throw new Error('The worker is not one script');
  return files[0].code;
};

/** Builds the service worker beside the site. The development server builds it for each request. */
export const serviceWorker = (): Plugin => {
  let root = '';
  return {
    name: 'inkwren:service-worker',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await bundled(root) });
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${fileName}`, (_request, response, next) => {
        bundled(root).then((code) => {
          response.setHeader('content-type', 'text/javascript');
          response.end(code);
        }, next);
      });
    },
  };
};
