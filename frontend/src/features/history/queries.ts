import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { chat } from '../../../../contract/chat';
import { quiz } from '../../../../contract/quiz';
import { call } from '../../lib/api';
import { quizHistoryKey } from '../../subjects/quiz/quiz-history';

/** The submitted quizzes, newest first, by page. */
export const quizHistoryQuery = infiniteQueryOptions({
  queryKey: quizHistoryKey,
  queryFn: ({ pageParam: cursor, signal }) => call(quiz.history, { query: { cursor } }, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
});

/** The child's talks, newest first, by page. */
export const chatHistoryQuery = infiniteQueryOptions({
  queryKey: ['chat-history'],
  queryFn: ({ pageParam: cursor, signal }) => call(chat.history, { query: { cursor } }, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
});

/** The child's voice chats, newest first, by page. */
export const voiceHistoryQuery = infiniteQueryOptions({
  queryKey: ['voice-history', 'pages'],
  queryFn: ({ pageParam: cursor, signal }) => call(chat.voiceHistory, { query: { cursor } }, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
});

/** One submitted quiz. It never changes. */
export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['quiz-review', id],
    queryFn: ({ signal }) => call(quiz.review, { params: { id } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
