import { beforeAll, describe, expect, test } from '@jest/globals';
import { chat } from '../../contract/chat/endpoints';
import { comics } from '../../contract/comics/endpoints';
import { feedback } from '../../contract/feedback/endpoints';
import { flags } from '../../contract/flags/endpoints';
import { interestLists } from '../../contract/onboarding/interests';
import { shop } from '../../contract/shop/endpoints';
import { users } from '../../contract/users/endpoints';
import { crisisReply } from '../../lambdas/safety/crisis/crisis-reply';
import { createBook } from '../support/books';
import { startTalk } from '../support/chat';
import { advanceClock, resetClock } from '../support/cloud';
import { createPerson, meOf, type Person } from '../support/people';
import { readTexts } from '../support/read-texts';

let operator: Person;
beforeAll(async () => {
  operator = await createPerson('operator');
});

const flagsOf = async ({ id }: Person) =>
  (await operator.call(flags.open, { query: {} })).body.flags.filter(({ child_id }) => child_id === id);

const talkOf = async (child: Person) => {
  const { id } = await createBook();
  return startTalk(child, { bookId: id, endChapter: 1 });
};

const interest = (list: string) => async (child: Person, words: string) =>
  (await child.call(users.update, { body: { interests: { [list]: ['football', words] } } })).body.help;

/** Writes words into a free text of a student, and returns the help in the answer. */
const writing: Record<
  (typeof readTexts)[number],
  (child: Person, words: string) => Promise<string | null | undefined>
> = {
  'chat.send.body.messages[].content': async (child, words) =>
    (await (await talkOf(child)).say(words)).body.message,
  'chat.feedback.body.feedback_data.comment': async (child, words) => {
    const talk = await talkOf(child);
    await talk.say('I like the dragon');
    const body = { session_id: talk.session_id, message_index: 2, feedback_data: { comment: words } };
    return (await child.call(chat.feedback, { body })).body.help;
  },
  'comics.generate.body.story': async (child, words) =>
    (await child.call(comics.generate, { body: { story: words, style: 'Cartoon', promptId: null } })).body
      .help,
  'comics.writingFeedback.body.story': async (child, words) =>
    (await child.call(comics.writingFeedback, { body: { story: words } })).body.help,
  'comics.saveDraft.body.story': async (child, words) =>
    (await child.call(comics.saveDraft, { body: { story: words, style: null } })).body.help,
  'feedback.give.body.feedback_data.comment': async (child, words) => {
    const data = { feedback_type: 'other' as const, comment: words };
    const body = { feature_type: 'dashboard' as const, reference_id: null, feedback_data: data };
    return (await child.call(feedback.give, { body })).body.help;
  },
  'shop.request.body.item': async (child, words) =>
    (await child.call(shop.request, { body: { item: words } })).body.help,
  'users.update.body.interests.movies[]': interest('movies'),
  'users.update.body.interests.tvshows[]': interest('tvshows'),
  'users.update.body.interests.sports[]': interest('sports'),
  'users.update.body.interests.music[]': interest('music'),
  'users.update.body.interests.youtube and content[]': interest('youtube and content'),
  'users.update.body.interests.video games[]': interest('video games'),
  'users.update.body.interests.hobbies[]': interest('hobbies'),
  'users.update.body.interests.other interests[]': interest('other interests'),
};

const cry = 'I want to kill myself';

describe('a cry for help', () => {
  test.each(readTexts)(
    '200: in %s gets the fixed help and a flag with the child’s name for operators',
    async (text) => {
      const child = await createPerson();
      const { region, username, email } = await meOf(child);
      expect(await writing[text](child, cry)).toBe(crisisReply(region));
      expect(await flagsOf(child)).toMatchObject([{ kind: 'self-harm', severity: 1, username, email }]);
      await writing[text](child, 'I like books about dragons');
      expect(await flagsOf(child)).toHaveLength(1);
    },
  );

  test('is tried in every list of interests', () => {
    expect(readTexts.filter((text) => text.startsWith('users.update'))).toHaveLength(
      Object.keys(interestLists).length,
    );
  });

  test('200: in a wish is stored as a wish, too, and found even after the day’s wishes are used up', async () => {
    const child = await createPerson();
    for (let wish = 1; wish <= 5; wish++)
      expect((await child.call(shop.request, { body: { item: `A drum number ${wish}` } })).status).toBe(200);
    expect((await child.call(shop.request, { body: { item: cry } })).body.code).toBe('store_request_limit');
    expect(await flagsOf(child)).toMatchObject([{ feature: 'wish' }]);
  });

  test('200: in a teacher’s feedback raises no flag', async () => {
    const teacher = await createPerson('teacher');
    expect(await writing['feedback.give.body.feedback_data.comment'](teacher, cry)).toBeUndefined();
    expect(await flagsOf(teacher)).toEqual([]);
  });
});

describe('a draft', () => {
  const save = async (child: Person, story: string) =>
    (await child.call(comics.saveDraft, { body: { story, style: null } })).body.help;
  const kept = async (child: Person) => (await child.call(comics.draft, {})).body.draft?.story;

  test('200: with a crisis is stored, and raises one flag a day however often it is saved', async () => {
    const child = await createPerson();
    const { region } = await meOf(child);
    let story = 'Today I went to school. I want to die.';
    for (const more of ['', ' Nobody', ' Nobody likes me.', ' I want to die again.']) {
      story += more;
      expect(await save(child, story)).toBe(crisisReply(region));
      expect(await kept(child)).toBe(story);
    }
    expect(await flagsOf(child)).toMatchObject([{ feature: 'draft', kind: 'self-harm' }]);
    await advanceClock('P1D');
    try {
      await save(child, story);
      expect(await flagsOf(child)).toHaveLength(2);
    } finally {
      await resetClock();
    }
  });

  test('200: with a further crisis or a supervisor’s name raises another flag', async () => {
    const child = await createPerson();
    await save(child, 'I want to die.');
    await save(child, 'I want to die. My dad shouts all day.');
    await save(child, 'My dad hits me.');
    const raised = await flagsOf(child);
    expect(raised.map(({ kind, may_know }) => `${kind} ${may_know}`).toSorted()).toEqual([
      'abuse operators',
      'self-harm operators',
      'self-harm supervisors',
    ]);
  });

  test('200: in which an owl cries for help raises no flag', async () => {
    const child = await createPerson();
    expect(
      await save(
        child,
        'We built a castle of snow. "Please help me, my tree has fallen down!" said the owl.',
      ),
    ).toBeUndefined();
    expect(await flagsOf(child)).toEqual([]);
  });
});
