import { ApiError } from '../platform/api-error';
import { type ArticleItem, articles } from './store';

/** The child's article with this id. Throws `article_not_found`. */
export const getArticle = async (userId: string, id: string): Promise<ArticleItem> => {
  const found = await articles.get({ user_id: userId, id }, { consistent: true });
  if (found === undefined) throw new ApiError('article_not_found');
  return found;
};

/** Whether a child has completed an article with this id. */
export const hasArticle = async (userId: string, id: string): Promise<boolean> => {
  const found = await articles.get({ user_id: userId, id }, { consistent: true });
  return found !== undefined && found.completed_at !== null;
};
