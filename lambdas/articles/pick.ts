import { randomInt } from 'node:crypto';
import { blankSign } from '../../contract/rules/articles';
import { shuffled } from '../platform/shuffled';
import type { Level } from './level';
import { type StockArticle, stockOf } from './stock';
import { wordsOfList } from './tier-two';

/** The stock article that the child had longest ago. `had` lists ids, the latest last. */
const oldest = (stock: readonly StockArticle[], had: readonly string[]): StockArticle[] =>
  stock.toSorted((a, b) => had.lastIndexOf(a.id) - had.lastIndexOf(b.id)).slice(0, 1);

/** The articles with the most words that are due to be met again. */
const mostDue = (articles: readonly StockArticle[], due: ReadonlySet<string>): StockArticle[] => {
  const counted = articles.map((article) => ({
    article,
    count: wordsOfList(article.text).filter((word) => due.has(word)).length,
  }));
  const most = Math.max(...counted.map(({ count }) => count));
  return counted.filter(({ count }) => count === most).map(({ article }) => article);
};

/**
 * An article of the level that the child has not had, with as many due words as possible. If the child has had all of them, the
 * one that it had longest ago. `had` lists ids, the latest last.
 */
export const pickArticle = (level: Level, had: readonly string[], due: readonly string[]): StockArticle => {
  const fresh = stockOf(level).filter(({ id }) => !had.includes(id));
  const pool = fresh.length > 0 ? mostDue(fresh, new Set(due)) : oldest(stockOf(level), had);
  return pool[randomInt(pool.length)] as StockArticle;
};

const gap = /\[([^\]]+)\]/g;

/** The article with blank signs as gaps, and the answers in the order of the text. */
export const withGaps = ({ title, text, distractors, why, sources }: Omit<StockArticle, 'id'>) => {
  const answers = [...text.matchAll(gap)].map(([, word = '']) => word);
  const content = text.replace(gap, blankSign);
  return {
    article: { title, content, word_bank: shuffled([...answers, ...distractors]) },
    answers,
    why: [...why],
    sources: [...sources],
  };
};
