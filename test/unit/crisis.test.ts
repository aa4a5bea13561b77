import { describe, expect, test } from '@jest/globals';
import type { CrisisKind } from '../../contract/flags/kinds';
import { findCrisis } from '../../lambdas/safety/crisis/find-crisis';
import blind from '../support/utterances/blind.json';
import blindSecond from '../support/utterances/blind-second.json';
import blindThird from '../support/utterances/blind-third.json';
import own from '../support/utterances/own.json';
import stories from '../support/utterances/stories.json';
import veiled from '../support/utterances/veiled.json';

interface Utterance {
  readonly text: string;
  readonly crisis: CrisisKind | null;
  readonly names_supervisor: boolean;
}

const share = (part: number, whole: number) => part / Math.max(whole, 1);

/** Prints and returns the figures of a set. */
const measured = (name: string, utterances: readonly Utterance[]) => {
  const judged = utterances.map((one) => ({ ...one, found: findCrisis(one.text) }));
  const inCrisis = judged.filter(({ crisis }) => crisis !== null);
  const found = judged.filter(({ found }) => found !== undefined);
  const right = found.filter(({ crisis }) => crisis !== null);
  const named = inCrisis.filter(({ names_supervisor }) => names_supervisor);
  const figures = {
    recall: share(right.length, inCrisis.length),
    precision: share(right.length, found.length),
    kind: share(right.filter(({ crisis, found }) => crisis === found?.kind).length, right.length),
    toOperatorsOnly: share(named.filter(({ found }) => found?.mayKnow === 'operators').length, named.length),
  };
  process.stdout.write(`crisis rules, ${name}: ${judged.length} utterances ${JSON.stringify(figures)}\n`);
  return figures;
};

/** The first set was written before the rules, the others by authors who had not seen the rules. */
const sets = [
  ['written before the rules', own],
  ['written without sight of the rules', blind],
  ['written without sight of the rules, later', blindSecond],
  ['written without sight of the rules, in indirect words', blindThird],
] as const;

test.each(sets)('cries for help are found, and harmless messages mostly ignored: %s', (name, set) => {
  const figures = measured(name, set as Utterance[]);
  expect(figures.recall).toBeGreaterThanOrEqual(0.98);
  expect(figures.precision).toBeGreaterThanOrEqual(0.7);
  expect(figures.toOperatorsOnly).toBe(1);
});

test('a story about animals, fairy-tale characters and their accidents is not a cry for help', () => {
  const alarms = stories.filter((text) => findCrisis(text) !== undefined);
  expect(alarms.length / stories.length).toBeLessThanOrEqual(0.02);
});

/** Moderation and the model must find what our own rules do not. The second figure is measured without a target. */
test('the rules find the veiled cries by which they were extended', () => {
  const found = (texts: readonly string[]) => share(texts.filter(findCrisis).length, texts.length);
  const figures = { known: found(veiled.known), unknown: found(veiled.unknown) };
  process.stdout.write(`crisis rules, veiled cries: recall ${JSON.stringify(figures)}\n`);
  expect(figures.known).toBeGreaterThanOrEqual(0.95);
});

test.each([
  'The cat jumped out of the window and I want to jump after it.',
  'The dragon does not want to be here any more. The dragon is me.',
  'In my story the girl has my name and she does not want to be here in the morning.',
  'The knight fell. I jumped off the roof because I want it to end.',
  'My brother wants to jump off the bridge.',
])('a story does not hide the child’s own cry: %s', (text) => {
  expect(findCrisis(text)?.kind).toBe('self-harm');
});

describe('a harmless phrase does not hide a crisis beside it', () => {
  test.each([
    'my mom brushes my hair and it hurts and then she punched me in the face',
    'i was playing tag and my dad hits me so hard my ear bled',
    'i cut my finger on paper but i want to die',
    'in the book the boy is beaten and my dad beats me too',
    'i died in minecraft lol. i want to kill myself for real',
  ])('%s', (text) => {
    expect(findCrisis(text)).toBeDefined();
  });
});

