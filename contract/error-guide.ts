import type { ErrorCode } from './errors';

interface Guide {
  readonly when: string;
  readonly recovery: string;
}

/** For whoever builds on the API: when each error happens and what helps. Kept out of the bundles. */
export const errorGuide: Record<ErrorCode, Guide> = {
  invalid_input: {
    when: 'The path, query or body does not match the contract; `fields` names what was wrong.',
    recovery: 'Correct the named fields and send it again.',
  },
  unauthenticated: {
    when: 'There is no valid session.',
    recovery: 'Sign in, then try again.',
  },
  forbidden: {
    when: 'The account type does not allow this call.',
    recovery: 'Ask the grown-up or teacher who set up the account.',
  },
  profile_incomplete: {
    when: 'The person has signed in but has no Inkwren profile yet.',
    recovery: 'Complete the profile.',
  },
  route_not_found: {
    when: 'No endpoint has this method and path.',
    recovery: 'Check the address against the API document.',
  },
  body_too_large: {
    when: 'The body is larger than 64 KB.',
    recovery: 'Send less.',
  },
  too_many_requests: {
    when: 'Calls come faster than the stage allows.',
    recovery: 'Wait a moment.',
  },
  server_error: {
    when: 'A fault of ours. It is logged with the correlation id and raises an alarm.',
    recovery: 'Try again in a moment.',
  },
  timed_out: {
    when: 'The function did not answer in time.',
    recovery: 'Try again.',
  },
  ai_resting: {
    when: "The child's daily budget of AI calls is used up.",
    recovery: 'Everything that needs no new AI work goes on. The budget renews at midnight, New York time.',
  },
  book_not_found: {
    when: 'Neither the library nor the catalogue knows the id.',
    recovery: 'Search for the book and choose it from the suggestions.',
  },
  book_not_on_list: {
    when: 'A stage is changed for a book that was never added.',
    recovery: 'Add the book first.',
  },
  queue_failed: {
    when: 'The catalogue cannot be reached for a book that the library does not hold yet.',
    recovery: 'Try again in a little while; books of the library keep working.',
  },
  preview_unavailable: {
    when: 'Nobody has a description of the book, or it did not come within 3 seconds.',
    recovery: 'The book can still be chosen.',
  },
  characters_unavailable: {
    when: 'The book has not been processed by chapter, so its characters are not known.',
    recovery: 'Talk with Wren about the book instead.',
  },
  book_not_ready: {
    when: 'A quiz is asked for before the book has been processed.',
    recovery: 'Choose the book, and wait until it is ready.',
  },
  quiz_chapter_invalid: {
    when: 'The end chapter is missing, before the start chapter or past the end of the book.',
    recovery: 'Choose one of `valid_chapters`.',
  },
  quiz_range_completed: {
    when: 'The end chapter lies in what the child has done already, as when the address of a finished quiz is opened again.',
    recovery: 'Choose a later chapter.',
  },
  quiz_chapters_completed: {
    when: 'The child has done a quiz on every chapter.',
    recovery: 'Choose another book. Congratulations!',
  },
  quiz_already_completed: {
    when: 'The full-book quiz was done before.',
    recovery: 'Choose another book. Congratulations!',
  },
  quiz_book_unknown: {
    when: 'The model says that it does not know the book well enough to ask about it.',
    recovery: 'Choose another book.',
  },
  quiz_generation_failed: {
    when: 'The model is down, or twice gave questions that failed our checks.',
    recovery: 'Try again in a moment. Nothing was lost.',
  },
  quiz_not_started: {
    when: 'Answers come for a quiz that was never given out.',
    recovery: 'Start the quiz again from the book.',
  },
  quiz_overtaken: {
    when: 'Two quizzes that share chapters were open, in two tabs say, and the other one was handed in first.',
    recovery: 'Start the next quiz from the book.',
  },
  quiz_answers_mismatch: {
    when: 'The answers are not to the questions and options that were given out, each exactly once.',
    recovery: 'Start the quiz again from the book.',
  },
};
