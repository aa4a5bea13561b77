import { randomInt } from 'node:crypto';
import { blankSign } from '../../contract/rules/article';
import { type Level, type StockArticle, stockOf } from './stock';

/** An article of the level that the child has not had, or had longest ago. `had`: the latest last. */
export const pickArticle = (level: Level, had: readonly string[]): StockArticle => {
  const fresh = stockOf(level).filter(({ id }) => !had.includes(id));
  const pool = fresh.length > 0 ? fresh : oldest(level, had);
  return pool[randomInt(pool.length)] as StockArticle;
};

const oldest = (level: Level, had: readonly string[]): StockArticle[] =>
  stockOf(level)
    .toSorted((a, b) => had.lastIndexOf(a.id) - had.lastIndexOf(b.id))
    .slice(0, 1);

/** An unbiased shuffle (Fisher and Yates). */
const shuffled = <T>(items: readonly T[]): T[] => {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
};

const gap = /\[([^\]]+)\]/g;

/** The article with its gaps, and the answers in the order of the text. */
export const withGaps = ({ title, text, distractors, why, sources }: StockArticle) => {
  const answers = [...text.matchAll(gap)].map(([, word = '']) => word);
  const content = text.replace(gap, blankSign);
  return {
    article: { title, content, word_bank: shuffled([...answers, ...distractors]) },
    answers,
    why: [...why],
    sources: [...sources],
  };
};
