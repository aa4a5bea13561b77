import { filledContent } from './article-text';
import { articlesBefore } from './store';

/** A child's articles, newest first: the completed ones with the answers, the begun ones with their gaps. Drafts are omitted. */
export const articlesForExport = async (userId: string) =>
  (await articlesBefore(userId))
    .filter(({ begun_at }) => begun_at !== null)
    .map(({ article, answers, user_answers, score, begun_at, completed_at, points }) => ({
      title: article.title,
      text: completed_at === null ? article.content : filledContent(article.content, answers),
      right_words: completed_at === null ? [] : answers,
      own_words: user_answers ?? [],
      score,
      total: answers.length,
      points,
      begun_at,
      completed_at,
    }));
