import path from 'node:path';
import { type Plugin, runnerImport, type ViteDevServer } from 'vite';
import { writeDrawings } from './write-drawings.mts';

/** The exports of the server-side entry of the public pages. */
interface Renderer {
  readonly render: (page: string) => { markup: string; drawings: ReadonlyMap<string, string> };
}

const entry = '/landing/render.tsx';
const place = /<!--page:(\w+)-->/;

/**
 * Renders the public pages to HTML in the place of `<!--page:name-->` in a page's file. Browsers get markup without the
 * React code that wrote it. Runs before Vite's own work on the HTML, which assigns the file names of pictures and styles.
 */
export const prerender = (): Plugin => {
  let root = '';
  let server: ViteDevServer | undefined;
  let loading: Promise<{ module: Renderer }> | undefined;

  const renderer = async (): Promise<Renderer> => {
    if (server !== undefined) return (await server.ssrLoadModule(entry)) as Renderer;
    // Addresses of files, not their contents: Vite finds them in the markup and assigns their names.
    const build = { assetsInlineLimit: 0 };
    const options = { root, build, configFile: false, logLevel: 'error' } as const;
    loading ??= runnerImport<Renderer>(path.join(root, entry), options);
    return (await loading).module;
  };

  return {
    name: 'inkwren:prerender',
    configResolved: (config) => {
      root = config.root;
    },
    configureServer: (started) => {
      server = started;
    },
    // The browser has only the markup, so it must reload.
    hotUpdate({ file }) {
      if (this.environment.name === 'client' && file.startsWith(path.posix.join(root, 'landing')))
        this.environment.hot.send({ type: 'full-reload' });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const name = place.exec(html)?.[1];
        if (name === undefined) return html;
        const { markup, drawings } = (await renderer()).render(name);
        writeDrawings(root, drawings);
        return html.replace(place, () => markup);
      },
    },
  };
};
