import { newYorkDay } from '../../contract/rules/day';
import { type ArticleItem, articles, articlesBefore } from './store';

/** Whether a child has completed an article with this id. */
export const hasArticle = async (userId: string, id: string): Promise<boolean> => {
  const found = await articles.get({ user_id: userId, id }, { consistent: true });
  return found !== undefined && found.completed_at !== null;
};

/** The moment for which an article counts: its beginning, if it counts for the day before it was completed. */
const countedAt = ({ counted_for, completed_at, begun_at, created_at }: ArticleItem): string | null =>
  completed_at !== null && counted_for !== newYorkDay(new Date(completed_at))
    ? (begun_at ?? created_at)
    : completed_at;

/** Whether an article of the child counts for a day. Reads the last two: the latest may be open. */
export const hasArticleOn = async (userId: string, isThen: (at: string) => boolean): Promise<boolean> =>
  (await articlesBefore(userId, undefined, 2)).some((article) => {
    const at = countedAt(article);
    return at !== null && isThen(at);
  });
