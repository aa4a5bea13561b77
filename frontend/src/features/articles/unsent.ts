import { articles } from '../../../../contract/articles/endpoints';
import type { Call } from '../../../../contract/endpoint';
import { call, isOver } from '../../lib/api';
import { storeFor } from '../../lib/store-for';
import { ownKey } from '../../lib/stored-session';

export type HandedIn = Call<typeof articles.submit>['body'];

const keyOf = (user: string) => ownKey('unsent-article', user);

/** Keeps the answers of a child from handing them in until they have arrived. */
export const keepAnswers = (user: string, handedIn: HandedIn) => storeFor(user, keyOf(user), handedIn);

export const forgetAnswers = (user: string) => localStorage.removeItem(keyOf(user));

export const hasUnsentAnswers = (user: string): boolean => localStorage.getItem(keyOf(user)) !== null;

/** Sends the answers once, and forgets them if the server has them or will never take them. */
export const sendAnswers = async (user: string): Promise<void> => {
  const kept = localStorage.getItem(keyOf(user));
  if (kept === null) return;
  await call(articles.submit, { body: JSON.parse(kept) }).catch((error) => {
    if (!isOver(error)) throw error;
  });
  forgetAnswers(user);
};
