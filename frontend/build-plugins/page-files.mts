import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Gives the development server the addresses of the deployed site: a page has the file of its name, and every other address
 * without a file extension belongs to the app. Addresses in `elsewhere` are left unchanged.
 */
export const pageFiles = (elsewhere: readonly string[]): Plugin => ({
  name: 'inkwren:page-files',
  configureServer: ({ middlewares, config }) => {
    const fileOf = (address: string) => {
      const own = address === '/' ? '/index.html' : `${address.replace(/\/$/, '')}.html`;
      return existsSync(path.join(config.root, own)) ? own : '/app.html';
    };
    middlewares.use((request, _response, next) => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
      const isPage = request.headers.accept?.includes('text/html') && path.extname(pathname) === '';
      if (isPage && !elsewhere.some((prefix) => pathname.startsWith(prefix)))
        request.url = fileOf(pathname) + search;
      next();
    });
  },
});
