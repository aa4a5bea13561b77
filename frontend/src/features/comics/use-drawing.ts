import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Comic, comics } from '../../../../contract/comics/endpoints';
import { call } from '../../lib/api';
import { dashboardQuery } from '../../subjects/dashboard/dashboard';
import { showsHelp } from '../../subjects/help/shows-help';
import { userQuery } from '../../subjects/users/user';
import type { Draft } from './kept-draft';
import { ownQuery, progressQuery, todayQuery } from './queries';

/**
 * Has a story drawn, and follows the drawing, also of an earlier visit. `onFinished` gets the comic once, when it was
 * finished while the child was on the page, or after the day on which its story was sent.
 */
export const useDrawing = (onFinished: (comic: Comic) => void) => {
  const queries = useQueryClient();
  const progress = useQuery(progressQuery);
  const wasDrawing = useRef(false);
  const told = useRef<string>(undefined);
  const create = useMutation({
    mutationFn: ({ story, style, promptId = null }: Draft) => {
      if (style === null) throw new Error('A style is chosen before');
      return call(comics.generate, { body: { story, style, promptId } });
    },
    meta: showsHelp,
    onSuccess: (answer) => {
      wasDrawing.current = true;
      queries.setQueryData(progressQuery.queryKey, { ...answer, refusal: null });
    },
    onError: () => queries.invalidateQueries({ queryKey: progressQuery.queryKey }),
  });
  const tell = useEffectEvent(onFinished);
  const { data } = progress;
  useEffect(() => {
    if (data?.state === 'drawing') wasDrawing.current = true;
    if (data?.state !== 'finished' || data.comic === null) return;
    // The server reports a comic of an earlier day once, and today's place is free.
    const isNew = wasDrawing.current || !data.is_todays;
    if (!isNew || told.current === data.comic.id) return;
    wasDrawing.current = false;
    told.current = data.comic.id;
    const late = data.is_todays ? [] : [progressQuery];
    for (const { queryKey } of [userQuery, dashboardQuery, ownQuery, todayQuery, ...late])
      void queries.invalidateQueries({ queryKey });
    tell(data.comic);
  }, [data, queries]);
  const isDrawing = create.isPending || data?.state === 'drawing';
  return {
    create,
    isDrawing,
    stage: data?.stage ?? 'waiting',
    comesLater: data?.comes_later === true,
    progress,
  };
};
