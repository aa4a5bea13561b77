import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Level } from './level';

/** One of our own articles, with true facts. */
const StockArticle = z.object({
  id: z.string(),
  title: z.string(),
  /** Each missing word stands in brackets. */
  text: z.string(),
  /** Why each missing word fits, in the order of the text. */
  why: z.array(z.string()),
  /** Additional words of the bank, of the same part of speech, that fit no gap. */
  distractors: z.array(z.string()),
  sources: z.array(z.string()),
});
export type StockArticle = z.infer<typeof StockArticle>;

/** The articles of a level, from the folder's file for this level. */
export const readStock = (folder: string, level: Level): StockArticle[] =>
  z.array(StockArticle).parse(JSON.parse(readFileSync(path.join(folder, `level-${level}.json`), 'utf8')));

const kept = new Map<Level, StockArticle[]>();

/** Read once per function instance, from the files that are deployed beside the code. */
export const stockOf = (level: Level): StockArticle[] => {
  const articles = kept.get(level) ?? readStock(path.join(__dirname, 'articles'), level);
  kept.set(level, articles);
  return articles;
};
