import { contract } from '../../contract';
import { mailboxOf } from '../../contract/rules/mailbox';
import { findCrisis } from '../../lambdas/safety/crisis/find-crisis';
import { beginArticle, submitArticle } from './articles';
import { openFor } from './badges';
import { createBook } from './books';
import { startTalk } from './chat';
import { openDevice } from './children';
import { atRest, outages, seed } from './cloud';
import { createComic, story } from './comics';
import { answer, anybody, ask, confirm, everything, mailAbout, subjects } from './consent';
import { setControls } from './controls';
import { decide, inviteChild } from './families';
import { give } from './family';
import { changeFields, createFriendly, createSchool, request, respond } from './friends';
import { newAddress, passOnSchedule, tokenIn } from './mail';
import { type Answer, createPerson, meOf, type Person, randomLetters } from './people';
import { handIn, startQuiz, think } from './quiz';
import { putOff } from './recall';
import { reportQuestion } from './reports';
import { setUp, signedIn, signUp } from './sign-up';
import { ticketOf } from './sockets';
import { buy, createItem, giveGems } from './store';
import { address } from './store-orders';
import { startVoice } from './voice';

const { analytics, classes, comics, dictionary, feedback, home, invitations, leaderboard, letters } =
  contract;
const { reading, referrals, shop, words } = contract;

/** The answer of a call that is a step of a test. Throws if it was refused. */
const done = async <T>(call: Promise<Answer<T>>): Promise<T> => {
  const { status, body } = await call;
  if (status !== 200) throw new Error(`A step was refused: ${status} ${JSON.stringify(body)}`);
  return body;
};

/** A word that stands nowhere else. */
const newCanary = () => `quill${randomLetters()}`;

type School = Awaited<ReturnType<typeof createSchool>>;

/**
 * A child of nine whom a friend has recommended, a school and a parent have invited, and who has the consent of a guardian with
 * an account.
 */
const createChild = async ({ domain }: School, guardian: Person) => {
  const email = `${newCanary()}+kid@${domain}`;
  await done(anybody(invitations.joinWaitlist, { body: { email } }));
  await done((await createPerson()).call(referrals.submit, { body: { referred_email: email } }));
  await done(inviteChild(guardian, email));
  const newcomer = await signUp({ account_type: 'student', school: domain }, email);
  const username = `Pip ${randomLetters()}`;
  const { profile } = await done(setUp(newcomer, { username, age: 9 }));
  await done(ask(newcomer, guardian.email));
  await done(answer(tokenIn(await mailAbout(guardian.email, subjects.request)), everything));
  await passOnSchedule('PT65M');
  await done(confirm(tokenIn(await mailAbout(guardian.email, subjects.confirmation))));
  await done(newcomer.call(referrals.link, {}));
  await atRest();
  return { ...(await signedIn(email)), id: profile?.id ?? '', username };
};

/** Friends, requests in both directions, and declined ones. */
const meetFriends = async (child: Person) => {
  await changeFields(child.id, { discoverable: true });
  const all = await Promise.all(Array.from({ length: 4 }, () => createFriendly()));
  const [friend, asking, asked, declined] = all as [Person, Person, Person, Person];
  await done(request(child, friend));
  await done(respond(friend, child));
  await done(request(asking, child));
  await done(request(child, asked));
  await done(request(declined, child));
  await done(respond(child, declined, 'decline'));
  return friend;
};

/** A teacher with a class that the child is in, who has read one of the child's talks. */
const joinClass = async (child: Person, teacher: Person) => {
  const { id } = await done(teacher.call(classes.create, { body: { name: 'Owls' } }));
  const { code } = await done(teacher.call(classes.change, { params: { id }, body: { code: 'new' } }));
  await done(child.call(classes.join, { body: { code: code ?? '' } }));
  return id;
};

const talk = async (child: Person, bookId: string, teacher: Person, said: string) => {
  await changeFields(child.id, { transcripts: true });
  const first = [{ role: 'user' as const, content: `Hello from ${said}` }];
  const opening = {
    messages: first,
    sessionId: null,
    bookId,
    endChapter: 1,
    request_id: crypto.randomUUID(),
  };
  await done(child.call(contract.chat.send, { body: opening }));
  const chat = await startTalk(child, { bookId, endChapter: 2 });
  await done(chat.say(`I liked the dragon and ${said}`));
  await done(
    teacher.call(analytics.transcript, { params: { userId: child.id, sessionId: chat.session_id } }),
  );
  await done(chat.say('He bakes bread.'));
  await seed({ task: 'answering', userId: child.id, session: chat.session_id, request: crypto.randomUUID() });
  const voice = await startVoice(child, { bookId });
  await voice.say(`The dragon bakes`);
  await voice.stop();
  voice.socket.terminate();
  await atRest();
};

