import { describe, expect, test } from '@jest/globals';
import type { WritingFeedback } from '../../contract/comics/endpoints';
import { copiesStory, flawOfFeedback } from '../../lambdas/comics/story/feedback-rules';

const story =
  "Juno found a golden map under the bed. Her freind's dog barked at the tall dark castle, and nobody came out.";

const feedback = (of: Partial<WritingFeedback> = {}): WritingFeedback => ({
  strengths: [
    { quote: 'a golden map', why: 'It shines.' },
    { quote: 'tall dark castle', why: 'It is gloomy.' },
  ],
  next: 'What does Juno do then?',
  look_again: [],
  ...of,
});
const strengths = (...quotes: string[]) => ({
  strengths: quotes.map((quote) => ({ quote, why: 'It shines.' })),
});
const why = (text: string) => ({
  strengths: [
    { quote: 'a golden map', why: text },
    { quote: 'tall dark castle', why: 'It is gloomy.' },
  ],
});
/** A question with this number of characters. */
const question = (length: number) => `What is ${'m'.repeat(length - 9)}?`;

describe('feedback on a story', () => {
  test.each<[string, Partial<WritingFeedback>, string | undefined]>([
    ['two strengths', {}, undefined],
    ['one strength', strengths('a golden map'), 'not two strengths'],
    ['three strengths', strengths('a golden map', 'the bed', 'tall dark castle'), 'not two strengths'],
    ['a quotation in other letters', strengths('A GOLDEN map!', 'the bed'), undefined],
    [
      'a quotation of the end of a word',
      strengths('olden map', 'the bed'),
      'quotation that is not the child’s',
    ],
    ['a quotation without words', strengths('a golden map', '…'), 'quotation that is not the child’s'],
    ['a quotation of six words', strengths('golden map under the bed Her', 'tall dark castle'), undefined],
    ['one of seven', strengths('golden map under the bed Her freind’s', 'the bed'), 'long quotation'],
    ['the same quotation twice', strengths('the bed', 'The bed.'), 'the same twice'],
    ['a question with a reason before it', { next: 'A map is a riddle. What does Juno do then?' }, undefined],
    ['two questions', { next: 'What does Juno do? And the dog?' }, 'not one question'],
    ['no question', { next: 'Tell more.' }, 'not one question'],
    ['a question with words after it', { next: 'What then? Tell more.' }, 'not one question'],
    ['a question with space after it', { next: 'What does Juno do then? ' }, undefined],
    ['a reason without words', why(' '), 'empty or too long'],
    ['a reason of 220 characters', why('m'.repeat(220)), undefined],
    ['a reason of 221 characters', why('m'.repeat(221)), 'empty or too long'],
    ['a question of 220 characters', { next: question(220) }, undefined],
    ['a question of 221 characters', { next: question(221) }, 'empty or too long'],
    ['six words of the story in a reason', why('I see golden map under the bed her'), undefined],
    ['seven words of the story', why('I see a golden map under the bed her'), 'copies the story'],
    ['words in a reason that are not the child’s', why('Like “silver moon” it shines.'), 'rewrites'],
    ['one such word', why('Like “silver” it shines.'), undefined],
    ['words of the child in a reason', why('I like “golden map” most.'), undefined],
    [
      'what the child has written at the end',
      why('You end with a golden map that shines in the dark.'),
      undefined,
    ],
    ['an end to write', why('End with a golden moon that shines in the dark.'), 'rewrites'],
    ['points', why('A fine map: 8 out of 10.'), 'mark or comparison'],
    ['stars', why('A fine map. Four stars out of five.'), 'mark or comparison'],
    ['a grade', why('It shines. Grade: A minus.'), 'mark or comparison'],
    ['numbers of the story', why('Two stars shine over eight points of the map.'), undefined],
    ['other children', why('Better than what others of your age do.'), 'mark or comparison'],
    ['contempt', why('You have no idea of maps.'), 'mean'],
    ['contempt for such a child', why('Only a dull child likes that.'), 'mean'],
    ['something silly in the story', why('The silly dog makes us laugh with you.'), undefined],
    ['advice on food', why('Maps are heavy, so you should eat less.'), 'advice on health'],
    ['a question about food', { next: 'What should the dog eat before it barks again?' }, undefined],
    ['a beginning to write', why('You could write more of it.'), 'rewrites'],
    ['no word to look at', { look_again: [] }, undefined],
    ['two words to look at', { look_again: ['freind', 'barked'] }, undefined],
    ['three', { look_again: ['freind', 'barked', 'castle'] }, 'too many words to look at'],
    ['a word with its ending', { look_again: ["freind's"] }, undefined],
    ['a word that is not there', { look_again: ['friend'] }, 'word that is not in the story'],
    ['contempt in the question', { next: 'Do you write dull maps?' }, 'mean'],
    ['shouted advice on food', why('Maps are heavy. You should EAT less. It shines.'), 'advice on health'],
    [
      'a long sentence before the question',
      { next: 'An owl waits behind some old crooked trees. What now?' },
      'sentence that asks nothing',
    ],
    ['two words as one', { look_again: ['the bed'] }, 'word that is not in the story'],
    ['no word at all', { look_again: ['!'] }, 'word that is not in the story'],
  ])('with %s', (_, of, flaw) => {
    expect(flawOfFeedback(feedback(of), story)).toBe(flaw);
  });

  test.each<[string, Partial<WritingFeedback>, string, string | undefined]>([
    ['no words in quotation and story', strengths('…', '!'), '…', 'quotation that is not the child’s'],
    ['one word and its two halves', strengths('a way', 'away'), 'A way away.', undefined],
    [
      'food of the story',
      { ...strengths('dog', 'cake'), next: 'Never leave out food. Why?' },
      'A dog got food and cake.',
      undefined,
    ],
    [
      'food of the story and other food',
      { ...strengths('dog', 'cake'), next: 'Never leave out food or sweets. Why?' },
      'A dog got food and cake.',
      'advice on health',
    ],
  ])('with %s', (_, of, told, flaw) => {
    expect(flawOfFeedback(feedback(of), told)).toBe(flaw);
  });

  test.each([
    ['golden map under the bed Her', false],
    ['a golden map under the bed Her', true],
    ['tall dark castle, and nobody came', false],
    ['tall dark castle and nobody came out', true],
    ['a golden map under the bath Her', false],
    ['', false],
  ])('copies the story with more than six consecutive words of it: “%s” %s', (text, copies) => {
    expect(copiesStory(text, story)).toBe(copies);
  });
});
