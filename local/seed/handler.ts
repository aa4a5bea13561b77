import type { AiWork } from '../../contract/ai-work';
import type { Interests } from '../../contract/interests';
import { newYorkDay } from '../../contract/rules/day';
import { orderNext } from '../../lambdas/articles/order-next';
import { sendOrder as sendArticleOrder } from '../../lambdas/articles/queue';
import { addOriginal } from '../../lambdas/books/add-original';
import { addToList } from '../../lambdas/books/reading-lists';
import { chapterTexts } from '../../lambdas/books/store';
import { workOnBook } from '../../lambdas/books/work-on-book';
import { claim } from '../../lambdas/chat/claim';
import { allTurns, sessions } from '../../lambdas/chat/store';
import { change, create } from '../../lambdas/classes/keep';
import { assign } from '../../lambdas/classes/students';
import { sendComicJob } from '../../lambdas/comics/queue';
import { recording } from '../../lambdas/consent/record';
import { type Raised, raiseFlag } from '../../lambdas/flags/raise';
import type { Counts } from '../../lambdas/friends/counts';
import { request } from '../../lambdas/friends/request';
import { respond } from '../../lambdas/friends/respond';
import { relationCounts } from '../../lambdas/friends/store';
import { becomingGuardian } from '../../lambdas/friends/supervision';
import { inviteOne, type Terms } from '../../lambdas/invitations/invite';
import { operators } from '../../lambdas/invitations/owners';
import { bankOf, type LibraryBook, originalOf } from '../../lambdas/library/own-books';
import { bookImports, libraryStock } from '../../lambdas/library/store';
import { holdWait } from '../../lambdas/platform/ai/alone';
import { now, secondsFrom } from '../../lambdas/platform/clock';
import { present } from '../../lambdas/platform/table/condition';
import { userPartition } from '../../lambdas/platform/table/partition';
import { queryAll } from '../../lambdas/platform/table/query';
import { transact } from '../../lambdas/platform/table/transact';
import { addBank, writeEdition } from '../../lambdas/quiz/add-bank';
import { editionsOf, questionBanks } from '../../lambdas/quiz/bank-store';
import { currentVersions } from '../../lambdas/quiz/edition';
import { type Job, sendOrder } from '../../lambdas/quiz/queue';
import { connections } from '../../lambdas/realtime/store';
import { refer } from '../../lambdas/referrals/refer';
import { referrals } from '../../lambdas/referrals/store';
import { type Award, award } from '../../lambdas/rewards/award';
import { countDay } from '../../lambdas/rewards/count-day';
import { ledger } from '../../lambdas/rewards/store';
import { type StoredItem, storeItems } from '../../lambdas/store/store';
import { spendAiWork } from '../../lambdas/users/ai-budget';
import { settingPastBooks } from '../../lambdas/users/change-user';
import { createUser, type NewUser } from '../../lambdas/users/create-user';
import { findPerson } from '../../lambdas/users/identify';
import { type AboutItem, abouts, users } from '../../lambdas/users/store';
import { updateProfile } from '../../lambdas/users/update-profile';
import { myWordCounts } from '../../lambdas/words/store';
import { type AnswersTask, answered, countAgain } from './answers';
import { type CrowdTask, crowd, relations } from './crowd';
import { type DaysTask, fullDays, manyQuizzes, rebuilt } from './days';
import { type KilledDrawing, killedDrawing } from './killed-drawing';
import { type LateTask, lateFinish, latePurchase } from './late';
import { asOf } from './past';
import { type QuizTaken, takeQuiz } from './quiz';

type PastBook = AboutItem['past_books'][number];
type Placement = Parameters<typeof addToList>[0]['body'];

/** The tasks of the seed: used by the demo and by tests, always through the product's own use cases. */
export type SeedTask = { /** When it happens: now unless it is given. */ readonly at?: string } & Task;

