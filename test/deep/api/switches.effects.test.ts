/**
 * Functions of its own: what they remember of switches must not reach the next suite.
 * @jest-environment-options {"environment": {"SUITE": "switches.effects"}}
 */
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { comics } from '../../../contract/comics/endpoints';
import { flags } from '../../../contract/flags/endpoints';
import { friends } from '../../../contract/friends/endpoints';
import { onboarding } from '../../../contract/onboarding/endpoints';
import { operations } from '../../../contract/operations/endpoints';
import { isSwitch, switchKinds } from '../../../contract/operations/kinds';
import { softHelp } from '../../../lambdas/safety/crisis/crisis-reply';
import { beginNext } from '../../support/articles';
import { createBook } from '../../support/books';
import { openChat, startTalk } from '../../support/chat';
import { advanceClock, atRest, resetClock } from '../../support/cloud';
import { createComic, newSchool, send as sendStory, story } from '../../support/comics';
import { agreed, change, consents, everything } from '../../support/consent';
import { askDeletion } from '../../support/deletion';
import { callWith, codeOf, endpoints } from '../../support/endpoints';
import { copyFor } from '../../support/exports';
import { sampleInput } from '../../support/made-up-input';
import { countedWhile } from '../../support/metrics';
import { createPerson, createTeen, meOf, type Person } from '../../support/people';
import { askForQuiz, startQuiz } from '../../support/quiz';
import { nameDecided, setUp, signUp } from '../../support/sign-up';
import { closeAllSockets } from '../../support/sockets';
import { aMinute, switchAllOn, switchOff, throwOne } from '../../support/switches';
import { startedVoice, startVoice, voiceChatsOf } from '../../support/voice';

afterEach(async () => {
  closeAllSockets();
  await switchAllOn();
});
afterAll(resetClock);

/** A sorrow in a talk; in a story it is doubtful. */
const sorrow = 'I am so sad because my mom and dad shout at each other';

const flagsOf = async (operator: Person, { id }: Person) =>
  (await operator.call(flags.open, { query: {} })).body.flags.filter(({ child_id }) => child_id === id);

/** The calls of the model meanwhile, without those of work that goes on from before. */
const modelCalls = async (work: () => Promise<unknown>) => {
  await atRest();
  return countedWhile(['ai_calls'], work);
};

describe('a switch thrown during a talk', () => {
  test('is noticed by the next message within a minute, and the talk goes on when it is on again', async () => {
    const [child, { id: bookId }] = await Promise.all([createPerson(), createBook()]);
    const talk = await startTalk(child, { bookId, endChapter: 2 });
    expect((await talk.say('I liked the dragon very much')).status).toBe(200);

    const operator = await switchOff('chat');
    const calls = await modelCalls(async () => {
      expect(codeOf(await talk.say('The dragon was so kind'))).toBe('paused');
      expect(codeOf(await openChat(child, { bookId }))).toBe('paused');
    });
    expect(calls).toEqual([]);
    expect((await meOf(child)).paused).toEqual(['chat']);

    await throwOne(operator, 'chat', true);
    await advanceClock(aMinute);
    expect((await talk.say('The dragon was so kind')).status).toBe(200);
    expect(await meOf(child)).not.toHaveProperty('paused');
  });

  test('does not silence a cry for help, which is answered without the model', async () => {
    const [child, { id: bookId }] = await Promise.all([createPerson(), createBook()]);
    const talk = await startTalk(child, { bookId, endChapter: 2 });
    await switchOff(...switchKinds);
    expect((await talk.say('I want to kill myself')).body).toMatchObject({ kind: 'help' });
  });

  const doubted = 'grandad broke the chair just by sitting on it';
  test.each([
    ['before a doubtful cry', doubted, { kind: 'help' }, 2],
    ['before a sorrow', sorrow, { code: 'paused' }, 3],
  ])('%s loses neither the flag nor the help', async (_, words, answer, severity) => {
    const [child, { id: bookId }] = await Promise.all([createPerson(), createBook()]);
    const talk = await startTalk(child, { bookId, endChapter: 2 });
    const operator = await switchOff('chat');
    expect((await talk.say(words)).body).toMatchObject(answer);
    expect(await flagsOf(operator, child)).toMatchObject([{ severity, feature: 'chat' }]);
  });

  test('ends a voice chat with the reason and what it earned; none begins until it is on again', async () => {
    const { child, bookId, chat } = await startedVoice();
    await chat.say('I liked the dragon');
    const operator = await switchOff('voice');
    chat.sound('AAAA');
    expect(await chat.next('error')).toMatchObject({ code: 'paused' });
    expect(await chat.stop()).toBe(5);
    expect(await voiceChatsOf(child)).toMatchObject([{ book_id: bookId, points_earned: 5 }]);
    chat.mute(false);
    expect(await chat.next('error', 2)).toMatchObject({ code: 'paused' });

    await throwOne(operator, 'voice', true);
    await advanceClock(aMinute);
    await startVoice(child, { bookId });
  });
});

test('200: two operators who throw different switches at once lose neither', async () => {
  const [one, two] = await Promise.all([createPerson('operator'), createPerson('operator')]);
  await Promise.all([throwOne(one, 'store', false), throwOne(two, 'names', false)]);
  const { off } = (await one.call(operations.switches, {})).body;
  expect(off.map(({ kind }) => kind).toSorted()).toEqual(['names', 'store']);
});

