import type { ErrorDeclarations } from '../error';

export const comicsErrors = {
  comic_already_today: { status: 429, text: 'You can only submit one comic per day' },
  quiz_first: {
    status: 409,
    text: 'First a quiz, then a comic: that is the rule at home. Your story is kept until then.',
  },
  comic_too_short: { status: 400, text: 'Story must be at least 80 words.' },
  comic_too_long: { status: 400, text: 'Story must be at most 800 words.' },
  comic_being_drawn: {
    status: 409,
    text: 'Another story of yours is being drawn. Please wait for it.',
    retryAfter: 5,
    retryable: true,
  },
  comic_inappropriate: { status: 422, text: 'Content not appropriate for our platform' },
  comic_not_drawn: {
    status: 422,
    text: 'No picture was good enough to show. Your story is kept: change a scene and try again!',
  },
  comic_failed: { status: 503, text: 'Failed to generate comic. Please try again.', retryable: true },
  comic_not_found: { status: 404, text: 'We could not find that comic.' },
  comic_is_own: { status: 409, text: 'That is your own comic.' },
  writing_story_missing: { status: 400, text: 'Please write your story first to get feedback.' },
  writing_story_short: { status: 400, text: 'Write ten words first, so that Wren has something to read.' },
  writing_feedback_failed: {
    status: 503,
    text: 'Failed to get feedback. Please try again.',
    retryable: true,
  },
} as const satisfies ErrorDeclarations;
