/** @jest-environment-options {"functions": "threads"} */
import { afterEach, expect, test } from '@jest/globals';
import { books } from '../../../contract/books/endpoints';
import { recommendations } from '../../../contract/recommendations/endpoints';
import { users } from '../../../contract/users/endpoints';
import { eventually, functionLogs, outages } from '../../support/cloud';
import { codeOf } from '../../support/endpoints';
import { createPerson } from '../../support/people';

afterEach(() => outages({ model: false, catalogue: false }));

const canary = 'zanzibarwombat';

/** The log lines of all functions, once they contain the event. */
const logsOnce = (marker: string) =>
  eventually(async () => {
    const logs = (await functionLogs()).join('\n');
    return logs.includes(marker) ? logs : undefined;
  });

test('a child’s words in the error of a service, on several lines, are not logged', async () => {
  const child = await createPerson();
  await child.call(users.update, { body: { interests: { 'other interests': [canary, `${canary} again`] } } });
  await outages({ model: true });
  expect(codeOf(await child.call(recommendations.list, { query: {} }))).toBe('recommendations_failed');
  const logs = await logsOnce('no recommendations');
  expect(logs).toContain('makeStatusError');
  expect(logs.toLowerCase()).not.toContain(canary);
});

test('the words of a search that the catalogue cannot answer are not logged', async () => {
  const child = await createPerson();
  await outages({ catalogue: true });
  await child.call(books.autocomplete, { query: { q: `${canary} books` } });
  const logs = await logsOnce('catalogue unreachable');
  expect(logs.toLowerCase()).not.toContain(canary);
});