test('200: with names switched off a name waits and is not lost; it is checked when they are on again', async () => {
  const operator = await switchOff('names');
  const account = await signUp();
  const calls = await modelCalls(async () => {
    await setUp(account);
    await advanceClock('P1D');
    await atRest();
  });
  expect(calls).toEqual([]);
  expect((await account.call(onboarding.state, {})).body.profile?.username_status).toBe('checking');
  await throwOne(operator, 'names', true);
  await advanceClock(aMinute);
  await advanceClock('PT5M');
  expect((await nameDecided(account)).username_status).toBe('shown');
});

describe('what still works', () => {
  test('200: a quiz on questions that are there; 403: one that needs new questions, until it is on again', async () => {
    const [child, other, { id }] = await Promise.all([createPerson(), createPerson(), createBook()]);
    expect((await startQuiz(child, id, 1)).status).toBe(200);
    const { id: fresh } = await createBook({ withQuestions: false });
    const operator = await switchOff('quiz');
    expect((await startQuiz(other, id, 1)).status).toBe(200);
    expect(codeOf(await askForQuiz(other, fresh, 1))).toBe('paused');
    await throwOne(operator, 'quiz', true);
    await advanceClock(aMinute);
    expect((await startQuiz(other, fresh, 1)).status).toBe(200);
  });

  test('200: articles are our own', async () => {
    await switchOff('articles');
    const child = await createPerson();
    const calls = await modelCalls(async () => {
      expect(await beginNext(child)).toMatchObject({ origin: 'ours' });
    });
    expect(calls).toEqual([]);
  });

  test('403: no story is drawn; 200: the draft is kept, and finished comics are shown', async () => {
    const child = await createPerson();
    await createComic(child);
    await advanceClock('P1D');
    await switchOff('drawing');
    expect(codeOf(await sendStory(child, story('Mo')))).toBe('paused');
    expect((await child.call(comics.saveDraft, { body: { story: story('Mo'), style: null } })).status).toBe(
      200,
    );
    expect((await child.call(comics.mine, { query: {} })).body.comics).toHaveLength(1);
  });

  test('200: the help lines for a doubtful story, whether it is sent, read or saved', async () => {
    const child = await createPerson();
    const doubtful = Array.from({ length: 9 }, () => sorrow).join('. ');
    const save = async () =>
      (await child.call(comics.saveDraft, { body: { story: doubtful, style: null } })).body.help;
    expect(await save()).toBeUndefined();
    await switchOff('drawing');
    const help = softHelp((await meOf(child)).region);
    expect((await sendStory(child, doubtful)).body).toMatchObject({ state: 'help', comic: null, help });
    expect((await child.call(comics.writingFeedback, { body: { story: doubtful } })).body).toEqual({
      success: false,
      feedback: null,
      help,
    });
    expect(await save()).toBe(help);
  });

  test('200: without the comics of others a child sees its own', async () => {
    const pupil = newSchool();
    const [author, child] = [await pupil(), await pupil()];
    const { id } = await createComic(author);
    const today = async () => (await child.call(comics.today, {})).body.comics;
    expect(await today()).toHaveLength(1);
    const params = { id };
    await child.call(comics.like, { params });
    await switchOff('comics');
    expect(await today()).toEqual([]);
    expect((await child.call(comics.one, { params: { id } })).status).toBe(404);
    expect((await author.call(comics.one, { params: { id } })).status).toBe(200);
    // What takes something back, or calls for help, has no switch.
    expect((await child.call(comics.unlike, { params })).body).toMatchObject({ likes: 0 });
    expect((await child.call(comics.like, { params })).status).toBe(404);
    expect((await child.call(comics.report, { params })).status).toBe(200);
  });

  test('403: no friend is made; 200: a request is declined', async () => {
    const findable = () => createPerson('student', { discoverable: true });
    const [one, other, third] = [await findable(), await findable(), await findable()];
    for (const asking of [one, third])
      await asking.call(friends.request, { body: { recipient_id: other.id } });
    await switchOff('friends');
    const answer = (from: { readonly id: string }, action: 'accept' | 'decline') =>
      other.call(friends.respond, { body: { request_id: from.id, action } });
    expect(codeOf(await answer(one, 'accept'))).toBe('paused');
    expect((await answer(third, 'decline')).body).toEqual({ friendship_status: 'none' });
  });
});

describe('with everything switched off', () => {
  test('403: exactly the calls of children with a switch of their own are closed before anything else', async () => {
    const child = await createPerson();
    await switchOff(...switchKinds);
    const closed: string[] = [];
    for (const { name, endpoint } of endpoints.filter(({ endpoint: { who } }) => who.includes('student'))) {
      const { body } = (await callWith(endpoint, child.token, sampleInput(endpoint))) as {
        body: { code?: string };
      };
      if (body.code === 'paused') closed.push(name);
    }
    const declared = endpoints.filter(
      ({ endpoint: { who, control, terms } }) =>
        who.includes('student') && control !== undefined && isSwitch(control) && terms !== 'within',
    );
    expect(closed.filter((name) => !declared.some((one) => one.name === name))).toEqual([
      'recommendations.list',
    ]);
    expect(declared.filter(({ name }) => !closed.includes(name))).toEqual([]);
    for (const part of ['deletion', 'copies', 'consent', 'flags', 'terms', 'reading'])
      expect(closed.some((name) => name.startsWith(`${part}.`))).toBe(false);
  });

  test('200: a copy, a deletion and the end of a consent go on, and a grown-up still sees the child', async () => {
    const parent = await createPerson('parent');
    const [{ token }, teen] = await Promise.all([agreed(everything, parent.email), createTeen()]);
    await switchOff(...switchKinds);
    expect((await parent.call(friends.list, {})).status).toBe(200);
    expect((await copyFor(teen)).size).toBeGreaterThan(0);
    expect((await askDeletion(teen)).status).toBe(200);
    expect((await change(token, consents('core'))).status).toBe(200);
  });
});
