import { expect, test } from '@jest/globals';
import { typeset, typesetAll } from '../../lambdas/stock/typeset';

test.each([
  ['"It\'s late," said Wisp.', '“It’s late,” said Wisp.'],
  ['She said, "Go!" and went.', 'She said, “Go!” and went.'],
  ['("No.")', '(“No.”)'],
  ['One—"Two"', 'One—“Two”'],
  ['"\'I am,\' she said," said Teo.', '“‘I am,’ she said,” said Teo.'],
  ["the boys' boat", 'the boys’ boat'],
  ['One.\n\n"Two."', 'One.\n\n“Two.”'],
  ['“Set” already', '“Set” already'],
])('%s', (typed, set) => expect(typeset(typed)).toBe(set));

test('each text in a value is set, and its keys stay', () => {
  expect(typesetAll({ "Wisp's": ['"Oh"', 1, null, { deep: "it's" }] })).toEqual({
    "Wisp's": ['“Oh”', 1, null, { deep: 'it’s' }],
  });
});
