import { expect, test } from '@jest/globals';
import { doubtsIn, groundOf } from '../../../lambdas/companion/conversation/claims';
import type { Draft } from '../../../lambdas/companion/conversation/draft';
import type { Talk } from '../../../lambdas/companion/conversation/talk';
import { type LibraryBook, readLibrary } from '../../../lambdas/stock/own-books';
import { flawOf, talkAbout } from '../../support/talk';

const text = `The dragon thanked the baker with a golden spoon. Other dragons collected gold, says Mika.

Brindle sold the red wagon at the market. “If Tam sold the boat, we could eat,” he said.

Tam never saw the sea. She stopped at the mill, and the river carried the boat away.

Brindle went home. He hid the lamp.`;

const talk: Talk = {
  ...talkAbout(readLibrary('library')[0] as LibraryBook, 1),
  chapters: [{ number: 1, title: 'The River', text }],
  grade: 12,
};

const draft = (reply: string, claims: Draft['claims'] = []): Draft => ({
  concern: 'nothing',
  judged: 'none',
  move: 'ask',
  reply: `${reply} What do you make of that?`,
  claims,
  expected: null,
  summary: '',
});

const thanks = 'The dragon thanked the baker with a golden spoon.';
const wagon = 'Brindle sold the red wagon at the market.';
const boat = '“If Tam sold the boat, we could eat,” he said.';
const sea = 'Tam never saw the sea.';
const mill = 'She stopped at the mill, and the river carried the boat away.';
const lamp = 'He hid the lamp. ';

test.each([
  [
    'a word that two dragons share',
    'The dragon burned the baker alive',
    'Other dragons collected gold, says Mika.',
  ],
  ['another deed', 'The dragon burned the baker', thanks],
  ['another person in its place', 'Tam sold the red wagon', wagon],
  ['swapped roles', 'The baker thanked the dragon', thanks],
  ['one word too many', 'The dragon thanked the baker with a golden spoon of poison', thanks],
  ['another number', 'Brindle sold six wagons at the market', wagon],
  ['a denied fact', 'Tam saw the sea', sea],
  ['a denial', 'The dragon never thanked the baker', thanks],
  ['a supposition', 'Tam sold the boat', boat],
  ['a second half of its own', 'She stopped at the mill, and the miller cried', mill],
  ['a name from elsewhere for a pronoun', 'Mika hid the lamp', `Brindle went home. ${lamp}`],
  ['words from all over a long passage', 'The dragon carried the boat away', text],
])('a passage does not prove %s', (_, claim, passage) => {
  expect(flawOf(draft(`${claim}.`, [{ claim, passage }]), talk, 'Hm')).toBe('unproven fact');
  const other = passage === text ? thanks : passage;
  // The reply may not say it together with a proved claim either.
  expect(flawOf(draft(`${claim}.`, [{ claim: other, passage: other }]), talk, 'Hm')).toBe('unproven fact');
});

test.each([
  ['The dragon thanked the baker', thanks],
  ['The dragon thanks the baker, with a spoon', thanks],
  ['Brindle sold the wagon', wagon],
  ['Tam never saw the sea', sea],
  ['Tam stopped at the mill', mill],
  ['The river carries the boat away', mill],
  ['Brindle hid the lamp', `Brindle went home. ${lamp}`],
])('a passage proves a claim in its own words: %s', (claim, passage) => {
  expect(flawOf(draft(`${claim}.`, [{ claim, passage }]), talk, 'Hm')).toBeUndefined();
  expect(flawOf(draft(`${claim}.`), talk, 'Hm')).toBe('unproven fact');
});

test.each([
  'The dragon burned the baker alive.',
  'I know the dragon burned the baker.',
  'You know that the dragon burned the baker.',
  'Tam died.',
  'A dragon ate the mill.',
  'Hm, the dragon burned the baker, didn’t it.',
  'The dragon burned the baker,',
  'Because the dragon burned the baker,',
  'The dragon, who burned the baker alive, was cross.',
])('a statement about things and people without a name is a fact too: %s', (reply) => {
  expect(flawOf(draft(reply), talk, 'Hm')).toBe('unproven fact');
});

test.each([
  ['Why did the dragon burn the baker alive?', 'unproven fact'],
  ['Why do you think the dragon poisoned and burned the baker?', 'unproven fact'],
  ['The dragon burned the baker, why?', 'unproven fact'],
  ['Why did the dragon thank the baker with a spoon?', undefined],
  ['What would you do if a dragon burned your kite?', undefined],
  ['If you were Tam, would you fly to the Moon?', undefined],
])('a question may presuppose only facts of the texts: %s', (reply, flaw) => {
  expect(flawOf({ ...draft(''), reply }, talk, 'Hm')).toBe(flaw);
});

test('the child’s own words need no claim', () => {
  expect(flawOf(draft('A dragon burned a kite, you say.'), talk, 'My dragon burned a kite')).toBeUndefined();
});

const read = readLibrary('library').flatMap((book) =>
  book.chapters.flatMap(({ questions }, i) =>
    questions.map((one) => ({ one, talk: talkAbout(book, i + 1) })),
  ),
);

test('in our own books each sentence proves itself, hardly any is accepted without a claim or a check, and nearly all questions are allowed', () => {
  const flaws = (reply: string, of: Talk, claims: Draft['claims'] = []) =>
    flawOf({ ...draft(''), reply, claims }, { ...of, grade: 99 }, 'Hm');
  const sentences = read.filter(({ one }) => {
    const length = one.evidence.split(/\s+/).length;
    return length >= 4 && length <= 40 && !one.evidence.includes('?');
  });
  const unproven = sentences.filter(
    ({ one: { evidence }, talk: of }) =>
      flaws(`${evidence.replace(/["“”]/g, '')} What now?`, of, [{ claim: evidence, passage: evidence }]) ===
      'unproven fact',
  );
  expect(unproven.map(({ one }) => one.evidence)).toEqual([]);
  const told = sentences.filter(({ one, talk: of }) => {
    const stating = { ...draft(''), reply: one.evidence.replace(/["“”]/g, '') };
    return doubtsIn(stating, of, groundOf(stating, of, 'Hm')).length === 0;
  });
  expect(told.length).toBeLessThanOrEqual(sentences.length * 0.08);
  const refused = read.filter(
    ({ one, talk: of }) => flaws(one.question, of) === 'unproven fact' && !/[.!"“]/.test(one.question),
  );
  expect(refused.length).toBeLessThanOrEqual(read.length * 0.04);
});