type Task =
  | {
      readonly task: 'original';
      readonly book: LibraryBook;
      readonly processed: boolean;
      /** Puts the book's own questions into the banks; otherwise they are made when a child needs them. */
      readonly withQuestions?: boolean;
    }
  /** A book whose worker was killed while it wrote the texts. */
  | { readonly task: 'interruptedImport'; readonly id: string }
  /** Counts the items of a book and its questions. */
  | { readonly task: 'left'; readonly bookId: string }
  /** A book that an earlier deployment put, with this hash. */
  | { readonly task: 'deployed'; readonly bookId: string; readonly hash: string }
  /** The questions of one of our own books, as the bank of a chapter; with `old`, as a model wrote them with an older prompt, or for older checks. */
  | {
      readonly task: 'questions';
      readonly book: LibraryBook;
      readonly chapter: number;
      readonly old?: keyof typeof currentVersions;
    }
  /** Makes the questions on a book as old as the moment of the task: a quiz has only questions that were there when it was taken. */
  | { readonly task: 'questionsSince'; readonly bookId: string; readonly chapters: number }
  | { readonly task: 'process'; readonly bookId: string }
  /** The same order of questions several times, as a queue may deliver it. */
  | { readonly task: 'order'; readonly job: Job; readonly times: number }
  | { readonly task: 'person'; readonly person: NewUser; readonly guardian?: string }
  | {
      readonly task: 'profile';
      readonly userId: string;
      readonly interests: Partial<Interests>;
      readonly pastBooks: readonly PastBook[];
    }
  | { readonly task: 'invitation'; readonly email: string; readonly terms?: Partial<Terms> }
  | { readonly task: 'referral'; readonly from: string; readonly to: string }
  /** So many reading days of a newcomer that are not paid for yet, as after a crash. */
  | {
      readonly task: 'referralDays';
      readonly referrerId: string;
      readonly id: string;
      readonly days: number;
    }
  /** A reading day of a user, so many days after the one of joining. */
  | { readonly task: 'readingDay'; readonly userId: string; readonly after: number }
  | { readonly task: 'guardian'; readonly adult: string; readonly childId: string }
  /** One user asks another one to be friends, or to be supervised; perhaps this is answered. */
  | {
      readonly task: 'relation';
      readonly from: string;
      readonly to: string;
      readonly answer?: 'accept' | 'decline';
    }
  /** How many friends and open requests are counted for a user; `set` starts from other figures. */
  | { readonly task: 'relationCounts'; readonly userId: string; readonly set?: Counts }
  /** Changes a record as no user can: a school that is left, an account that is deleted. */
  | { readonly task: 'fields'; readonly userId: string; readonly fields: Record<string, unknown> }
  | { readonly task: 'gone'; readonly userId: string }
  /** A teacher's class with a code, and students whom the teacher sees. */
  | {
      readonly task: 'class';
      readonly teacherId: string;
      readonly name: string;
      readonly students: readonly string[];
    }
  | DaysTask
  | CrowdTask
  | { readonly task: 'recommended'; readonly userId: string }
  | { readonly task: 'about'; readonly userId: string }
  | { readonly task: 'ledger'; readonly userId: string }
  | ({ readonly task: 'award' } & Award)
  /** `lastDay` is today by default, as a day of New York. */
  | { readonly task: 'streak'; readonly userId: string; readonly days: number; readonly lastDay?: string }
  /** Takes units from a child's daily AI budget. */
  | { readonly task: 'spend'; readonly userId: string; readonly work: AiWork; readonly calls: number }
  /** Orders the next article, whether or not the child has consent. */
  | { readonly task: 'orderArticle'; readonly userId: string }
  /** The queue delivers the job of an earlier order once more. */
  | { readonly task: 'repeatArticle'; readonly userId: string }
  /** The length of My words, as if the child had kept so many. */
  | { readonly task: 'wordCount'; readonly userId: string; readonly count: number }
  /** An item of the store, as operators would put it there. */
  | { readonly task: 'storeItem'; readonly item: StoredItem }
  /** A user's lease on a model call, held by a function that has died. */
  | { readonly task: 'wait'; readonly userId: string; readonly feature: string }
  /** A story whose worker was killed at a step: its lease ends before long. */
  | ({ readonly task: 'killedDrawing'; readonly userId: string } & KilledDrawing)
  /** The job of a comic of today, delivered again. */
  | { readonly task: 'drawAgain'; readonly userId: string; readonly id: string; readonly times: number }
  /** A message of a child that tells of a crisis; `fails`: a write of the same transaction refuses. */
  | ({ readonly task: 'flag'; readonly fails?: boolean } & Raised)
  /** A message that a function was answering when it died. */
  | {
      readonly task: 'answering';
      readonly userId: string;
      readonly session: string;
      readonly request: string;
    }
  /** What the companion of a talk asked, turn by turn. */
  | { readonly task: 'asked'; readonly userId: string; readonly session: string }
  /** A socket whose disconnect event was lost. */
  | { readonly task: 'connection'; readonly userId: string; readonly id: string }
  | { readonly task: 'shelf'; readonly userId: string; readonly books: readonly Placement[] }
  | AnswersTask
  | LateTask
  | ({ readonly task: 'quiz'; readonly userId: string } & QuizTaken);

