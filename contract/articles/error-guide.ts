import type { Guide } from '../error';
import type { articlesErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const articlesErrorGuide = {
  articles_finished_today: {
    when: 'The child has completed five articles on this day of New York.',
    recovery: 'Tomorrow, New York time.',
  },
  article_being_made: {
    when: 'The model is writing (`progress.made` is 0) or checking (1) the article. After half a minute, one of our own articles is given instead.',
    recovery: 'Ask again after `retry-after` seconds.',
  },
  article_not_found: {
    when: 'The child has no article or draft with this id, or hands in one that was not begun with `POST /articles/create`.',
    recovery: 'Ask for an article with `POST /articles/generate` and begin it.',
  },
  article_incomplete: {
    when: 'There are fewer answers than gaps, or one of them is empty.',
    recovery: 'Fill every gap and send it again.',
  },
  article_answers_mismatch: {
    when: 'There are more answers than gaps, a word is not in the bank, or a word is used twice.',
    recovery: 'Send one word of the bank for each gap.',
  },
} as const satisfies Guide<typeof articlesErrors>;
