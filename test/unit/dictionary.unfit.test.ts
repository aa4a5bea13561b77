import { expect, test } from '@jest/globals';
import { forChildren } from '../../lambdas/dictionary/for-children';
import { isUnfitWord } from '../../lambdas/dictionary/unfit';

test.each(
  'grass Essex class cocktail therapist peacock analyse breast naked drunk lustre offensive taboo kill die tit coon bondage spicy monger'.split(
    ' ',
  ),
)('a word with a harmless meaning may have an entry: %s', (word) => {
  expect(isUnfitWord(word)).toBe(false);
});

test.each(
  'tits Wank wanker dildo dildos blowjob boobs arsehole fucking orgasm porn rapist cocks whores'.split(' '),
)('a word unfit for children has no entry: %s', (word) => {
  expect(isUnfitWord(word)).toBe(true);
});

const kept = (definition: string) =>
  forChildren([{ part_of_speech: 'noun', definitions: [definition] }]).length > 0;

test.each([
  // Self-harm.
  'To kill oneself.',
  'The act of killing oneself intentionally.',
  'To take one’s own life.',
  "To end one's life, especially by poison.",
  'To hang himself or herself.',
  'Deliberate self-harm.',
  'The act of deliberately cutting or hurting oneself.',
  'One who dies by his or her own hand.',
  // The body and sexuality.
  'The nipple of a woman.',
  "Either of two organs on the front of a woman's chest, which contain the mammary glands.",
  'The breasts of a woman.',
  'A female’s chest or bosom.',
  'The hair of the pubic region.',
  'To have carnal knowledge of somebody.',
  'To make love to.',
  'To go to bed with somebody one is not married to.',
  'A woman kept by a married man for his pleasure; a mistress.',
  'To be unfaithful to one’s husband; to commit adultery.',
  'To stimulate the private parts.',
  'Sexy.',
  'A dildo.',
  'To strip for an audience; a striptease.',
  // Cruelty and drugs.
  'To cut off the limbs of a victim; to dismember.',
  'To strangle somebody to death.',
  'A recreational drug, often smoked.',
  'To inject oneself with an illegal drug.',
  'To get high.',
  'Intoxicated by drink.',
  // Contempt for people.
  'A disparaging term for a foreigner.',
  'A racist name for somebody.',
])('unfit by its meaning: %s', (definition) => {
  expect(kept(definition)).toBe(false);
});

test.each([
  'The front part of the body of a bird.',
  'The breast of a robin is red.',
  'The chest of an animal.',
  'To make a plant die.',
  'To put to death; to kill weeds.',
  'An animal whose young drink milk from mammary glands.',
  'The female organ of a flower.',
  'An animal of either sex.',
  'A chicken of the female sex.',
  'To hang a picture on a wall.',
  'To defend oneself.',
  'To hurt oneself by twisting an ankle.',
  'To take one’s own time.',
  'The end of a long life.',
  'A love of making things.',
  'To climb high; to get higher than a tree.',
  'A medicine; a drug that takes pain away.',
  'To go to bed with a book.',
  'The plot of a whodunit, in which somebody is killed.',
  'Slavery; bondage.',
  'A small bird of the family of tits.',
  'Having an endless life.',
])('fit for children: %s', (definition) => {
  expect(kept(definition)).toBe(true);
});
