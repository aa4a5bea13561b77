import { ulid } from 'ulid';
import { dayOfNumber, newYorkDay, numberOfDay } from '../../contract/rules/day';
import { activityDays } from '../../lambdas/activity/store';
import { articles } from '../../lambdas/articles/store';
import { sessions, turns } from '../../lambdas/chat/store';
import { classItems } from '../../lambdas/classes/store';
import { comics } from '../../lambdas/comics/comic-store';
import { objectOf } from '../../lambdas/comics/layouts';
import { ledger } from '../../lambdas/ledger/store';
import { now } from '../../lambdas/platform/clock';
import { inParallel } from '../../lambdas/platform/in-parallel';
import { putMedia } from '../../lambdas/platform/media';
import { transact } from '../../lambdas/platform/table/transact';
import { results, resultsOf } from '../../lambdas/quiz/attempt/store';
import { friendships } from '../../lambdas/relations/friend-store';
import { grownUps, supervisions } from '../../lambdas/relations/store';
import { createUser } from '../../lambdas/users/create-user';
import { myWords } from '../../lambdas/words/store';

/** How much of each kind a child has after some years. */
export interface Years {
  readonly userId: string;
  readonly days: number;
  readonly entries: number;
  readonly talks: number;
  /** The talks whose words are kept, and the turns of each. */
  readonly withWords: number;
  readonly turnsEach: number;
  readonly comics: number;
  readonly pictureBytes: number;
  readonly quizzes: number;
  readonly articles: number;
  readonly words: number;
  readonly friends: number;
  /** Teachers with a class each, besides the guardian who asks, and other guardians. */
  readonly classes: number;
  readonly guardians: number;
}

const sentence = 'The dragon baked bread for everyone in the little town by the sea. ';

/** The moment of the item number `i` of `of`, spread over three years, the newest first. */
const momentOf = (i: number, of: number) => new Date(now().getTime() - ((i + 1) * 3 * 365 * 86_400_000) / of);

const count = <T>(length: number, make: (i: number) => Promise<T>) =>
  inParallel(
    Array.from({ length }, (_, i) => i),
    make,
  );

const writeDays = ({ userId: user_id, days, entries }: Years) => {
  const today = numberOfDay(newYorkDay(now()));
  return [
    count(days, (i) =>
      activityDays.update(
        { user_id, day: dayOfNumber(today - i) },
        {
          set: { day: dayOfNumber(today - i), read_at: now().toISOString() },
          add: { changes: 1, quiz_done: 1 },
        },
      ),
    ),
    count(entries, (i) =>
      ledger.create({
        user_id,
        cause: i % 3 === 0 ? `streak#long-${i}` : `quiz#long-${i}`,
        points: i % 3 === 0 ? 0 : 50,
        gems: i % 3 === 0 ? 1 : 0,
        created_at: momentOf(i, entries).toISOString(),
      }),
    ),
  ];
};

const writeTalks = ({ userId: user_id, talks, withWords, turnsEach }: Years) =>
  count(talks, async (i) => {
    const at = momentOf(i, talks);
    const [session_id, created_at] = [ulid(at.getTime()), at.toISOString()];
    await sessions.create({
      user_id,
      session_id,
      book_id: 'the-dragon-who-baked-bread',
      title: 'The Dragon Who Baked Bread',
      author: 'Inkwren',
      cover_url: null,
      character: null,
      end_chapter: 2,
      greeting: 'Hello! What did you read today?',
      created_at,
      last_message_time: created_at,
      turns: turnsEach,
      words_written: 13 * turnsEach,
      words_read: 52 * turnsEach,
      shown: null,
      days: { [newYorkDay(at)]: { messages: turnsEach, written: 13, read: 52, seconds: 60 } },
      talking_since: created_at,
      answering: null,
    });
    if (i >= withWords) return;
    for (let number = 1; number <= turnsEach; number++)
      await turns.create({
        user_id,
        session_id,
        number,
        said: sentence,
        said_at: created_at,
        reply: sentence.repeat(4),
        reply_kind: 'reply',
        replied_at: created_at,
        summary: sentence.repeat(2),
        open: null,
        request_id: `${session_id}-${number}`,
        points: 2,
        likes: {},
      });
  });

/** Bytes that no compression makes smaller, as those of a picture. */
const pictureOf = (bytes: number) => {
  const picture = Buffer.alloc(bytes);
  for (let i = 0; i + 4 <= bytes; i += 4) picture.writeUInt32LE(Math.floor(Math.random() * 2 ** 32), i);
  return picture;
};

