import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { activityMessages } from '../../../../contract/activity/messages';
import { chat } from '../../../../contract/chat/endpoints';
import type { Call, Received } from '../../../../contract/endpoint';
import { ApiFailure, call, isFault, millisecondsToWait } from '../../lib/api';
import { chatKeys } from '../../subjects/chat/keys';
import { isNotNow, wordsFor } from '../../subjects/controls/not-now';
import { withoutChat } from '../../subjects/controls/still-works';
import { dashboardQuery } from '../../subjects/dashboard/dashboard';
import { userQuery } from '../../subjects/users/user';
import { begin, type Failure, reduce } from './talk-state';

const texts = activityMessages.chat;

/** The subject of a talk. It is in the address, so that a reload begins a talk about the same subject. */
export interface Subject {
  readonly book: string;
  /** Null for a book without chapters. */
  readonly end: number | null;
  /** Null for Wren. */
  readonly character: string | null;
}

/** The answer is repeated while another request of the same talk is being answered: longer than a call can take. */
const mostTries = 60;

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const request = ({ book, end, character }: Subject) => ({ bookId: book, endChapter: end, character });

type Body = Call<typeof chat.send>['body'];

/** The answer that opens a talk: its id and the greeting. */
export type OpenedTalk = Received<typeof chat.send>;

/** Throws when the reply has no words. */
const send = async (body: Body, signal: AbortSignal) => {
  const answer = await call(chat.send, { body }, signal);
  if (!answer.message) throw new ApiFailure(texts.invalid, 'invalid_response');
  return answer;
};

/**
 * Sends a message until it is answered or refused. Its id stays the same, so that it counts once however often it arrives.
 */
const sendUntilAnswered = async (body: Body, signal: AbortSignal) => {
  for (let tries = 1; ; tries++) {
    try {
      return await send(body, signal);
    } catch (error) {
      const pause = millisecondsToWait(error);
      if (pause === undefined || tries === mostTries || signal.aborted) throw error;
      await wait(pause, signal);
    }
  }
};

const failureOf = (error: unknown): Failure =>
  isFault(error)
    ? { text: texts.failed, rests: false }
    : { text: wordsFor(error as Error, withoutChat), rests: isNotNow(error as Error) };

/** One talk: opened with a greeting, then message by message. A failed message stays and can be sent again. */
export const useTalk = (subject: Subject, talk: number) => {
  const queries = useQueryClient();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const opening = useQuery({
    queryKey: chatKeys.opening(subject, talk),
    queryFn: ({ signal }) => send({ messages: [], sessionId: null, ...request(subject) }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const [state, dispatch] = useReducer(reduce, begin);
  const session = state.session ?? opening.data?.session_id;

  const answer = async (id: string, text: string) => {
    if (session === undefined) return;
    try {
      const body = {
        messages: [{ role: 'user' as const, content: text }],
        sessionId: session,
        request_id: id,
        ...request(subject),
      };
      const answered = await sendUntilAnswered(body, leaving.current.signal);
      dispatch({ type: 'answered', id, answer: answered });
      if (answered.points_awarded > 0)
        for (const { queryKey } of [userQuery, dashboardQuery]) void queries.invalidateQueries({ queryKey });
      void queries.invalidateQueries({ queryKey: chatKeys.history });
    } catch (error) {
      if (!leaving.current.signal.aborted) dispatch({ type: 'failed', id, failure: failureOf(error) });
    }
  };
  const say = (text: string) => {
    const id = crypto.randomUUID();
    dispatch({ type: 'said', id, text });
    void answer(id, text);
  };
  const again = (id: string, text: string) => {
    dispatch({ type: 'again', id });
    void answer(id, text);
  };
  return { opening, session, state, say, again };
};
