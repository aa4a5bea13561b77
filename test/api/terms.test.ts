/** @jest-environment-options {"terms": true} */
import { afterEach, expect } from '@jest/globals';
import { articles } from '../../contract/articles/endpoints';
import { books } from '../../contract/books/endpoints';
import { chat } from '../../contract/chat/endpoints';
import { classes } from '../../contract/classes/endpoints';
import { comics } from '../../contract/comics/endpoints';
import { consent } from '../../contract/consent/endpoints';
import { friends } from '../../contract/friends/endpoints';
import { invitations } from '../../contract/invitations/endpoints';
import { onboarding } from '../../contract/onboarding/endpoints';
import { quiz } from '../../contract/quiz/endpoints';
import { crisisReply } from '../../lambdas/safety/crisis/crisis-reply';
import { createBook } from '../support/books';
import { openChat, say, startTalk } from '../support/chat';
import { resetClock, testOnOwnEngine as test } from '../support/cloud';
import { send as sendStory, story } from '../support/comics';
import { codeOf } from '../support/endpoints';
import { createPerson, createTeen, meOf, type Person } from '../support/people';
import { setUp, signedIn, signUp } from '../support/sign-up';
import {
  again,
  answerOwn,
  comesIntoForce,
  expectRefused,
  passMidnight,
  shortlyBefore,
  termsOf,
} from '../support/terms';
import { itemsIn } from '../support/voice';

afterEach(() => resetClock());

const asked = (...numbers: string[]) => ({
  version: numbers[0],
  versions: numbers.map((number) => expect.objectContaining({ number })),
});

/** The stored answers of a member: version, answer and time. */
const answersOf = async ({ id }: Pick<Person, 'id'>) =>
  (await itemsIn(`USER#${id}`))
    .filter(({ kind }) => kind?.S === 'Agreement')
    .map(({ version, agreed, agreed_at }) => [version?.S, agreed?.BOOL, agreed_at?.S]);

test('200: a version that asks nobody changes nothing', async () => {
  const teen = await createTeen();
  await comesIntoForce('wording');
  const later = await again(teen);
  expect(await termsOf(later)).toEqual({ state: 'agreed', mine: null, children: null });
  expect((await openChat(later, { bookId: (await createBook()).id })).status).toBe(200);
});

test('200: a member sees the three sentences of every version since the agreement, newest first', async () => {
  const teen = await createTeen();
  await comesIntoForce('second');
  const { state, mine } = await termsOf(await again(teen));
  expect(state).toBe('asked');
  expect(mine).toEqual(asked('second', 'wording'));
  expect(mine?.versions.map(({ changes }) => changes.length)).toEqual([3, 3]);
  expect((await meOf(await again(teen))).terms).toBe('asked');
});

test('403: until a member answers, nothing new is sent or shared; reading and taking back go on', async () => {
  const [teen, other, { id }] = await Promise.all([createTeen(), createTeen(), createBook()]);
  await shortlyBefore('second');
  const { call } = await again(teen);
  const talk = await startTalk({ call }, { bookId: id });
  await passMidnight();
  const refused = {
    talk: await say(
      { call },
      { bookId: id, session: talk.session_id, words: 'I liked the dragon very much' },
    ),
    opened: await openChat({ call }, { bookId: id }),
    article: await call(articles.generate, { body: { past_articles: [] } }),
    story: await sendStory({ ...teen, call }),
    feedback: await call(comics.writingFeedback, { body: { story: story() } }),
    quiz: await call(quiz.start, { query: { id, end_chapter: '1' } }),
    book: await call(books.process, { body: { id, title: 'A book', author: 'Somebody' } }),
    friend: await call(friends.request, { body: { recipient_id: other.id } }),
    found: await call(friends.setDiscovery, { body: { discoverable: true } }),
    sharing: await call(consent.decide, { body: { public_sharing: true } }),
    transcripts: await call(consent.setTranscripts, { body: { transcripts: true } }),
  };
  for (const [what, { status, body }] of Object.entries(refused))
    expect([what, status, body.code]).toEqual([what, 403, 'terms_required']);
  const allowed = {
    talk: await call(chat.session, { params: { id: talk.session_id } }),
    lists: await call(books.lists, {}),
    comics: await call(comics.today, {}),
    draft: await call(comics.saveDraft, { body: { story: 'A draft', style: null } }),
    quizzes: await call(quiz.history, { query: {} }),
    hidden: await call(consent.decide, { body: { public_sharing: false } }),
    unfound: await call(friends.setDiscovery, { body: { discoverable: false } }),
  };
  for (const [what, { status }] of Object.entries(allowed)) expect([what, status]).toEqual([what, 200]);
});

test('200: each agreement is kept beside the earlier ones, and the next version asks anew', async () => {
  const teen = await createTeen();
  await comesIntoForce('second');
  expect((await answerOwn(await again(teen), 'second')).body).toMatchObject({ state: 'agreed', mine: null });
  const first = await answersOf(teen);
  expect(first.map(([version, agreed]) => [version, agreed])).toEqual([['second', true]]);
  await comesIntoForce('third');
  const later = await again(teen);
  expect((await termsOf(later)).mine).toEqual(asked('third'));
  // An answer to an earlier version, from a page that was opened before, is none to this one.
  expect((await answerOwn(later, 'second')).body.state).toBe('asked');
  expect((await answerOwn(later, 'third')).body.state).toBe('agreed');
  const both = await answersOf(teen);
  expect(both.map(([version]) => version)).toEqual(['second', 'third']);
  expect(both).toContainEqual(first[0]);
});

