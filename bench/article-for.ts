import { setTimeout as pause } from 'node:timers/promises';
import { articles } from '../contract/articles/endpoints';
import type { callerAt } from './caller';

/** Asks for an article again until the model has written one. */
export const articleFor = async (call: Awaited<ReturnType<ReturnType<typeof callerAt>>>) => {
  for (;;) {
    const found = await call(articles.generate, { body: {} }).catch(() => undefined);
    if (found !== undefined) return found.article;
    await pause(200);
  }
};