const addQuestions = (book: LibraryBook, number: number, old?: keyof typeof currentVersions) => {
  const [book_id, chapter, questions] = bankOf(book, number);
  if (old === undefined) return addBank(book_id, chapter, questions);
  const versions = { ...currentVersions, [old]: 0, model: 'old' };
  return writeEdition({ book_id, chapter }, undefined, { questions, versions });
};

/** Unlike a book that the deployment puts, it can be processed by the model, and its questions made. */
const original = async ({ book, processed, withQuestions }: Extract<SeedTask, { task: 'original' }>) => {
  await addOriginal({ ...originalOf(book), known: undefined });
  if (withQuestions) await Promise.all(book.chapters.map((_, i) => addQuestions(book, i + 1)));
  if (processed) await workOnBook(book.id);
};

const questionsSince = async ({ bookId, chapters }: Extract<SeedTask, { task: 'questionsSince' }>) => {
  for (let chapter = 1; chapter <= chapters; chapter++)
    for (const { edition } of await editionsOf({ book_id: bookId, chapter }))
      await questionBanks.update(
        { book_id: bookId, chapter, edition },
        { set: { created_at: now().toISOString() } },
        present('pk'),
      );
};

const deployed = async ({ bookId, hash }: Extract<SeedTask, { task: 'deployed' }>) => {
  const { books } = (await libraryStock.get({}, { consistent: true })) ?? { books: {} };
  return libraryStock.put({ books: { ...books, [bookId]: hash } });
};

const itemsOf = (pk: string) => queryAll({ where: 'pk = :pk', values: { ':pk': pk }, consistent: true });

const somebody = async (sub: string) => {
  const person = await findPerson({ sub, groups: [] }, { consistent: true });
  if (person === undefined) throw new Error(`Nobody has the id ${sub}`);
  return person;
};

/** A child of a guardian has a record of the consents that it was created with. */
const person = async ({ person: one, guardian }: Extract<SeedTask, { task: 'person' }>) =>
  createUser(
    one,
    guardian !== undefined && one.consents !== undefined
      ? {
          ...(await becomingGuardian(guardian, one.id)),
          ...recording({ childId: one.id, adultEmail: guardian, method: 'email_plus' }, one.consents),
        }
      : undefined,
  );

const profile = async ({ userId, interests, pastBooks }: Extract<SeedTask, { task: 'profile' }>) => {
  await updateProfile({ actor: await somebody(userId), body: { interests } });
  return transact({ books: settingPastBooks(userId, { before: [], after: pastBooks }) });
};

const relation = async ({ from, to, answer }: Extract<SeedTask, { task: 'relation' }>) => {
  const { auto_accepted } = await request({ actor: await somebody(from), body: { recipient_id: to } });
  if (answer !== undefined && !auto_accepted)
    await respond({ actor: await somebody(to), body: { request_id: from, action: answer } });
};

const schoolClass = async ({ teacherId, name, students }: Extract<SeedTask, { task: 'class' }>) => {
  const actor = await somebody(teacherId);
  const { id } = await create({ actor, body: { name } });
  await change({ actor, params: { id }, body: { code: 'new' } });
  return assign({ actor, params: { id }, body: { add: [...students], remove: [] } });
};

const countsOf = async (user_id: string, set?: Counts) => {
  if (set !== undefined) await relationCounts.put({ user_id, ...set });
  return relationCounts.get({ user_id }, { consistent: true });
};

const answering = async ({ userId, session, request }: Extract<SeedTask, { task: 'answering' }>) => {
  const found = await sessions.get({ user_id: userId, session_id: session }, { consistent: true });
  if (found === undefined) throw new Error(`There is no session ${session}`);
  await claim({ actor: await somebody(userId), session: found, recent: [], words: '', request_id: request });
  await holdWait(userId, 'chat');
};

/** The sum of the entries of a ledger. */
const ledgerTotals = async (userId: string) => {
  const entries = await ledger.list(userPartition(userId), 'LEDGER#', { consistent: true });
  const sum = (of: 'points' | 'gems') => entries.reduce((total, entry) => total + entry[of], 0);
  return { points: sum('points'), gems: sum('gems'), entries: entries.length };
};

const openTerms: Terms = {
  account_type: null,
  school: null,
  consents: null,
  consents_by: null,
  owner: operators,
  invited_by: 'Inkwren',
};

