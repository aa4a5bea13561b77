import { comics } from '../../../../contract/comics/endpoints';
import type { Call } from '../../../../contract/endpoint';
import { call } from '../../lib/api';
import { storeFor } from '../../lib/store-for';

export type Draft = Readonly<Call<typeof comics.saveDraft>['body']>;

interface Kept extends Draft {
  readonly saved_at: string;
  /** When the server saved the draft that this one continues; null: it had none. */
  readonly continues: string | null;
  readonly is_sent: boolean;
}

const keyOf = (user: string) => `inkwren.comic.${user}`;

/** The draft in this browser. */
export const readKept = (user: string): Kept | undefined => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(user)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** Stores changes that the server does not have yet. */
export const keepDraft = (user: string, draft: Draft) => {
  const continues = readKept(user)?.continues ?? null;
  storeFor(user, keyOf(user), { ...draft, saved_at: new Date().toISOString(), continues, is_sent: false });
};

/** Stores the version that the server has. */
export const keepSent = (user: string, draft: Draft, saved_at: string) =>
  storeFor(user, keyOf(user), { ...draft, saved_at, continues: saved_at, is_sent: true });

const isSame = (one: Draft, other: Draft) => one.story === other.story && one.style === other.style;

/** Notes that a draft has arrived, unless it was changed meanwhile. */
export const markSent = (user: string, draft: Draft, saved_at: string) => {
  const kept = readKept(user);
  if (kept === undefined) return;
  if (isSame(draft, kept)) keepSent(user, draft, saved_at);
  else storeFor(user, keyOf(user), { ...kept, continues: saved_at });
};

export const hasUnsentDraft = (user: string): boolean => {
  const kept = readKept(user);
  return kept !== undefined && !kept.is_sent;
};

/** Sends the draft of this browser, unless a newer one was written on another device. */
export const sendUnsentDraft = async (user: string): Promise<void> => {
  const kept = readKept(user);
  if (kept === undefined || kept.is_sent) return;
  const { story, style, promptId } = kept;
  const { draft } = await call(comics.draft, {});
  const isOlder = draft === null || draft.saved_at === kept.continues || draft.saved_at < kept.saved_at;
  const { saved_at } = isOlder ? await call(comics.saveDraft, { body: { story, style, promptId } }) : draft;
  markSent(user, kept, saved_at);
};
