import { secondsBetweenLooks } from '../rules/articles';
import type { ErrorDeclarations } from './declaration';

export const articlesErrors = {
  articles_finished_today: {
    status: 409,
    text: 'You have finished 5 articles today. New ones come tomorrow!',
  },
  article_being_made: {
    status: 409,
    text: 'Wren is still writing your article. One moment, please!',
    retryAfter: secondsBetweenLooks,
  },
  article_not_found: { status: 404, text: 'We could not find that article.' },
  article_incomplete: { status: 400, text: 'Every gap needs a word before you can hand it in.' },
  article_answers_mismatch: { status: 400, text: 'Failed to submit answers' },
} as const satisfies ErrorDeclarations;