const run = async (input: Task): Promise<unknown> => {
  switch (input.task) {
    case 'original':
      return original(input);
    case 'questions':
      return addQuestions(input.book, input.chapter, input.old);
    case 'interruptedImport':
      await chapterTexts.put({ book_id: input.id, number: 40, title: 'Half', text: 'Half a chapter' });
      return bookImports.update(
        { id: input.id },
        { set: { status: 'reading', lease_until: secondsFrom(now(), 120).toISOString() } },
      );
    case 'left':
      return {
        items: (await Promise.all([`BOOK#${input.bookId}`, `QUESTIONS#${input.bookId}`].map(itemsOf))).flat()
          .length,
      };
    case 'deployed':
      return deployed(input);
    case 'questionsSince':
      return questionsSince(input);
    case 'process':
      return workOnBook(input.bookId);
    case 'order':
      return Promise.all(Array.from({ length: input.times }, () => sendOrder(input.job)));
    case 'person':
      return person(input);
    case 'profile':
      return profile(input);
    case 'invitation':
      return inviteOne(input.email, { ...openTerms, ...input.terms });
    case 'referralDays': {
      const key = { referrer_id: input.referrerId, id: input.id };
      return referrals.update(key, { set: { reading_days: input.days } });
    }
    case 'readingDay': {
      const { id, user } = await somebody(input.userId);
      return countDay({ id, user }, secondsFrom(new Date(user.created_at), input.after * 86_400));
    }
    case 'guardian':
      return transact<string>(await becomingGuardian(input.adult, input.childId));
    case 'referral':
      return refer(input.from, input.to);
    case 'relation':
      return relation(input);
    case 'relationCounts':
      return countsOf(input.userId, input.set);
    case 'fields':
      return users.update({ id: input.userId }, { set: input.fields });
    case 'gone':
      return users.remove({ id: input.userId });
    case 'rebuildDays':
      return rebuilt(input);
    case 'class':
      return schoolClass(input);
    case 'crowd':
      return crowd(input);
    case 'relations':
      return relations(input);
    case 'fullDays':
      return fullDays(input);
    case 'manyQuizzes':
      return manyQuizzes(input);
    case 'recommended':
      return abouts.update(
        { id: input.userId },
        { set: { interests_vec: [0.1, 0.2], book_recs: ['saltwind'], last_rec: now().toISOString() } },
      );
    case 'ledger':
      return ledgerTotals(input.userId);
    case 'about':
      return abouts.get({ id: input.userId }, { consistent: true });
    case 'award':
      return award(input);
    case 'streak':
      return users.update(
        { id: input.userId },
        { set: { streak: input.days, last_activity_date: input.lastDay ?? newYorkDay(now()) } },
      );
    case 'spend':
      for (let call = 0; call < input.calls; call++) await spendAiWork(input.userId, input.work);
      return undefined;
    case 'orderArticle':
      return orderNext(input.userId);
    case 'repeatArticle':
      return sendArticleOrder({ user_id: input.userId });
    case 'storeItem':
      return storeItems.put(input.item);
    case 'wordCount':
      return myWordCounts.update({ user_id: input.userId }, { set: { count: input.count } });
    case 'wait':
      return holdWait(input.userId, input.feature);
    case 'killedDrawing':
      return killedDrawing(input.userId, input);
    case 'drawAgain':
      return Promise.all(
        Array.from({ length: input.times }, () =>
          sendComicJob({ work: 'draw', user_id: input.userId, day: newYorkDay(now()), id: input.id }),
        ),
      );
    case 'latePurchase':
      return latePurchase(await somebody(input.userId), input);
    case 'lateFinish':
      return lateFinish(await somebody(input.userId));
    case 'answered':
      return answered(input);
    case 'countAgain':
      return countAgain(input);
    case 'flag':
      return raiseFlag(
        input,
        input.fails ? { message: users.updating({ id: 'nobody' }, { set: { age: 9 } }, present('pk')) } : {},
      );
    case 'answering':
      return answering(input);
    case 'asked':
      return (await allTurns(input.userId, input.session)).map(({ open }) => open);
    case 'connection':
      return connections.put({
        user_id: input.userId,
        connection_id: input.id,
        connected_at: now().toISOString(),
      });
    case 'quiz':
      return takeQuiz(await somebody(input.userId), input);
    case 'shelf': {
      const actor = await somebody(input.userId);
      for (const body of input.books) await addToList({ actor, body });
    }
  }
};

export const handler = (input: SeedTask): Promise<unknown> => asOf(input.at, () => run(input));
