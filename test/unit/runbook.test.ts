import { expect, test } from '@jest/globals';
import { commandWith, filledIn } from '../../local/rehearsals/runbook';

test.each([
  ['People', 'admin-create-user'],
  ['People', 'admin-add-user-to-group'],
  ['People', 'admin-set-user-mfa-preference'],
  ['People', 'admin-user-global-sign-out'],
  ['Dead letters', 'list-queues'],
  ['Dead letters', 'get-queue-attributes'],
  ['Dead letters', 'receive-message'],
  ['Dead letters', 'delete-message'],
  ['Dead letters', 'start-message-move-task'],
  ['Another pool', 'npm run recreate-users'],
  ['Delivery', 'npm run rollback'],
])('the runbook has the command that is rehearsed: %s, %s', (heading, words) => {
  expect(commandWith(heading, words)).toContain(words);
});

const document = `
## One

\`\`\`sh
aws one --a <it> \\
  --b   # says why
aws two
\`\`\`

Then \`aws three
--c\`.

## Two

\`aws two\`, and again \`aws two\`.
`;

test('a command is read from a block without its comment, and from a sentence without its breaks', () => {
  expect(commandWith('One', 'one', document)).toBe('aws one --a <it> --b');
  expect(commandWith('One', 'three', document)).toBe('aws three --c');
});

test.each([
  ['One', 'four', '0 commands'],
  ['Two', 'two', '2 commands'],
  ['Three', 'two', 'no section'],
])('of %s, %s nothing is rehearsed: the runbook has %s', (heading, words, why) => {
  expect(() => commandWith(heading, words, document)).toThrow(why);
});

test('every place of a command is filled in, quoted for a shell', () => {
  expect(filledIn('aws <one> <two words>', { one: 'a b', 'two words': "it's" })).toBe(`aws 'a b' 'it'\\''s'`);
  expect(() => filledIn('aws <one>', {})).toThrow('<one>');
});