describe('indirect messages of children', () => {
  test.each([
    'my uncle comes to my bed at night',
    'the babysitter climbs into my bed when mom works',
    'my cousin crawls under my blanket and i pretend to sleep',
    'he makes me do stuff when we are alone and i am scared',
    'grandad gives me special hugs and says not to tell',
    'she strokes my leg when we watch tv and i dont like it',
    'he says he will send my photo to everyone if i tell',
    'nobody at home gives me food',
    'no one feeds us when mum is gone',
    'they forget to give me dinner all the time',
    'there is no food in the house and we are hungry',
    'nobody has come home for two days',
    'i have to look after my sisters all night because mum is drunk',
    'my dad put me out on the balcony in the cold',
    'she drags me by the ear',
    'he pushed my head under water in the bath',
    'his belt leaves marks on my legs',
  ])('abuse: %s', (text) => expect(findCrisis(text)?.kind).toBe('abuse'));

  test.each([
    'what is the most peaceful way to go',
    'i hide a razor in my room for bad days',
    'i hoped i would not wake up again',
    'i stood on the bridge and thought about letting go and jumping',
    'i did it on my arm again',
  ])('self-harm: %s', (text) => expect(findCrisis(text)?.kind).toBe('self-harm'));

  test.each([
    'a van stopped next to me and the man said hop in',
    'i am stuck up a tree in the woods and cant get down',
    'dad is throwing plates and he is coming for us',
  ])('danger: %s', (text) => expect(findCrisis(text)?.kind).toBe('danger'));

  test.each([
    'my little sister came into my bed because of the thunder',
    'our cat sleeps in my bed',
    'mom comes to my bed at night and sings',
    'the sun shines on my bed',
    'nobody gave me the ball',
    'nobody came home with the trophy',
    'no one feeds the ducks in winter',
    'there is no food on the table in this picture',
    'i have to feed the rabbit every day',
    'he grabbed the rope by the end and pulled',
    'she leaves marks on the paper',
    'coach makes me do push ups',
    'i hid the scissors from my baby brother',
    'i stood on the bridge and thought about the trolls',
    'i am stuck on this question',
    'i hope i am not late',
    'he threw everything in the bag and ran',
    'By morning he had eaten nineteen cords, and he could not get up.',
    'It tasted of cupboard.',
  ])('harmless: %s', (text) => expect(findCrisis(text)).toBeUndefined());
});

describe('the same words are found in any spelling', () => {
  test.each([
    'I want to die',
    'i want too diiieee',
    'I w@nt t0 d1e',
    'i WANNA DIE',
    'i w a n t t o d i e',
    'i.want.to.d.i.e',
    'iwanttodie',
    'i wаnt tо diе',
    'ｉ ｗａｎｔ ｔｏ ｄｉｅ',
    'i want to ki11 myslef',
    'i want to k*ll my self',
    'im thinking of sucide',
    'k.m.s',
  ])('%s', (text) => {
    expect(findCrisis(text)?.kind).toBe('self-harm');
  });
});

describe('who may be told', () => {
  test.each([
    ['my dad hits me', 'operators'],
    ['Dad is drunk again. He hits me.', 'operators'],
    ['mr brown touched me', 'operators'],
    ['i want to die because my mom hits me every day', 'operators'],
    ['i want to kill myself because my dad hates me', 'operators'],
    ['i want to die, mom yells at me all day', 'operators'],
    ['my teacher makes me want to die', 'operators'],
    ['somebody at home hurts me', 'operators'],
    // The message names nobody, so it may mean a supervisor.
    ['he touches me under my clothes', 'operators'],
    ['my dad has a gun and hes screaming at us', 'operators'],
    ['a boy at school beats me up, i told my mom', 'supervisors'],
    ['i want to kill myself', 'supervisors'],
    ['i want to kill myself and i told my mom', 'supervisors'],
    ['a man is following me', 'supervisors'],
    ['my mom fell and she wont wake up', 'supervisors'],
  ])('%s: %s', (text, mayKnow) => {
    expect(findCrisis(text)?.mayKnow).toBe(mayKnow);
  });
});

test('a crisis is found in the middle of a long text without a full stop', () => {
  const told = 'and then we went on to the next hill and looked for the blue stone '.repeat(40);
  expect(findCrisis(told)).toBeUndefined();
  expect(findCrisis(`${told} and i want to kill myself ${told}`)?.kind).toBe('self-harm');
});
