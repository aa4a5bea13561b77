import type { Call } from '../../../../contract/endpoint';
import { reading } from '../../../../contract/reading';
import { call, mayPass } from '../../lib/api';

/** Where a reader was in a chapter, not known to the server yet. */
interface Unsent {
  readonly book: string;
  readonly body: Call<typeof reading.keepPlace>['body'];
  /** Milliseconds since the epoch: the latest place of a book is sent last. */
  readonly at: number;
}

const prefixOf = (user: string) => `inkwren.place ${user} `;

/** One for each chapter, so that none that was read to its end is lost. */
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

/** The chapter in which the reader was last, if the server does not know it yet. */
export const unsentChapter = (user: string, book: string): number | undefined =>
  unsentPlaces(user).findLast((one) => one.book === book)?.body.chapter;

/** Storage may be full or switched off: then only this page knows the place. */
const store = (user: string, unsent: Unsent) => {
  try {
    localStorage.setItem(keyOf(user, unsent), JSON.stringify(unsent));
  } catch {}
};

/** A newer place in the chapter may have been kept meanwhile. */
const forget = (user: string, unsent: Unsent) => {
  const key = keyOf(user, unsent);
  if (parsed(localStorage.getItem(key))[0]?.at === unsent.at) localStorage.removeItem(key);
};

/** Sends a place, and keeps it on the device until it has arrived. Whether it has; a refusal counts as arrived. */
const send = async (user: string, unsent: Unsent): Promise<boolean> => {
  try {
    await call(reading.keepPlace, { params: { id: unsent.book }, body: unsent.body });
  } catch (error) {
    if (mayPass(error as Error)) return false;
  }
  forget(user, unsent);
  return true;
};

/** Keeps where a reader is, on the device until the server has it. Whether the server has it. */
export const sendPlace = (user: string, book: string, body: Unsent['body']): Promise<boolean> => {
  const unsent = { book, body, at: Date.now() };
  store(user, unsent);
  return send(user, unsent);
};

/** Sends the places that were kept without a network, in their order; stops at the first that does not arrive. */
export const sendPlaces = async (user: string): Promise<void> => {
  for (const unsent of unsentPlaces(user)) if (!(await send(user, unsent))) return;
};