const learn = async (child: Person, { id: bookId, chapters }: Awaited<ReturnType<typeof createBook>>) => {
  const article = await beginArticle(child);
  await done(submitArticle(child, article.id, article.answers));
  await seed({ task: 'orderArticle', userId: child.id });
  await done(child.call(dictionary.lookUp, { params: { word: 'castle' }, query: {} }));
  await done(child.call(words.keep, { body: { word: 'castle' } }));
  await done(
    child.call(reading.keepPlace, {
      params: { id: bookId },
      body: { chapter: chapters.length, paragraph: 2, finished: true },
    }),
  );
  const { story } = await done(child.call(home.beginDay, {}));
  await done(child.call(home.finishPart, { body: { story: story?.story ?? '', part: 1 } }));
  await done(child.call(reading.logToday, { params: { id: bookId }, body: { pages: 9, minutes: 12 } }));
};

const takeQuizzes = async (child: Person, bookId: string, said: string) => {
  const { body: given } = await startQuiz(child, bookId, 1);
  await think();
  const { quiz_id } = await done(handIn(child, given));
  await done(reportQuestion(child, bookId, given.quiz[0]?.id ?? ''));
  await startQuiz(child, bookId, 2);
  await done(putOff(child));
  const give = (feature_type: 'quiz' | 'dashboard', reference_id: string | null, data: object) =>
    done(child.call(feedback.give, { body: { feature_type, reference_id, feedback_data: data } }));
  await give('quiz', quiz_id, { comment: `Fun, says ${said}` });
  await give('dashboard', null, { feedback_type: 'other', comment: `More, says ${said}` });
};

/** A comic that others have liked and reported, likes and reports of others' ones, and a drawing in progress. */
const drawComics = async (child: Person, { createPupil }: School, said: string) => {
  const mates = await Promise.all([createPupil(), createPupil()]);
  const [mate, other] = mates as [Person, Person];
  const { id } = await createComic(child);
  const [liked, reported] = [await createComic(mate), await createComic(other)];
  await done(mate.call(comics.like, { params: { id } }));
  await done(other.call(comics.report, { params: { id } }));
  await done(child.call(comics.like, { params: { id: liked.id } }));
  await done(child.call(comics.report, { params: { id: reported.id } }));
  await done(child.call(comics.saveDraft, { body: { story: `Once ${said} began`, style: null } }));
  return mate;
};

/** Prizes that wait, are ordered and are on their way, a hat, a wish, and a reward of the family. */
const shopFor = async (child: Person, guardian: Person, operator: Person, said: string) => {
  await giveGems(child, 100);
  const hat = await createItem();
  await done(buy(child, hat, { request_id: crypto.randomUUID() }));
  const buyPrize = async (yes: boolean) => {
    const prize = await createItem({ type: 'prize', stock: 5 });
    const { purchase } = await done(buy(child, prize));
    const key = { child_id: child.id, id: purchase.id };
    if (yes) await done(guardian.call(shop.decide, { body: { ...key, yes, address } }));
    return key;
  };
  await buyPrize(false);
  await buyPrize(true);
  const sent = await buyPrize(true);
  await done(operator.call(shop.fulfil, { body: sent }));
  const reward = await done(guardian.call(shop.addReward, { body: { name: 'Pizza night', gem_cost: 5 } }));
  await done(buy(child, reward));
  await done(child.call(shop.request, { body: { item: `A ${said} doll` } }));
  await done(child.call(shop.pin, { body: { item_id: hat.id } }));
};

/** The guardian ends a friendship, and gifts come from both grown-ups. */
const attend = async (child: Person, guardian: Person, teacher: Person, friend: Person) => {
  await done(decide(guardian, child, friend, false));
  for (const adult of [guardian, teacher]) await done(give(adult, child, 'star'));
};

/** Who comes by the child, and an address that the child has recommended Inkwren to. */
const recommend = async (child: Person) => {
  const [newcomer, other] = [await signUp(), newAddress('referred')];
  for (const referred_email of [newcomer.email, other])
    await done(child.call(referrals.submit, { body: { referred_email } }));
  await done(setUp(newcomer));
  await done(newcomer.call(referrals.link, {}));
};

