import { ApiError } from '../platform/api-error';
import { type ArticleItem, articles } from './store';

/** An article of this child. Throws `article_not_found`. */
export const getArticle = async (userId: string, id: string): Promise<ArticleItem> => {
  const found = await articles.get({ user_id: userId, id }, { consistent: true });
  if (found === undefined) throw new ApiError('article_not_found');
  return found;
};
