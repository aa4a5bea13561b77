import type { ErrorDeclarations } from '../error';
import { secondsBetweenLooks } from '../rules/articles';

export const articlesErrors = {
  articles_finished_today: {
    status: 409,
    text: 'You have finished 5 articles today. New ones come tomorrow!',
    ends: true,
  },
  article_being_made: {
    status: 409,
    text: 'Wren is still writing your article. One moment, please!',
    retryAfter: secondsBetweenLooks,
    retryable: true,
  },
  article_not_found: { status: 404, text: 'We could not find that article.', ends: true },
  article_incomplete: { status: 400, text: 'Every gap needs a word before you can hand it in.', ends: true },
  article_answers_mismatch: { status: 400, text: 'Failed to submit answers', ends: true },
} as const satisfies ErrorDeclarations;
