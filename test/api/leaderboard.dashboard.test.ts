import { expect, test } from '@jest/globals';
import { dashboard } from '../../contract/dashboard/endpoints';
import { atRest, seed } from '../support/cloud';
import { createPerson, type Person } from '../support/people';

test('200: the dashboard shows the best five of the week and the reader’s place', async () => {
  const children: Person[] = [];
  for (let i = 0; i < 6; i++) {
    const child = await createPerson();
    children.push(child);
    await seed({ task: 'award', userId: child.id, cause: 'quiz#test', points: 1000 - i });
  }
  await atRest();
  const { board } = (await (children[5] as Person).call(dashboard.get, {})).body;
  expect(board?.rows.map(({ id }) => id)).toEqual(children.slice(0, 5).map(({ id }) => id));
  expect(board?.me).toEqual({ place: 6, points: 995 });
});
