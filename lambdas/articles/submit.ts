import type { articles as endpoints } from '../../contract/articles/endpoints';
import { articlesPerDay, pointsPerBlank } from '../../contract/rules/articles';
import { newYorkDay } from '../../contract/rules/day';
import type { Admitted } from '../accounts/admitted';
import { balanceOf } from '../accounts/balance';
import type { Person } from '../accounts/identify';
import { termsDue } from '../accounts/terms';
import { countingActivity } from '../activity/count-activity';
import { award } from '../ledger/award';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { countedToday, countingOn } from '../platform/daily-count';
import { log } from '../platform/log';
import { equal } from '../platform/table/condition';
import type { Write } from '../platform/table/transact';
import { countDay } from '../rewards/count-day';
import { addLost, addMissed } from '../words/add-missed';
import { activityOf } from './activities';
import { countedDay } from './counted-day';
import { getArticle } from './find-article';
import { recentScores } from './level';
import { afterReading } from './met-words';
import { missedWords } from './missed-words';
import { orderNext } from './order-next';
import { type ArticleItem, articleShelves, articles } from './store';
import { wordsOfList } from './tier-two';

/** The result of each gap. Empty until the article is completed. */
export const blanksOf = ({ answers, why, user_answers }: ArticleItem) =>
  user_answers === null
    ? []
    : answers.map((answer, i) => ({
        answer,
        user_answer: user_answers[i] ?? '',
        correct: user_answers[i] === answer,
        why: why[i] ?? '',
      }));

/** The moment for which a completed article counts: its beginning, if it counts for the day before it was completed. */
const readAt = ({ counted_for, completed_at, begun_at, created_at }: ArticleItem): string => {
  const begun = begun_at ?? created_at;
  const end = completed_at ?? begun;
  return counted_for === newYorkDay(new Date(end)) ? end : begun;
};

/** Counts the day also on a repeated request: a crash in between loses no streak. */
const answerFor = async (actor: Person, done: ArticleItem) => {
  const date = done.counted_for ?? '';
  const isYesterday = date !== newYorkDay(new Date(done.completed_at ?? done.created_at));
  await countDay(actor, new Date(readAt(done)));
  return {
    success: true as const,
    score: done.score ?? 0,
    total: done.answers.length,
    points: done.points,
    date,
    counts_for_yesterday: isYesterday,
    blanks: blanksOf(done),
    sources: done.sources,
    completed_today: await countedToday(actor.id, 'article'),
    total_points: (await balanceOf(actor.id)).points,
  };
};

/** The next article is ordered ahead only when the child may have it. */
const orderFor = async ({ user }: Person): Promise<void> => {
  if (termsDue(user) === undefined) await orderNext(user);
};

/** Repeats the answer of the first submission, and makes up for steps that a crash has left out. */
const answerAgain = async (actor: Person, done: ArticleItem) => {
  await addLost(actor.id, missedWords(done));
  const shelf = await articleShelves.get({ user_id: actor.id }, { consistent: true });
  if (shelf?.current === done.id) await orderFor(actor);
  return answerFor(actor, done);
};

/** Throws unless each gap has a word of the bank and each word is used once. */
const checkAnswers = ({ answers, article }: ArticleItem, given: readonly string[]) => {
  if (given.length < answers.length || given.some((word) => word.trim() === ''))
    throw new ApiError('article_incomplete');
  const isFromBank = given.every((word) => article.word_bank.includes(word));
  if (given.length > answers.length || !isFromBank || new Set(given).size < given.length)
    throw new ApiError('article_answers_mismatch');
};

/**
 * Returns the write that stores the score and the words of the article, on which the next one depends. Nothing else changes the
 * shelf while an article is open, so the shelf as read is current.
 */
const remembering = async (
  userId: string,
  { id, article, answers }: ArticleItem,
  score: number,
): Promise<Record<string, Write>> => {
  const shelf = await articleShelves.get({ user_id: userId }, { consistent: true });
  if (shelf?.current !== id) return {};
  const words = wordsOfList(`${article.content} ${answers.join(' ')}`);
  const set = {
    scores: [score, ...shelf.scores].slice(0, recentScores),
    met: afterReading(shelf.met, words, newYorkDay(now())),
  };
  return { shelf: articleShelves.updating({ user_id: userId }, { set }, equal('current', id)) };
};

/**
 * Scores an article and pays for it in one transaction with its result, the counts of the day and the data on which the next
 * article depends. Only the first submission counts: a later one gets the answer of the first, even with other answers. Then
 * the next article is ordered.
 */
export const submit = async ({ actor, body }: Admitted<typeof endpoints.submit>) => {
  const found = await getArticle(actor.id, body.article_id);
  if (found.begun_at === null) throw new ApiError('article_not_found');
  if (found.completed_at !== null) return answerAgain(actor, found);
  checkAnswers(found, body.user_answers);

  const at = now();
  const score = found.answers.filter((answer, i) => answer === body.user_answers[i]).length;
  const result = {
    user_answers: body.user_answers,
    score,
    points: score * pointsPerBlank,
    completed_at: at.toISOString(),
    counted_for: countedDay(found.begun_at, at),
  };
  const done = { ...found, ...result };
  const refused = await award(
    { userId: actor.id, cause: `article#${found.id}`, points: result.points, weeks: actor.user.weeks },
    {
      earnedBy: {
        article: articles.updating(
          { user_id: actor.id, id: found.id },
          { set: result },
          equal('completed_at', null),
        ),
        limit: countingOn(actor.id, 'article', result.counted_for, articlesPerDay),
        day: countingActivity(actor.id, activityOf(done), { set: { read_at: readAt(done) } }),
        ...(await remembering(actor.id, found, score)),
      },
    },
  );
  if (refused.includes('article')) return answerAgain(actor, await getArticle(actor.id, found.id));
  if (refused.includes('limit')) throw new ApiError('articles_finished_today');
  if (refused.length > 0) throw new Error(`The article could not be written: ${refused.join(', ')}`);
  await addMissed(actor.id, missedWords(done));
  await orderFor(actor);
  log.info('article done', { score });
  return answerFor(actor, done);
};
