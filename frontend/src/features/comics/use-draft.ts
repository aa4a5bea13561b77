import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ComicStyle } from '../../../../contract/comic-kinds';
import { comics } from '../../../../contract/comics';
import { call } from '../../lib/api';
import { useUser } from '../../subjects/users/user';
import { draftQuery, ownQuery } from './queries';

export interface Draft {
  readonly story: string;
  readonly style: ComicStyle | null;
}

interface Kept extends Draft {
  readonly saved_at: string;
}

/** The pause in typing after which a draft is sent to the server. */
const restMilliseconds = 10_000;

const keyOf = (userId: string) => `inkwren.comic.${userId}`;

const readKept = (userId: string): Kept | undefined => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

const keep = (userId: string, draft: Draft) => {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ ...draft, saved_at: new Date().toISOString() }));
  } catch {
    // The browser refuses storage: the server keeps the draft.
  }
};

/** The newer one of two: another device may have written since. What has been drawn is no draft. */
const newer = (
  local: Kept | undefined,
  stored: Kept | null | undefined,
  drawn: readonly { readonly story: string }[],
): Draft => {
  const known = [local, stored ?? undefined]
    .filter((one) => one !== undefined)
    .filter((one) => drawn.every(({ story }) => story !== one.story.trim()));
  const [latest] = known.toSorted((a, b) => b.saved_at.localeCompare(a.saved_at));
  return { story: latest?.story ?? '', style: latest?.style ?? null };
};

/**
 * The story that is being written: kept in the browser with every key, also offline, and on the server after ten seconds of
 * rest. Undefined until both, and the shelf, have been asked.
 */
export const useDraft = () => {
  const { id } = useUser();
  const stored = useQuery(draftQuery);
  const [draft, setDraft] = useState<Draft>();
  const sent = useRef<Draft>(undefined);
  const { mutate, isSuccess } = useMutation({
    mutationFn: (body: Draft) => call(comics.saveDraft, { body }),
    retry: false,
  });
  // A comic may have been finished while the child was away, so that nobody has cleared the box.
  const own = useInfiniteQuery(ownQuery);
  const drawn = own.data?.pages[0]?.comics;
  const isAsked = !stored.isPending && !own.isPending;
  useEffect(() => {
    if (!isAsked || draft !== undefined) return;
    const found = newer(readKept(id), stored.data?.draft, drawn ?? []);
    sent.current = found;
    setDraft(found);
  }, [isAsked, draft, id, stored.data, drawn]);
  useEffect(() => {
    if (draft === undefined || draft === sent.current) return;
    keep(id, draft);
    const timer = setTimeout(() => {
      if (draft === sent.current) return;
      sent.current = draft;
      mutate(draft);
    }, restMilliseconds);
    return () => clearTimeout(timer);
  }, [draft, id, mutate]);
  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((before) => ({ story: '', style: null, ...before, ...part })),
    /** The story is on its way to be drawn: sent as a draft now, it might arrive after the comic, and come back tomorrow. */
    handOver: () => {
      sent.current = draft;
    },
    /** The story is drawn: nothing of it is left to write. */
    clear: () => {
      const empty = { story: '', style: null };
      keep(id, empty);
      sent.current = empty;
      setDraft(empty);
    },
    isKept: isSuccess && draft === sent.current,
  };
};
