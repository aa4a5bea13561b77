import { articles, articlesBefore } from './store';

/** Whether a child has completed an article with this id. */
export const hasArticle = async (userId: string, id: string): Promise<boolean> => {
  const found = await articles.get({ user_id: userId, id }, { consistent: true });
  return found !== undefined && found.completed_at !== null;
};

/** Whether an article of the child counts for this day of New York. Reads the last two: the latest may be open. */
export const hasArticleOn = async (userId: string, day: string): Promise<boolean> =>
  (await articlesBefore(userId, undefined, 2)).some(({ counted_for }) => counted_for === day);
