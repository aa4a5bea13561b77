import { afterEach, expect, test } from '@jest/globals';
import { comics } from '../../../contract/comics/endpoints';
import { users } from '../../../contract/users/endpoints';
import { advanceClock, resetClock, useModel } from '../../support/cloud';
import { createComic, ledgerOf, send, story } from '../../support/comics';
import { codeOf } from '../../support/endpoints';
import { honest, startModel } from '../../support/model';
import { createPerson, type Person } from '../../support/people';

afterEach(async () => {
  await resetClock();
  await useModel();
});

const promptOf = async (child: Person, id?: string) =>
  (await child.call(comics.daily, { query: { id } })).body;
const draftOf = async (child: Person) => (await child.call(comics.draft, {})).body.draft;
const save = (child: Person, text: string, promptId?: string | null) =>
  child.call(comics.saveDraft, { body: { story: text, style: 'Manga', promptId } });
const finish = (child: Person, promptId: string | null, text = story()) =>
  send(child, text, 'Cartoon', promptId);

test('200: a story that is begun on one day and finished on the third keeps its idea, and counts for the third', async () => {
  const child = await createPerson();
  const first = (await promptOf(child)).prompt;
  await save(child, 'Once upon a', first.id);
  await advanceClock('P1D');
  await save(child, 'Once upon a time', first.id);
  expect((await child.call(users.me, {})).body.streak).toBe(0);
  await advanceClock('P1D');
  expect(await draftOf(child)).toMatchObject({
    story: 'Once upon a time',
    style: 'Manga',
    promptId: first.id,
  });
  expect(await promptOf(child, first.id)).toEqual({ prompt: first, days_ago: 2 });
  const today = await promptOf(child);
  expect(today.days_ago).toBe(0);
  expect(today.prompt).not.toEqual(first);

  const { body } = await finish(child, first.id);
  expect(body.comic?.daily_comic_prompts.prompt).toBe(first.prompt);
  expect(await draftOf(child)).toBeNull();
  expect((await child.call(comics.today, {})).body.user_has_submitted).toBe(true);
  const { streak } = (await child.call(users.me, {})).body;
  expect(streak).toBe(1);
  expect(await ledgerOf(child)).toMatchObject({ points: 50, entries: 1 });
  expect(codeOf(await finish(child, today.prompt.id, story('Tavi')))).toBe('comic_already_today');
  await advanceClock('P1D');
  await createComic(child, story('Tavi'));
  expect((await child.call(users.me, {})).body.streak).toBe(2);
});

test('200: a draft without an idea gets that of the day, and one that is older than any draft too', async () => {
  const child = await createPerson();
  const first = (await promptOf(child)).prompt;
  for (const promptId of [undefined, null, 'prompt-0']) {
    await save(child, 'Once upon a', promptId);
    expect(await draftOf(child)).toMatchObject({ promptId: first.id });
  }
  await advanceClock('P30D');
  expect(await promptOf(child, first.id)).toEqual({ prompt: first, days_ago: 30 });
  await advanceClock('P1D');
  expect(await promptOf(child, first.id)).toEqual(await promptOf(child));
});

test('200: a story that was refused after its day is a draft again, with the idea with which it was begun', async () => {
  const child = await createPerson();
  const first = (await promptOf(child)).prompt;
  await advanceClock('P1D');
  expect(codeOf(await finish(child, first.id, `${story()} Then they said fuck.`))).toBe(
    'comic_inappropriate',
  );
  expect(await draftOf(child)).toMatchObject({ promptId: first.id });
});

test('200: feedback on a story of an earlier day is about its own idea', async () => {
  const model = await startModel();
  await useModel(model.url);
  model.script.chat = (request) => JSON.stringify(honest(request));
  const child = await createPerson();
  const first = (await promptOf(child)).prompt;
  await advanceClock('P1D');
  const today = (await promptOf(child)).prompt;
  const asked = async (promptId?: string) => {
    await child.call(comics.writingFeedback, { body: { story: story(), promptId } });
    return JSON.stringify(model.seen.chat.at(-1));
  };
  expect(await asked(first.id)).toContain(JSON.stringify(first.prompt).slice(1, -1));
  expect(await asked()).toContain(JSON.stringify(today.prompt).slice(1, -1));
  model.stop();
});

test('400: sentence starters without a word behind them do not reach eighty words', async () => {
  const child = await createPerson();
  const tapped = 'Then Pip Suddenly, in the forest, Pip felt But then the frog. '.repeat(20);
  expect(codeOf(await finish(child, null, `A frog hid. ${tapped}`))).toBe('comic_too_short');
  const own = 'The frog ran. '.repeat(26);
  expect(codeOf(await finish(child, null, `${own}Then Pip`))).toBe('comic_too_short');
  expect((await finish(child, null, `${own}Then Pip hid`)).status).toBe(200);
});
