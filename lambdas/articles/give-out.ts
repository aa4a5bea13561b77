import { ulid } from 'ulid';
import type { articles as endpoints } from '../../contract/articles/endpoints';
import { articlesPerDay } from '../../contract/rules/articles';
import { newYorkDay } from '../../contract/rules/day';
import type { Admitted } from '../accounts/admitted';
import type { Person } from '../accounts/identify';
import { mustBeAllowed } from '../accounts/may-do';
import { mustHaveAgreed } from '../accounts/terms';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { countedToday } from '../platform/daily-count';
import { absent, equal } from '../platform/table/condition';
import { transact, type Write } from '../platform/table/transact';
import { awaitNext } from './await-next';
import { getArticle } from './find-article';
import { levelFor } from './level';
import { dueWords } from './met-words';
import { pickArticle, withGaps } from './pick';
import {
  type ArticleItem,
  type ArticleShelf,
  articleShelves,
  articles,
  type NextArticle,
  nextArticles,
} from './store';

/** The number of article ids kept, more than all articles of one level. */
const remembered = 60;

type Shelf = Omit<ArticleShelf, 'current'> & { readonly current: string | null };

const nothingHad: Shelf = { current: null, had: [], scores: [], met: [] };

const present = ({ id, article, origin }: ArticleItem) => ({ ...article, id, origin });

/** The same transaction removes the model's article from its place, so that it is given out once. */
const fromModel = ({ made, made_at }: NextArticle, user_id: string) => ({
  text: made,
  origin: 'model' as const,
  had: [] as string[],
  taken: { next: nextArticles.removing({ user_id }, equal('made_at', made_at)) },
});

const fromStock = ({ user }: Person, { had, scores, met }: Shelf) => {
  const due = dueWords(met, newYorkDay(now()));
  const { id, ...chosen } = pickArticle(levelFor(user.age, scores), had, due);
  return { text: withGaps(chosen), origin: 'ours' as const, had: [id], taken: {} };
};

/** Creates the next draft. Does nothing if another tab has created it meanwhile. */
const createDraft = async (actor: Person, shelf: Shelf, next: NextArticle | undefined): Promise<void> => {
  const at = now();
  const id = ulid(at.getTime());
  const { text, origin, had, taken } = next ? fromModel(next, actor.id) : fromStock(actor, shelf);
  if (text === null) throw new Error('The next article is not made');
  await transact<string>({
    ...(taken satisfies Record<string, Write>),
    shelf: articleShelves.updating(
      { user_id: actor.id },
      {
        set: {
          current: id,
          had: [...shelf.had.filter((one) => !had.includes(one)), ...had].slice(-remembered),
          scores: shelf.scores,
          met: shelf.met,
        },
      },
      shelf.current === null ? absent('pk') : equal('current', shelf.current),
    ),
    article: articles.creating({
      user_id: actor.id,
      id,
      ...text,
      origin,
      begun_at: null,
      user_answers: null,
      score: null,
      points: 0,
      completed_at: null,
      counted_for: null,
      created_at: at.toISOString(),
    }),
  });
};

const shelfOf = async (userId: string): Promise<Shelf> =>
  (await articleShelves.get({ user_id: userId }, { consistent: true })) ?? nothingHad;

/** The article that was given out last, if it is not completed. */
const findOpen = async (userId: string, { current }: Shelf): Promise<ArticleItem | undefined> => {
  if (current === null) return undefined;
  const last = await articles.get({ user_id: userId, id: current }, { consistent: true });
  return last?.completed_at === null ? last : undefined;
};

/**
 * A draft of an article, whose answers stay on the server: the one that a model has written for the child, otherwise one of our
 * own. An uncompleted article is returned again, also to another tab. Throws `articles_finished_today` after five completed
 * ones, and `article_being_made` for at most half a minute.
 */
export const generate = async ({ actor }: Admitted<typeof endpoints.generate>) => {
  const shelf = await shelfOf(actor.id);
  const open = await findOpen(actor.id, shelf);
  if (open !== undefined) return { article: present(open) };
  if ((await countedToday(actor.id, 'article')) >= articlesPerDay)
    throw new ApiError('articles_finished_today');
  mustBeAllowed(actor.user, 'screen');
  mustHaveAgreed(actor.user);
  await createDraft(actor, shelf, await awaitNext(actor));
  const created = await findOpen(actor.id, await shelfOf(actor.id));
  if (created === undefined) throw new Error('The new article is already completed');
  return { article: present(created) };
};

/** Begins the article of a draft. An article that was begun before is returned unchanged. */
export const begin = async ({ actor, body }: Admitted<typeof endpoints.create>) => {
  const found = await getArticle(actor.id, body.article_data.id);
  await articles.update(
    { user_id: actor.id, id: found.id },
    { set: { begun_at: now().toISOString() } },
    equal('begun_at', null),
  );
  return { article: present(found) };
};
