import { afterEach, describe, expect, test } from '@jest/globals';
import { contract } from '../../contract';
import { classes } from '../../contract/classes/endpoints';
import { outages } from '../support/cloud';
import { codeOf } from '../support/endpoints';
import { createSchool } from '../support/friends';
import type { judgedTexts } from '../support/grown-up-texts';
import { createFamily } from '../support/letters';
import type { Answer } from '../support/people';

afterEach(() => outages({ model: false }));

type Write = (words: string) => Promise<Answer<unknown>>;

const createClass = async (name: string) => {
  const { teacher } = await createSchool();
  return teacher.call(classes.create, { body: { name } });
};

const renameClass = async (name: string) => {
  const { teacher } = await createSchool();
  const { id } = (await teacher.call(classes.create, { body: { name: 'Owls' } })).body;
  const answered = await teacher.call(classes.change, { params: { id }, body: { name } });
  const [kept] = (await teacher.call(classes.list, {})).body.classes;
  if (answered.status !== 200) expect(kept?.name).toBe('Owls');
  return answered;
};

const addReward = async (name: string) => {
  const { guardian } = await createFamily();
  return guardian.call(contract.shop.addReward, { body: { name, gem_cost: 5 } });
};

/** How each text is written. */
const writes: Readonly<Record<(typeof judgedTexts)[number], Write>> = {
  'classes.create.body.name': createClass,
  'classes.change.body.name': renameClass,
  'shop.addReward.body.name': addReward,
};

describe.each(Object.entries(writes))('%s', (_name, write) => {
  test.each([
    'Come over to my house',
    'Our secret just for us',
    'Write to me@home.test',
    'I love you, do not tell anybody',
  ])('422: “%s” is refused kindly', async (words) => {
    const { status, body } = await write(words);
    expect(status).toBe(422);
    expect(body).toMatchObject({ error: expect.stringMatching(/^That does not work as .+ Please /) });
  });

  test('422: words that only moderation finds are refused', async () => {
    expect((await write('How to build a bomb')).status).toBe(422);
  });

  test.each(['Owls', 'Year 4b', 'Class 6 (2026/27)', 'Lesefüchse', 'Room 12'])(
    '200: “%s” is accepted',
    async (words) => {
      expect((await write(words)).status).toBe(200);
    },
  );
});

test('503: while moderation is down a new name is not stored, and everything else of a class goes on', async () => {
  const { teacher } = await createSchool();
  const { id } = (await teacher.call(classes.create, { body: { name: 'Owls' } })).body;
  await outages({ model: true });
  expect(codeOf(await teacher.call(classes.create, { body: { name: 'Foxes' } }))).toBe(
    'class_name_unchecked',
  );
  expect((await teacher.call(classes.change, { params: { id }, body: { code: 'new' } })).status).toBe(200);
  expect((await teacher.call(classes.list, {})).body.classes.map(({ name }) => name)).toEqual(['Owls']);
});
