import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { comics } from '../../../../contract/comics/endpoints';
import { call } from '../../lib/api';
import { showsHelp } from '../../subjects/help/shows-help';
import { useUser } from '../../subjects/users/user';
import { type Draft, keepDraft, keepSent, markSent, readKept } from './kept-draft';
import { draftQuery, ownQuery } from './queries';

/** The pause in typing after which a draft is sent to the server. */
const restMilliseconds = 10_000;

interface Dated extends Draft {
  readonly saved_at: string;
}

/** The newer one of two: another device may have written since. What has been drawn is no draft. */
const newer = (
  local: Dated | undefined,
  stored: Dated | null | undefined,
  drawn: readonly { readonly story: string }[],
): Dated | undefined => {
  const known = [local, stored ?? undefined]
    .filter((one) => one !== undefined)
    .filter((one) => drawn.every(({ story }) => story !== one.story.trim()));
  return known.toSorted((a, b) => b.saved_at.localeCompare(a.saved_at))[0];
};

const empty: Draft = { story: '', style: null, promptId: null };

/**
 * The story that is being written: kept in the browser with every key, also offline, and on the server after ten seconds of
 * rest. Undefined until both, and the shelf, have been asked.
 */
export const useDraft = () => {
  const { id } = useUser();
  const stored = useQuery(draftQuery);
  const [draft, setDraft] = useState<Draft>();
  const [help, setHelp] = useState<string>();
  const sent = useRef<Draft>(undefined);
  const { mutate, isSuccess } = useMutation({
    mutationFn: (body: Draft) => call(comics.saveDraft, { body }),
    onSuccess: (answer, body) => {
      markSent(id, body, answer.saved_at);
      setHelp(answer.help);
    },
    retry: false,
    meta: showsHelp,
  });
  // A comic may have been finished while the child was away, in which case the draft was not cleared.
  const own = useInfiniteQuery(ownQuery);
  const drawn = own.data?.pages[0]?.comics;
  const isAsked = !stored.isPending && !own.isPending;
  useEffect(() => {
    if (!isAsked || draft !== undefined) return;
    const ours = stored.data?.draft;
    const found = newer(readKept(id), ours, drawn ?? []);
    if (found !== undefined && found === ours) keepSent(id, found, found.saved_at);
    const { story, style, promptId } = found ?? empty;
    sent.current = { story, style, promptId };
    setDraft(sent.current);
  }, [isAsked, draft, id, stored.data, drawn]);
  useEffect(() => {
    if (draft === undefined || draft === sent.current) return;
    keepDraft(id, draft);
    const timer = setTimeout(() => {
      if (draft === sent.current) return;
      sent.current = draft;
      mutate(draft);
    }, restMilliseconds);
    return () => clearTimeout(timer);
  }, [draft, id, mutate]);
  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...empty, ...before, ...part })),
    /** The story is on its way to be drawn: sent as a draft now, it might arrive after the comic, and come back tomorrow. */
    handOver: () => {
      sent.current = draft;
    },
    /** The server has taken the story, and keeps it as the draft until it is drawn. */
    accepted: () => {
      if (draft !== undefined) markSent(id, draft, new Date().toISOString());
    },
    /** The story is drawn: nothing of it is left to write. */
    clear: () => {
      keepSent(id, empty, new Date().toISOString());
      sent.current = empty;
      setDraft(empty);
    },
    /** The help for a story that reveals a crisis. */
    help,
    isKept: isSuccess && draft === sent.current,
  };
};
