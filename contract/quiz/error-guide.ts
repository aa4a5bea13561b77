import type { Guide } from '../error';
import type { quizErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const quizErrorGuide = {
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
    recovery:
      'Choose another book. `quiz_possible` of the book says so beforehand; it is asked again after a week.',
  },
  quiz_chapters_unknown: {
    when: 'The model knows the book, and says that it does not know these chapters well enough to ask about them.',
    recovery: 'Choose another end chapter.',
  },
  quiz_chapters_too_short: {
    when: 'The text of these chapters bears fewer than ten questions, and there are chapters after them.',
    recovery: 'Choose one of `valid_chapters`, which has learnt it.',
  },
  quiz_book_too_short: {
    when: 'The text from the start chapter to the end of the book bears fewer than ten questions.',
    recovery: 'Choose another book. `GET /book/quiz/chapters` says so beforehand.',
  },
  quiz_being_made: {
    when: 'The questions take longer than 20 seconds, or the child is waiting for questions already, in another tab say.',
    recovery: 'Ask again after `retry-after` seconds.',
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
  recall_over: {
    when: 'Answers come for two questions that were never given out or were put off, or whose book was removed meanwhile.',
    recovery: 'Begin again: there may be others.',
  },
  question_not_found: {
    when: 'A child reports a question that was not in a quiz of theirs, or an operator decides on one that is not listed.',
    recovery: 'Reload the screen: the question may have been replaced, or decided by somebody else.',
  },
  quiz_not_found: {
    when: 'A quiz is reviewed that the child has not handed in.',
    recovery: 'Choose one from the history.',
  },
} as const satisfies Guide<typeof quizErrors>;
