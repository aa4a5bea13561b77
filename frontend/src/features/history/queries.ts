import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { chat } from '../../../../contract/chat/endpoints';
import { quiz } from '../../../../contract/quiz/endpoints';
import { voice } from '../../../../contract/voice/endpoints';
import { call } from '../../lib/api';
import { paged } from '../../lib/paged';
import { chatKeys } from '../../subjects/chat/keys';
import { quizKeys } from '../../subjects/quiz/keys';
import { voiceKeys } from '../../subjects/voice/keys';

/** The submitted quizzes, newest first, by page. */
export const quizHistoryQuery = infiniteQueryOptions({
  ...paged,
  queryKey: quizKeys.history,
  queryFn: ({ pageParam: cursor, signal }) => call(quiz.history, { query: { cursor } }, signal),
});

/** The child's talks, newest first, by page. */
export const chatHistoryQuery = infiniteQueryOptions({
  ...paged,
  queryKey: chatKeys.history,
  queryFn: ({ pageParam: cursor, signal }) => call(chat.history, { query: { cursor } }, signal),
});

/** The child's voice chats, newest first, by page. */
export const voiceHistoryQuery = infiniteQueryOptions({
  ...paged,
  queryKey: voiceKeys.pages,
  queryFn: ({ pageParam: cursor, signal }) => call(voice.history, { query: { cursor } }, signal),
});

/** One submitted quiz. It never changes. */
export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: quizKeys.review(id),
    queryFn: ({ signal }) => call(quiz.review, { params: { id } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
