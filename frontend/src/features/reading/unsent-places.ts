import type { Call } from '../../../../contract/endpoint';
import { type Place, reading } from '../../../../contract/reading/endpoints';
import { call, mayPass } from '../../lib/api';
import { changeKept } from '../../lib/offline';
import { storeFor } from '../../lib/store-for';

/** A reader's place in a chapter that the server does not know yet. */
interface Unsent {
  readonly book: string;
  readonly body: Call<typeof reading.keepPlace>['body'];
  /** Milliseconds since the epoch: the latest place of a book is sent last. */
  readonly at: number;
}

const prefixOf = (user: string) => `inkwren.place ${user} `;

/** One key per chapter, so that no chapter that was read to its end is lost. */
const keyOf = (user: string, { book, body }: Unsent) => `${prefixOf(user)}${book} ${body.chapter}`;

const parsed = (stored: string | null): Unsent[] => {
  try {
    const kept = JSON.parse(stored ?? 'null');
    return typeof kept?.book === 'string' && typeof kept.body?.chapter === 'number' ? [kept] : [];
  } catch {
    return [];
  }
};

const unsentPlaces = (user: string): readonly Unsent[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefixOf(user)))
    .flatMap((key) => parsed(localStorage.getItem(key)))
    .toSorted((a, b) => a.at - b.at);

/** The reader's last place, if the server does not know it yet. */
export const unsentPlace = (user: string, book: string): Unsent['body'] | undefined =>
  unsentPlaces(user).findLast((one) => one.book === book)?.body;

/** A newer place in the chapter may have been kept meanwhile. */
const forget = (user: string, unsent: Unsent) => {
  const key = keyOf(user, unsent);
  if (parsed(localStorage.getItem(key))[0]?.at === unsent.at) localStorage.removeItem(key);
};

/**
 * Updates the cached texts, so that the reader's last place is known without a network: in that chapter, and in the first,
 * with which a book opens.
 */
const keepArrived = async (user: string, id: string, place: Place) => {
  for (const chapter of new Set([1, place.chapter]))
    await changeKept(user, reading.chapter, { query: { id, chapter: String(chapter) } }, { place });
};

/** Sends a place, and keeps it on the device until it has arrived. Whether it has; a refusal counts as arrived. */
const send = async (user: string, unsent: Unsent): Promise<boolean> => {
  try {
    const { place } = await call(reading.keepPlace, { params: { id: unsent.book }, body: unsent.body });
    await keepArrived(user, unsent.book, place).catch(() => undefined);
  } catch (error) {
    if (mayPass(error as Error)) return false;
  }
  forget(user, unsent);
  return true;
};

/** Stores the reader's place on the device until the server has it. Returns whether the server has it. */
export const sendPlace = (user: string, book: string, body: Unsent['body']): Promise<boolean> => {
  const here = { book, body, at: Date.now() };
  const [before] = parsed(localStorage.getItem(keyOf(user, here)));
  // A chapter that was read to its end stays read when the reader goes back in it.
  const unsent = { ...here, body: { ...body, finished: body.finished || before?.body.finished === true } };
  storeFor(user, keyOf(user, unsent), unsent);
  return send(user, unsent);
};

/** Whether there are places that the server does not know yet. */
export const hasUnsentPlaces = (user: string): boolean => unsentPlaces(user).length > 0;

/** Sends the places that were kept without a network, in their order; stops at the first that does not arrive. */
export const sendPlaces = async (user: string): Promise<void> => {
  for (const unsent of unsentPlaces(user)) if (!(await send(user, unsent))) return;
};
