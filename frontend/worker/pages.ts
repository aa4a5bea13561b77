import { shellCache } from '../src/lib/kept';
import { findKept, keep } from './caches';

/** The page that opens without a network. */
export const app = '/app.html';
/** The page that was opened last. Its files may not have come yet. */
const opened = '/app.html?opened';
/** Pages of their own; every other address belongs to the app. */
const prerendered = ['/', '/privacy', '/terms'];

export const isAppPage = (pathname: string): boolean => !/\.\w+$|^\/(_|api\/|ws|media\/)/.test(pathname);

export const openPage = async (request: Request): Promise<Response> => {
  try {
    const response = await fetch(request);
    const { pathname } = new URL(request.url);
    if (response.ok && !prerendered.includes(pathname)) await keep(shellCache, opened, response.clone());
    return response;
  } catch (error) {
    const kept = await findKept(shellCache, app);
    if (kept === undefined) throw error;
    return kept;
  }
};

/** The app has started with this script: the page that loads it opens without a network from now on. */
export const keepPage = async (script: string): Promise<void> => {
  const page = await findKept(shellCache, opened);
  const text = await page?.clone().text();
  if (page !== undefined && text?.includes(script)) await keep(shellCache, app, page);
};
