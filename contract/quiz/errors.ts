import type { ErrorDeclarations } from '../error';
import { secondsBetweenAsks } from '../rules/quiz';

export const quizErrors = {
  book_not_ready: { status: 409, text: 'Failed to check quiz availability' },
  quiz_chapter_invalid: { status: 400, text: 'Please choose a chapter from the list.' },
  quiz_range_completed: {
    status: 409,
    text: 'You have completed the quiz on these chapters. Ready for the next ones?',
  },
  quiz_chapters_completed: { status: 409, text: 'All chapters have been completed for this book' },
  quiz_already_completed: { status: 409, text: 'Quiz already completed for this book' },
  quiz_book_unknown: {
    status: 409,
    text: 'Wren has not read this book, so there is no quiz for it yet. Try another one!',
  },
  quiz_chapters_unknown: {
    status: 409,
    text: 'Wren does not know these chapters well enough to ask about them. Try to stop at another chapter!',
  },
  quiz_chapters_too_short: {
    status: 409,
    text: 'That is too short for ten questions. Read on, and choose a later chapter!',
  },
  quiz_book_too_short: {
    status: 409,
    text: 'There is too little left to read in this book for ten questions. Try another one!',
  },
  quiz_being_made: {
    status: 409,
    text: 'Wren is still thinking up your questions. One moment, please!',
    retryAfter: secondsBetweenAsks,
    retryable: true,
  },
  quiz_generation_failed: { status: 503, text: 'Failed to generate quiz', retryable: true },
  quiz_not_started: { status: 409, text: 'Failed to submit quiz', ends: true },
  quiz_overtaken: {
    status: 409,
    text: 'You have already done a quiz on these chapters. Well done! Choose the next ones.',
    ends: true,
  },
  quiz_answers_mismatch: { status: 400, text: 'Failed to submit quiz', ends: true },
  quiz_not_found: { status: 404, text: 'We could not find that quiz.' },
  recall_over: {
    status: 409,
    text: 'These two questions are over. New ones come another day!',
    ends: true,
  },
  question_not_found: { status: 404, text: 'We could not find that question.' },
} as const satisfies ErrorDeclarations;
