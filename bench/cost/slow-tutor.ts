import { setTimeout as pause } from 'node:timers/promises';
import { readLibrary } from '../../lambdas/stock/own-books';
import type { Route } from '../../local/http';
import { tutor } from '../../local/tutor/server';

/** Our estimate of how long a hosted model takes, in milliseconds, by the end of the address. */
export const waits = {
  'chat/completions': 3000,
  moderations: 300,
  embeddings: 300,
  'images/generations': 20_000,
} as const;

/** The demo tutor, as slow as a hosted model. */
export const slowTutor = (): Route => {
  const answer = tutor(readLibrary('library'), {
    isDown: () => false,
    isQuick: async () => undefined,
    forgets: () => false,
    mumbles: () => false,
  });
  return async (request, response, url) => {
    const [, wait = 0] = Object.entries(waits).find(([end]) => url.pathname.endsWith(end)) ?? [];
    await pause(wait);
    return answer(request, response, url);
  };
};