/** What ends by itself soon: sockets, tickets, leases, a new name that is not checked, and mails that are not sent. */
const beginThings = async (child: Person) => {
  const crisis = findCrisis('i want to kill myself');
  if (crisis === undefined) throw new Error('No crisis');
  const userId = child.id;
  await seed({ task: 'flag', userId, feature: 'chat', messageId: randomLetters(), crisis });
  await ticketOf(child);
  await seed({ task: 'connection', userId, id: 'lost' });
  await seed({ task: 'wait', userId, feature: 'chat' });
  await seed({ task: 'recommended', userId });
  await atRest();
  await outages({ model: true });
  await seed({ task: 'killedDrawing', userId, story: story(), step: 'lettering' });
  const next = `Pip ${randomLetters()}`;
  await done(child.call(contract.users.update, { body: { username: next } }));
  await atRest();
  await outages({ model: true, mail: true });
  await done(request(await createPerson('teacher'), child));
  await atRest();
  await outages({ model: true, mail: true, queues: true });
  await done(request(await createPerson('teacher'), child));
  return next;
};

/** Others with points, so that a week's rewards are divided. */
const createCompetitors = async () => {
  const ids = (await seed({ task: 'crowd', count: 7 })) as string[];
  for (const [i, userId] of ids.entries())
    await seed({ task: 'award', userId, cause: 'quiz#crowd', points: 100 + i });
};

const readBoards = async (mate: Person, teacher: Person, class_id: string) => {
  for (const period of ['week', 'all'] as const) {
    await done(mate.call(leaderboard.board, { query: { scope: 'school', period } }));
    await done(teacher.call(leaderboard.board, { query: { scope: 'class', class_id, period } }));
  }
};

/** The same user with a token of today. */
const again = async <P extends Person>(person: P): Promise<P> => ({
  ...person,
  ...(await signedIn(person.email)),
});

/** The texts by which everything of a user is found. */
const textsOf = async (person: Person) => [
  person.id,
  person.email,
  mailboxOf(person.email),
  (await meOf(person)).username,
];

/**
 * A child with one of each kind of item, its guardian and its teacher, each with the texts by which everything of them is found.
 * The model, the mails and the queues are down afterwards, so that work about the child waits. Moves the clock by a week.
 */
export const createOneOfEach = async () => {
  const guardian = await createPerson('parent');
  const operator = await createPerson('operator');
  const school = await createSchool();
  const { teacher } = school;
  const said = newCanary();
  const before = await createChild(school, guardian);
  const book = await createBook();
  const { id: bookId } = book;
  await createCompetitors();
  await seed({ task: 'award', userId: before.id, cause: 'quiz#canary', points: 40_000 });
  await passOnSchedule('P6D');
  await atRest();
  const mate = await drawComics(await again(before), school, said);
  await passOnSchedule('P1D');
  await atRest();
  const [child, parent, theirTeacher, staff] = [
    await again(before),
    await again(guardian),
    await again(teacher),
    await again(operator),
  ];
  await seed({ task: 'award', userId: child.id, cause: 'quiz#again', points: 900 });
  const friend = await meetFriends(child);
  const classId = await joinClass(child, theirTeacher);
  await takeQuizzes(child, bookId, said);
  await learn(child, book);
  await talk(child, bookId, theirTeacher, said);
  await shopFor(child, parent, staff, said);
  await recommend(child);
  await done(setControls(parent, child, { quiz_first: true }));
  await done(parent.call(letters.choose, { body: { kind: 'family', on: true } }));
  await done(theirTeacher.call(letters.choose, { body: { kind: 'class', on: true } }));
  await readBoards(mate, theirTeacher, classId);
  await openDevice(parent);
  await openFor(theirTeacher, classId);
  const canaries = [...(await textsOf(child)), child.username, said];
  await seed({ task: 'rare', userId: child.id, email: child.email, adult: parent.email });
  await attend(child, parent, theirTeacher, friend);
  const next = await beginThings(child);
  return {
    child: { ...child, canaries: [...canaries, next] },
    guardian: { ...parent, canaries: await textsOf(parent) },
    teacher: { ...theirTeacher, canaries: await textsOf(theirTeacher) },
    friend,
  };
};
