import { knownSeconds } from '../../contract/rules/activity';
import type { Activity } from '../activity/count-activity';
import { type ListOptions, readPage } from '../activity/page';
import { countWords } from '../safety/text/words';
import { filledContent } from './article-text';
import { type ArticleItem, articlesBefore } from './store';

/** The number of words of an article with its gaps filled. */
const wordsOf = ({ article, answers }: ArticleItem): number =>
  countWords(filledContent(article.content, answers));

type Completed = ArticleItem & { readonly counted_for: string; readonly completed_at: string };

const isCompleted = (item: ArticleItem): item is Completed =>
  item.completed_at !== null && item.counted_for !== null;

/** The activity that a completed article counts as. */
export const activityOf = (item: Completed): Activity => ({
  kind: 'article',
  day: item.counted_for,
  counted: {
    done: 1,
    read: wordsOf(item),
    right: item.score ?? 0,
    asked: item.answers.length,
    seconds: knownSeconds(item.begun_at ?? item.created_at, item.completed_at),
  },
});

/** Every completed article of a child, strongly consistent. */
export const articleActivities = async (userId: string): Promise<Activity[]> =>
  (await articlesBefore(userId)).filter(isCompleted).map(activityOf);

const present = (item: ArticleItem) => ({
  id: item.id,
  title: item.article.title,
  score: item.score,
  total: item.answers.length,
  word_count: wordsOf(item),
  is_completed: true,
  created_at: item.completed_at ?? item.created_at,
});

/** A page of the articles that a child has completed, as a supervisor sees them. */
export const articlesPage = async (userId: string, options: ListOptions) => {
  const { items, next } = await readPage(
    {
      read: (before, limit) => articlesBefore(userId, before, limit),
      idOf: ({ id }) => id,
      dayOf: (item) => (isCompleted(item) ? item.counted_for : undefined),
    },
    options,
  );
  return { items: items.map(present), next };
};
