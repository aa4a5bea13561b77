import { afterEach, expect, test } from '@jest/globals';
import { comics } from '../../contract/comics/endpoints';
import { feedback } from '../../contract/feedback/endpoints';
import { storyWords } from '../../contract/rules/comics';
import { users } from '../../contract/users/endpoints';
import { advanceClock, outages, resetClock } from '../support/cloud';
import { createComic, ledgerOf, newSchool, send, story } from '../support/comics';
import { codeOf } from '../support/endpoints';
import { countedWhile } from '../support/metrics';
import { createPerson } from '../support/people';

afterEach(async () => {
  await outages({ model: false, queues: false, manners: false, slowModel: false });
  await resetClock();
});

test('200: a story becomes a lettered comic with its points, and the day counts', async () => {
  const child = await createPerson();
  let answer: Awaited<ReturnType<typeof send>> | undefined;
  const counted = await countedWhile(['comic_done', 'comic_refused'], async () => {
    answer = await send(child);
  });
  expect(counted).toEqual([{ comic_done: 1 }]);
  const { status, body } = answer as NonNullable<typeof answer>;
  expect({ status, state: body.state }).toEqual({ status: 200, state: 'finished' });
  const comic = body.comic;
  expect(comic).toMatchObject({
    completion_points: 50,
    comic_style: 'Cartoon',
    likes: 0,
    is_own: true,
    story: story(),
  });
  expect(comic?.alt).toHaveLength(4);
  expect(comic?.alt.join(' ')).toContain('“We must go there today”');
  expect(await ledgerOf(child)).toMatchObject({ points: 50, entries: 1 });
  expect((await child.call(users.me, {})).body).toMatchObject({ points: 50, streak: 1 });
  const { body: own } = await child.call(comics.mine, { query: {} });
  expect(own.comics.map(({ id }) => id)).toEqual([comic?.id]);
  expect((await child.call(comics.today, {})).body).toEqual({ comics: [], user_has_submitted: true });
});

test.each([
  ['comic_too_short', 400, 'A very short story about a frog.'],
  ['comic_too_long', 400, 'word '.repeat(storyWords.most + 1)],
  ['comic_inappropriate', 422, `${story()} Then they all said fuck and went home.`],
  ['comic_inappropriate', 422, `${story()} Then they said f.u.c.k to each other.`],
  ['comic_inappropriate', 422, `${story()} And he cut off her head and there were pools of blood.`],
])('a story that is refused with %s (%i) neither uses up the day nor is paid', async (code, status, text) => {
  const child = await createPerson();
  const answer = await send(child, text);
  expect({ status: answer.status, code: codeOf(answer) }).toEqual({ status, code });
  expect((await child.call(comics.today, {})).body.user_has_submitted).toBe(false);
  expect(await ledgerOf(child)).toMatchObject({ entries: 0 });
  if (status === 422) {
    expect((await child.call(comics.draft, {})).body.draft?.story).toBe(text.trim());
    expect((await child.call(comics.progress, {})).body).toMatchObject({
      state: 'refused',
      refusal: { code },
    });
  }
});

test('200: a story with a crisis gets help, without model and moderation, and is not drawn', async () => {
  const child = await createPerson();
  await outages({ model: true });
  const { status, body } = await send(child, `${story()} I want to kill myself.`);
  expect({ status, state: body.state, comic: body.comic }).toEqual({
    status: 200,
    state: 'help',
    comic: null,
  });
  expect(body.help).toContain('988');
  expect((await child.call(comics.progress, {})).body.state).toBe('none');
});

test('200: others see invented names of people, places and the school, and the own copy keeps the real ones', async () => {
  const pupil = newSchool();
  const school = 'Hill and Dale';
  const [child, mate] = await Promise.all([pupil({ school }), pupil({ school })]);
  // In lower case only the child's record identifies the school's name.
  const text = story('Mia').replace('in the dark forest', 'near Springfield behind hill and dale');
  const own = await createComic(child, text);
  expect(own.story).toBe(text);
  const [seen] = (await mate.call(comics.today, {})).body.comics;
  expect(seen?.id).toBe(own.id);
  expect(`${seen?.story} ${seen?.alt.join(' ')}`).not.toMatch(/Mia|Springfield|hill and dale/i);
  expect(own.alt.join(' ')).toMatch(/Mia/);
  expect(seen?.image_url.split('?')[0]).not.toBe(own.image_url.split('?')[0]);
});

test('200: feedback on an own comic is paid once; 404: on another child’s it is refused', async () => {
  const [child, other] = [await createPerson(), await createPerson()];
  const { id } = await createComic(child);
  const give = (who: typeof child) =>
    who.call(feedback.give, {
      body: { feature_type: 'comic', reference_id: id, feedback_data: { rating: 5 } },
    });
  expect((await give(child)).body.points_awarded).toBe(5);
  expect((await give(child)).body.points_awarded).toBe(0);
  expect(codeOf(await give(other))).toBe('feedback_reference_unknown');
});

test('200: a draft is kept for 30 days, and saving an empty one deletes it', async () => {
  const child = await createPerson();
  const saved = await child.call(comics.saveDraft, { body: { story: 'Once upon a', style: 'Manga' } });
  const draft = () => child.call(comics.draft, {});
  expect((await draft()).body.draft).toEqual({
    story: 'Once upon a',
    style: 'Manga',
    promptId: expect.stringMatching(/^prompt-\d+$/),
    saved_at: saved.body.saved_at,
  });
  await advanceClock('P31D');
  expect((await draft()).body.draft).toBeNull();
  await resetClock();
  await child.call(comics.saveDraft, { body: { story: ' ', style: null } });
  expect((await draft()).body.draft).toBeNull();
});

test('200: the prompt of the day is the same for all children and changes the next day', async () => {
  const [one, two] = [await createPerson(), await createPerson()];
  const daily = async (who: typeof one) => (await who.call(comics.daily, { query: {} })).body.prompt;
  const today = await daily(one);
  expect(await daily(two)).toEqual(today);
  await advanceClock('P1D');
  expect(await daily(two)).not.toEqual(today);
});
