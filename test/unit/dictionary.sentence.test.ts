import { expect, test } from '@jest/globals';
import { glossed } from '../../lambdas/dictionary/glossed';
import { glossesIn } from '../../lambdas/dictionary/glosses';

const glosses = glossesIn('lambdas/dictionary/glosses');

const firstOf = (word: string, sentence: string) => {
  const found = glossed(word, sentence, glosses);
  const [first] = found?.meanings ?? [];
  return { base: found?.base, part: first?.part_of_speech, definition: first?.definitions[0] };
};

test.each([
  ['had', 'She had a coin in her hand.', 'have', 'own'],
  ['had', 'He had already eaten it.', 'have', 'helps'],
  ['had', 'They had to wait for the bus.', 'have', 'must'],
  ['taught', 'My aunt taught me to swim.', 'teach', 'learn'],
  ['saw', 'I saw a bird in the tree.', 'see', 'eyes'],
  ['saw', 'He cut the log with a saw.', 'saw', 'tool'],
  ['left', 'The ship left the harbour.', 'leave', 'go away'],
  ['left', 'He held it in his left hand.', 'left', 'heart'],
  ['rose', 'The balloon rose slowly.', 'rise', 'go up'],
  ['rose', 'He gave her a red rose.', 'rose', 'flower'],
  ['building', 'They were building a boat.', 'build', 'make'],
  ['building', 'The school is a large building.', 'building', 'house'],
  ['used', 'We used to live by the sea.', 'used', 'long ago'],
  ['used', 'She used a spoon for it.', 'use', 'with a thing'],
  ['lay', 'The coats lay in one heap.', 'lay', 'was'],
  ['slower', 'A snail is slower than you.', 'slow', 'not fast'],
])('a form of a word is explained as in its sentence: %s, %s', (word, sentence, base, part) => {
  const first = firstOf(word, sentence);
  expect(first.base).toBe(base);
  expect(first.definition).toContain(part);
});

test.each([
  ['row', 'They row across the lake.', 'verb'],
  ['row', 'We sat in the last row.', 'noun'],
  ['close', 'Please close the door.', 'verb'],
  ['close', 'The shop is close to the school.', 'adjective'],
  ['watch', 'We watch the birds.', 'verb'],
  ['watch', 'He took his watch from the table.', 'noun'],
  ['light', 'The box was light.', 'adjective'],
  ['light', 'There was no light in the house.', 'noun'],
  ['but', 'It rained, but we went out.', 'conjunction'],
  ['like', 'His face shut like a door.', 'preposition'],
  ['like', 'I like the sea.', 'verb'],
  ['since', 'He was quiet, since he could hear them.', 'conjunction'],
  ['course', 'It was not the same grass, of course.', 'adverb'],
  ['one', 'She had one fast hamster.', 'number'],
])('the part of speech follows from the words around: %s, %s', (word, sentence, part) => {
  expect(firstOf(word, sentence).part).toBe(part);
});

test.each([
  ['bank', 'She fished from the bank of the river.', 'land'],
  ['bank', 'He took his money to the bank.', 'money'],
  ['match', 'Our team won the match.', 'game'],
  ['match', 'He lit the fire with a match.', 'fire'],
  ['palm', 'The monkey climbed the palm on the beach.', 'tree'],
  ['palm', 'The coin lay in her palm.', 'hand'],
  ['is', 'He is typing a letter.', 'helps'],
])('the sense follows from what the sentence is about: %s, %s', (word, sentence, definition) => {
  expect(firstOf(word, sentence).definition).toContain(definition);
});

test('a word of which the sentence says nothing has its commonest sense first, and all its senses are of one headword', () => {
  expect(firstOf('row', '').definition).toContain('line');
  expect(firstOf('row', 'Nothing about it.').definition).toContain('line');
  expect(firstOf('had', '').definition).toContain('own');
  expect(glossed('flibbertigib', '', glosses)).toBeUndefined();
  expect(glossed('left', 'He left it there.', glosses)?.meanings.map((one) => one.part_of_speech)).toEqual([
    'verb',
  ]);
});
