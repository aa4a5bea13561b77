import { articles } from '../../contract/articles/endpoints';
import type { Level } from '../../lambdas/articles/level';
import { readStock } from '../../lambdas/articles/stock';
import { eventually } from './cloud';
import type { Person } from './people';

const stock = ([1, 2, 3] as Level[]).flatMap((level) =>
  readStock('articles', level).map((article) => ({ ...article, level })),
);

/** Our own article with this title. */
export const stockArticle = (title: string) => {
  const found = stock.find((one) => one.title === title);
  if (found === undefined) throw new Error(`No article is called ${title}`);
  return { ...found, answers: [...found.text.matchAll(/\[([^\]]+)\]/g)].map(([, word = '']) => word) };
};

/** The answer to a request for an article. Like the page, it repeats the request while one is being written. */
export const askForArticle = (child: Person) =>
  eventually(async () => {
    const answer = await child.call(articles.generate, { body: { past_articles: [] } });
    return answer.body.code === 'article_being_made' ? undefined : answer;
  });

export const getArticle = async (child: Person) => (await askForArticle(child)).body.article;

/** Gets the next article, a model's or our own, and begins it like the page. */
export const beginNext = async (child: Person) => {
  const { id, origin } = await getArticle(child);
  const { article } = (await child.call(articles.create, { body: { article_data: { id } } })).body;
  return { ...article, origin };
};

/** Begins the next article of a cloud without a model, which is always one of our own. */
export const beginArticle = async (child: Person) => {
  const article = await beginNext(child);
  return { ...article, answers: stockArticle(article.title).answers };
};

export const submitArticle = (child: Person, article_id: string, user_answers: string[]) =>
  child.call(articles.submit, { body: { article_id, user_answers } });

/** Completes an article without a mistake. */
export const completeArticle = async (child: Person) => {
  const { id, answers } = await beginArticle(child);
  return (await submitArticle(child, id, answers)).body;
};
