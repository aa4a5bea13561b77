import { piecesOf } from '../../contract/rules/articles';
import { getArticle } from './find-article';

/** The text of an article with its answers in the gaps. */
export const filledContent = (content: string, answers: readonly string[]): string =>
  piecesOf(content)
    .map((piece, i) => `${piece}${answers[i] ?? ''}`)
    .join('');

/** An article of a child as the child saw it: the answers of an open one stay here. Throws `article_not_found`. */
export const articleTextFor = async (userId: string, id: string) => {
  const { article, answers, completed_at } = await getArticle(userId, id);
  const text = completed_at === null ? article.content : filledContent(article.content, answers);
  return { title: article.title, text };
};