const writeComics = ({ userId: user_id, comics: amount, pictureBytes }: Years) =>
  count(amount, async (i) => {
    const at = momentOf(i, amount);
    const picture = `long-${user_id}-${i}`;
    await putMedia(objectOf(picture, 'grid', 'webp'), pictureOf(pictureBytes), 'image/webp');
    await comics.create({
      user_id,
      id: ulid(at.getTime()),
      day: newYorkDay(at),
      story: sentence.repeat(20),
      shared_story: sentence.repeat(20),
      style: 'Cartoon',
      prompt_id: 'prompt-1',
      prompt: 'Who opens the door?',
      alt: Array(4).fill(sentence),
      shared_alt: Array(4).fill(sentence),
      picture,
      shared_picture: `${picture}-shared`,
      words: 260,
      points: 50,
      likes: 3,
      reports: 0,
      hidden: false,
      created_at: at.toISOString(),
    });
  });

/** Quizzes with the questions and answers of one that the child has handed in. */
const writeQuizzes = async ({ userId: user_id, quizzes }: Years) => {
  const [handedIn] = await resultsOf(user_id);
  if (handedIn === undefined) throw new Error('The child has handed in no quiz');
  return count(quizzes, (i) => {
    const at = momentOf(i, quizzes);
    // Shortly before now, because a question is shown only if it existed at the time.
    return results.create({ ...handedIn, user_id, id: ulid(at.getTime()), created_at: handedIn.created_at });
  });
};

const writeTexts = ({ userId: user_id, articles: amount, words }: Years) => [
  count(amount, (i) => {
    const [id, at] = [ulid(momentOf(i, amount).getTime()), momentOf(i, amount).toISOString()];
    const five = ['bread', 'dragon', 'town', 'sea', 'fire'];
    return articles.create({
      user_id,
      id,
      article: { title: 'Bread', content: `${sentence.repeat(30)}<BLANK> `.repeat(5), word_bank: five },
      answers: five,
      why: five,
      sources: [],
      origin: 'ours',
      begun_at: at,
      user_answers: five,
      score: 5,
      points: 50,
      completed_at: at,
      counted_for: at.slice(0, 10),
      created_at: at,
    });
  }),
  count(words, (i) =>
    myWords.create({
      user_id,
      word: `word${i}`,
      sentence,
      title: 'Bread',
      hint: null,
      step: 1,
      reviews: 3,
      due: '2026-01-01',
      added_at: now().toISOString(),
    }),
  ),
];

const writeFriends = ({ userId, friends }: Years) =>
  count(friends, async (i) => {
    const id = `friend-${userId}-${i}`;
    await createUser({
      id,
      email: `${id}@friends.test`,
      username: `pal ${String(i).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')} of ${userId.slice(0, 4)}`,
      age: 9,
      region: 'United States',
      account_type: 'student',
      consents: { core: true, ai_text: true, voice: true, public_sharing: true },
    });
    const of = { state: 'accepted' as const, changed_at: now().toISOString(), version: 1, asked_by: id };
    await friendships.create({ user_id: userId, friend_id: id, ...of });
  });

const writeGrownUp = async ({ userId: child_id }: Years, of: 'teacher' | 'guardian', i: number) => {
  const id = `${of}-${child_id}-${i}`;
  const [adult_email, at] = [`${id}@grown-ups.test`, now().toISOString()];
  const isTeacher = of === 'teacher';
  await createUser({
    id,
    email: adult_email,
    username: `${of} ${'abcdefghij'[i] ?? ''} of ${child_id.slice(0, 4)}`,
    age: 40,
    region: 'United States',
    account_type: isTeacher ? 'teacher' : 'other',
    verified: true,
  });
  const classes = isTeacher ? [ulid()] : [];
  for (const one of classes)
    await classItems.create({
      ...{ teacher_id: id, id: one, name: `Class ${i + 1}`, code: null, archived_at: null, created_at: at },
    });
  const pair = {
    ...{ adult_email, child_id, adult_id: isTeacher ? id : null, guardian: !isTeacher, classes },
    ...{ state: 'accepted' as const, changed_at: at, version: 1, automatic: false, school: null },
    ...{ reported: false, by_class: null, guardian_answer: null, mild_by_mail: false },
  };
  await transact({ adult: supervisions.putting(pair), child: grownUps.putting(pair) });
};

const writeGrownUps = (of: Years) =>
  Promise.all([
    count(of.classes, (i) => writeGrownUp(of, 'teacher', i)),
    count(of.guardians, (i) => writeGrownUp(of, 'guardian', i)),
  ]);

/** Gives a child, who has handed in a quiz, the records of years. */
export const writeYears = async (of: Years): Promise<void> => {
  await Promise.all([
    ...writeDays(of),
    writeTalks(of),
    writeComics(of),
    ...writeTexts(of),
    writeFriends(of),
    writeGrownUps(of),
  ]);
  await writeQuizzes(of);
};
