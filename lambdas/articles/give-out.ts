import { ulid } from 'ulid';
import { articlesPerDay } from '../../contract/rules/article';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { countedToday } from '../platform/daily-count';
import { absent, equal } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import type { Person } from '../users/identify';
import { levelFor } from './level';
import { pickArticle, withGaps } from './pick';
import { type ArticleItem, articleShelves, articles } from './store';

/** More than all articles of one level. */
const remembered = 60;

const nothingHad = { current: null, had: [] as string[], scores: [] as number[] };

const present = ({ id, article }: ArticleItem) => ({ article: { ...article, id } });

/** Creates the next draft. False if another tab did so meanwhile. */
const createDraft = async (actor: Person, { current, had, scores }: Shelf): Promise<boolean> => {
  const at = now();
  const chosen = pickArticle(levelFor(actor.user.age, scores), had);
  const id = ulid(at.getTime());
  const refused = await transact({
    shelf: articleShelves.updating(
      { user_id: actor.id },
      {
        set: {
          current: id,
          had: [...had.filter((one) => one !== chosen.id), chosen.id].slice(-remembered),
          scores,
        },
      },
      current === null ? absent('pk') : equal('current', current),
    ),
    article: articles.creating({
      user_id: actor.id,
      id,
      ...withGaps(chosen),
      begun_at: null,
      user_answers: null,
      score: null,
      points: 0,
      completed_at: null,
      counted_for: null,
      created_at: at.toISOString(),
    }),
  });
  return refused.length === 0;
};

interface Shelf {
  readonly current: string | null;
  readonly had: readonly string[];
  readonly scores: readonly number[];
}

const shelfOf = async (userId: string): Promise<Shelf> =>
  (await articleShelves.get({ user_id: userId }, { consistent: true })) ?? nothingHad;

/** The article that was given out last and is not completed. */
const findOpen = async (userId: string, { current }: Shelf): Promise<ArticleItem | undefined> => {
  if (current === null) return undefined;
  const last = await articles.get({ user_id: userId, id: current }, { consistent: true });
  return last?.completed_at === null ? last : undefined;
};

/**
 * The draft of an article, with its answers kept here. An article that is not completed is returned again, also to another
 * tab. Throws `articles_finished_today` after five completed ones.
 */
export const generate = async ({ actor }: { actor: Person }) => {
  const shelf = await shelfOf(actor.id);
  const open = await findOpen(actor.id, shelf);
  if (open !== undefined) return present(open);
  if ((await countedToday(actor.id, 'article')) >= articlesPerDay)
    throw new ApiError('articles_finished_today');
  await createDraft(actor, shelf);
  const created = await findOpen(actor.id, await shelfOf(actor.id));
  if (created === undefined) throw new Error('The new article is already completed');
  return present(created);
};

/** An article of this child. Throws `article_not_found`. */
export const getArticle = async (userId: string, id: string): Promise<ArticleItem> => {
  const found = await articles.get({ user_id: userId, id }, { consistent: true });
  if (found === undefined) throw new ApiError('article_not_found');
  return found;
};

/** Begins the article of a draft; one that was begun before is returned unchanged. */
export const begin = async ({
  actor,
  body,
}: {
  actor: Pick<Person, 'id'>;
  body: { article_data: { id: string } };
}) => {
  const found = await getArticle(actor.id, body.article_data.id);
  await articles.update(
    { user_id: actor.id, id: found.id },
    { set: { begun_at: now().toISOString() } },
    equal('begun_at', null),
  );
  return present(found);
};
