import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Received } from '../../../../contract/endpoint';
import { quiz } from '../../../../contract/quiz/endpoints';
import { readingDay } from '../../../../contract/rules/day';
import type { Me } from '../../../../contract/users/endpoints';
import { call, isOver, mayPass } from '../../lib/api';
import { readingListsQuery } from '../../subjects/books/reading-lists';
import { dashboardQuery } from '../../subjects/dashboard/dashboard';
import { quizKeys } from '../../subjects/quiz/keys';
import { userQuery, useUser } from '../../subjects/users/user';
import { forgetUnsent, rangeKey, type UnsentQuiz } from './unsent';

const firstMilliseconds = 2000;
const mostMilliseconds = 60_000;

/** The server's answer, and whether today was no reading day before, as far as this browser knew. */
export type QuizResult = Received<typeof quiz.submit> & { readonly madeDay: boolean };

const isToday = ({ last_activity_date, time_zone }: Me) =>
  last_activity_date === readingDay({ time_zone }, new Date());

/**
 * Sends a quiz until it has arrived, with pauses that grow from 2 s to 60 s and end when the browser is online again. The
 * server accepts it once, however often it arrives. Several components may wait for the same quiz; when none does, sending
 * stops.
 */
export const useSending = (unsent: UnsentQuiz | undefined) => {
  const { id } = useUser();
  const queries = useQueryClient();
  const range = unsent && rangeKey(unsent.body);
  const sending = useQuery({
    queryKey: quizKeys.sending(range),
    queryFn: async ({ signal }): Promise<QuizResult> => {
      const me = queries.getQueryData(userQuery.queryKey);
      const madeDay = me !== undefined && !isToday(me);
      return { ...(await call(quiz.submit, { body: (unsent as UnsentQuiz).body }, signal)), madeDay };
    },
    enabled: unsent !== undefined,
    retry: (_, error) => mayPass(error),
    retryDelay: (failures) => Math.min(firstMilliseconds * 2 ** failures, mostMilliseconds),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { data: result, error } = sending;
  const refused = isOver(error);

  useEffect(() => {
    const atOnce = () => void queries.resetQueries({ queryKey: quizKeys.sending(range) });
    addEventListener('online', atOnce);
    return () => removeEventListener('online', atOnce);
  }, [range, queries]);

  useEffect(() => {
    if (unsent === undefined || (result === undefined && !refused)) return;
    forgetUnsent(id, unsent.body);
    const outdated = [userQuery, dashboardQuery, readingListsQuery].map(({ queryKey }) => queryKey);
    for (const queryKey of [...outdated, quizKeys.history]) void queries.invalidateQueries({ queryKey });
  }, [result, refused, unsent, id, queries]);

  return {
    result,
    /** The reason why sending was given up. */
    failure: error,
    /** Not arrived yet; sent again automatically. */
    late: sending.isFetching && sending.failureReason !== null,
    busy: sending.isFetching,
  };
};
