/** @jest-environment-options {"environment": {"COMICS_IN_LINE": "0"}} */
import { expect, test } from '@jest/globals';
import { comics } from '../../../contract/comics/endpoints';
import { story } from '../../support/comics';
import { createPerson } from '../../support/people';

test('200: a story whose line is as long as it may be does not come later', async () => {
  const child = await createPerson();
  const { status, body } = await child.call(comics.generate, {
    body: { story: story(), style: 'Cartoon', promptId: null },
  });
  expect({ status, body }).toMatchObject({ status: 200, body: { comes_later: false } });
});
