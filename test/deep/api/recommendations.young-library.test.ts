import { afterEach, describe, expect, test } from '@jest/globals';
import { recommendations } from '../../../contract/recommendations/endpoints';
import { users } from '../../../contract/users/endpoints';
import { createBook } from '../../support/books';
import { eventually, outages } from '../../support/cloud';
import { createPerson } from '../../support/people';
import { scriptedModel } from '../../support/scripted-model';

// The library of this suite's cloud is empty, so all books come from the catalogue.
afterEach(() => outages({ catalogue: false }));

const forWhoLikes = async (word: string) => {
  const child = await createPerson();
  await child.call(users.update, { body: { interests: { 'other interests': [word] } } });
  const { status, body } = await child.call(recommendations.list, { query: {} });
  return { status, titles: body.recommendations?.map(({ title }) => title) };
};

// The first test, because no shelf of the catalogue is stored yet.
test('200: while the catalogue is down, the list is empty without a failure', async () => {
  await outages({ catalogue: true });
  expect(await forWhoLikes('Peach')).toEqual({ status: 200, titles: [] });
});

test('200: recommendations from a small library are completed from the catalogue', async () => {
  const shown = await eventually(async () => {
    const { status, titles } = await forWhoLikes('Comet');
    expect(status).toBe(200);
    return titles?.find((title) => title === 'Comet in Moominland');
  });
  expect(shown).toBeDefined();
});

test('200: while the catalogue is down, stored shelves are still used', async () => {
  // On a busy machine a shelf may be too late to be stored; then it is requested again.
  const shown = await eventually(async () => {
    await outages({ catalogue: false });
    await forWhoLikes('Comet');
    await outages({ catalogue: true });
    const { status, titles } = await forWhoLikes('Peach');
    expect(status).toBe(200);
    return titles?.length === 5 ? titles : undefined;
  });
  expect(shown).toHaveLength(5);
});

describe('200: a library whose books arrived while the model answered in another format', () => {
  const model = scriptedModel();

  test('gets its embeddings by the next answer', async () => {
    const recommended = async () => {
      const child = await createPerson();
      await child.call(users.update, { body: { interests: { sports: ['Football'] } } });
      return (await child.call(recommendations.list, { query: {} })).body.recommendations ?? [];
    };
    const others = ['saltwind-and-the-map-of-whales', 'paws-of-the-night-market'];
    for (const from of others) await createBook({ from });
    const { id } = await createBook({ from: 'goalkeeper-of-gull-street' });
    const honest = model.script.embed;
    model.script.embed = (entries) => entries.slice(0, 1);
    await recommended();
    model.script.embed = honest;
    expect((await recommended()).find((one) => one.id === id)).toMatchObject({
      reason: 'Because you like Football',
    });
  });
});