test('200: two versions that were missed are answered together', async () => {
  const teen = await createTeen();
  await comesIntoForce('third');
  const later = await again(teen);
  expect((await termsOf(later)).mine).toEqual(asked('third', 'second', 'wording'));
  expect((await answerOwn(later, 'second')).body).toMatchObject({ state: 'asked', mine: asked('third') });
  expect((await answerOwn(later, 'third')).body.state).toBe('agreed');
});

test('200: a "not now" is kept, is not asked about as new, and a later yes counts', async () => {
  const [teen, { id }] = await Promise.all([createTeen(), createBook()]);
  await comesIntoForce('second');
  const later = await again(teen);
  const no = await answerOwn(later, 'second', false);
  expect(no.body).toMatchObject({ state: 'declined', mine: asked('second', 'wording') });
  const kept = await answersOf(teen);
  await answerOwn(later, 'second', false);
  expect(await answersOf(teen)).toEqual(kept);
  expectRefused(await openChat(later, { bookId: id }), 'terms_required');
  expect((await later.call(books.lists, {})).status).toBe(200);
  expect((await answerOwn(later, 'second')).body.state).toBe('agreed');
  expect((await openChat(later, { bookId: id })).status).toBe(200);
  expect((await answersOf(teen)).map(([version, agreed]) => [version, agreed])).toEqual([
    ['second', false],
    ['second', true],
  ]);
  // A no after the yes is no answer any more: consents are taken back on their own page.
  expect((await answerOwn(later, 'second', false)).body.state).toBe('agreed');
});

test('200: after a "not now" the next version is asked about as new', async () => {
  const teen = await createTeen();
  await comesIntoForce('second');
  await answerOwn(await again(teen), 'second', false);
  await comesIntoForce('third');
  expect((await termsOf(await again(teen))).state).toBe('asked');
});

test('400: a version that is unknown or not in force yet cannot be answered', async () => {
  const teen = await createTeen();
  await comesIntoForce('second');
  const later = await again(teen);
  for (const version of ['third', 'unheard-of'])
    expect(codeOf(await answerOwn(later, version))).toBe('invalid_input');
  expect((await termsOf(later)).state).toBe('asked');
});

test('403: a child whose grown-up decides cannot answer', async () => {
  const child = await createPerson();
  await comesIntoForce('second');
  const later = await again(child);
  expect(await termsOf(later)).toEqual({ state: 'waiting', mine: null, children: null });
  expectRefused(await answerOwn(later, 'second'), 'terms_waiting');
});

test('200: a cry for help in a talk gets the fixed reply before the new terms are answered', async () => {
  const [child, { id }] = await Promise.all([createPerson(), createBook()]);
  await shortlyBefore('second');
  const later = await again(child);
  const { session_id } = await startTalk(later, { bookId: id });
  await passMidnight();
  const { body } = await say(later, {
    bookId: id,
    session: session_id,
    words: 'I want to kill myself',
  });
  expect(body.message).toBe(crisisReply('United States'));
});

test('200: teachers and parents are asked too, and go on seeing their children', async () => {
  const parent = await createPerson('parent');
  await comesIntoForce('second');
  const later = await again(parent);
  expect(await termsOf(later)).toMatchObject({ state: 'asked', children: null });
  const invitation = {
    email: 'a-child@home.test',
    consents: { core: true, ai_text: true, voice: true, public_sharing: true },
  };
  expectRefused(
    await later.call(invitations.inviteChild, { body: { ...invitation, is_guardian: true } }),
    'terms_required',
  );
  expect((await later.call(consent.children, {})).status).toBe(200);
});

test('403: a teacher neither names a class nor makes a code before the answer, and may archive one', async () => {
  const teacher = await createPerson('teacher');
  const { id } = (await teacher.call(classes.create, { body: { name: 'Owls' } })).body;
  await comesIntoForce('second');
  const later = await again(teacher);
  expectRefused(await later.call(classes.create, { body: { name: 'Foxes' } }), 'terms_required');
  for (const body of [{ name: 'Foxes' }, { code: 'new' }] as const)
    expectRefused(await later.call(classes.change, { params: { id }, body }), 'terms_required');
  expect((await later.call(classes.change, { params: { id }, body: { archived: true } })).status).toBe(200);
});

test('200: a newcomer agrees to the present version, and is asked about later ones only', async () => {
  await comesIntoForce('second');
  const who = await signUp({ account_type: 'other' });
  await who.call(onboarding.agree, { body: { terms_and_conditions: true } });
  await setUp(who, { account_type: 'other', age: 40 });
  expect((await termsOf(who)).state).toBe('agreed');
  await comesIntoForce('third');
  expect((await termsOf(await signedIn(who.email))).mine).toEqual(asked('third'));
});

test('200: a newcomer who agreed before a new version agrees again before the profile', async () => {
  await shortlyBefore('second');
  const later = await signUp({ account_type: 'other' });
  await later.call(onboarding.agree, { body: { terms_and_conditions: true } });
  await passMidnight();
  expect((await later.call(onboarding.state, {})).body.step).toBe('terms');
  await later.call(onboarding.agree, { body: { terms_and_conditions: true } });
  expect((await later.call(onboarding.state, {})).body.step).toBe('basic');
});
