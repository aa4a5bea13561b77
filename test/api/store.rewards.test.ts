import { expect, test } from '@jest/globals';
import { contract } from '../../contract';
import { codeOf } from '../support/endpoints';
import { createPerson, type Person } from '../support/people';
import { scriptedModel } from '../support/scripted-model';
import { itemsFor } from '../support/store';
import { createFamily } from '../support/store-orders';

const { shop } = contract;
const model = scriptedModel();
const offer = ({ call }: Person, name: string) => call(shop.addReward, { body: { name, gem_cost: 5 } });

test.each([
  'Come to my house',
  'Keep this a secret',
  'A kiss, because I love you',
  'Meet me after school',
  'Call me on 0171 234 5678',
  'mum@home.test',
  'see www.prizes.example.com',
  'C0me t0 my h0use',
  'C o m e to my house',
  'A secret just for us',
  'Come over to mine on Saturday',
  'Send me a photo in your swimsuit',
  'WhatsApp me',
  'Ven a mi casa',
  'Notre petit secret',
  'Komm zu mir nach Hause',
  'मेरे घर आओ',
  'mere ghar aao',
  '别告诉妈妈',
])('422: a reward is refused: %s', async (name) => {
  const { parent, child } = await createFamily(10);
  expect(codeOf(await offer(parent, name))).toBe('family_reward_refused');
  expect((await itemsFor(child)).filter(({ type }) => type === 'family')).toEqual([]);
});

test.each([
  'An evening of board games',
  'Pizza night',
  'A trip to the zoo with Grandma',
  'Cinema with a friend',
  'Stay up until 9',
  'Choose Sunday’s cake',
  'A new book, 300 pages',
  'A secret mission with Dad',
  'Invite a friend to our house',
  'Video call with Grandpa',
  'A photo book of our holiday',
  'Helado el domingo',
])('200: a reward is accepted: %s', async (name) => {
  const { parent } = await createFamily(10);
  expect((await offer(parent, name)).status).toBe(200);
});

test('422: a reward that moderation flags is refused, and moderation does not learn the family', async () => {
  const { parent, child } = await createFamily(10);
  model.script.moderate = (input) => input.map(() => ({ flagged: true }));
  expect(codeOf(await offer(parent, 'Pizza night'))).toBe('family_reward_refused');
  expect(model.seen.moderated).toEqual([['Pizza night']]);
  expect((await itemsFor(child)).filter(({ type }) => type === 'family')).toEqual([]);
});

test('503: a reward that moderation cannot check is not shown to children', async () => {
  const { parent, child } = await createFamily(10);
  model.script.moderate = () => undefined;
  expect(codeOf(await offer(parent, 'Pizza night'))).toBe('family_reward_unchecked');
  expect((await itemsFor(child)).filter(({ type }) => type === 'family')).toEqual([]);
});

test('403: only guardians can offer a reward', async () => {
  expect(codeOf(await offer(await createPerson('parent'), 'Cake'))).toBe('not_verified');
});
