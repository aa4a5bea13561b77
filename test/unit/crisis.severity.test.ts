import { describe, expect, test } from '@jest/globals';
import { severities } from '../../contract/flags/kinds';
import { type Crisis, crisisFoundIn, findCrisis } from '../../lambdas/safety/crisis/find-crisis';
import { findCrisisInStory } from '../../lambdas/safety/crisis/find-crisis-in-story';
import { namesHarm } from '../../lambdas/safety/crisis/harm-words';
import { weigh } from '../../lambdas/safety/crisis/weigh';
import { readClassifier } from '../../lambdas/safety/learned/classifier';
import { sentencesOf } from '../../lambdas/safety/learned/tokens';

const { severe, doubtful, mild } = severities;

describe('plain cries are severe in every language of the product', () => {
  test.each([
    'my stepdad comes into my room at night and touches me',
    'mi papá me pega con el cinturón todas las noches',
    'mon oncle me touche et il dit que cest notre secret',
    'mein vater schlägt mich jeden abend mit dem gürtel',
    'पापा रोज़ रात को मुझे बेल्ट से मारते हैं और मुझे बहुत डर लगता है',
    'papa roz mujhe belt se maarte hai aur mujhe bahut dar lagta hai',
    '爸爸每天晚上喝醉了就用皮带打我,我很害怕',
  ])('%s', (text) => expect(findCrisis(text)?.severity).toBe(severe));
});

test.each([
  'Me muero de risa con el pavo',
  'Je suis mort de rire, ce chapitre est trop drôle',
  'Ich lach mich tot über den Esel',
  'hasi se mar gaya yaar ye chapter',
  '笑死我了,这只山羊太搞笑了',
])('an idiom alarms nobody: %s', (text) => expect(findCrisis(text)).toBeUndefined());

test('a sorrow is mild, and kept from supervisors only if it names one', () => {
  expect(findCrisis('i feel left out because my friends play without me')).toMatchObject({
    severity: mild,
    mayKnow: 'supervisors',
  });
  expect(findCrisis('my parents shout a lot')).toMatchObject({ severity: mild, mayKnow: 'operators' });
});

test('a sorrow about a grown-up who is lost or ill is shown to supervisors', () => {
  const mayKnow = (text: string) => crisisFoundIn(text, 'danger', mild).mayKnow;
  expect(mayKnow('my grandma died and i miss her')).toBe('supervisors');
  expect(mayKnow('my dad is in the hospital')).toBe('supervisors');
  expect(mayKnow('my grandma died and my dad shouts at me')).toBe('operators');
  expect(crisisFoundIn('my dad is sick', 'danger', doubtful).mayKnow).toBe('operators');
});

test('a phrase that the classifier does not bear out leaves a doubt', () => {
  expect(findCrisis('grandad broke the chair just by sitting on it')?.severity).toBe(doubtful);
  // One line among others is borne out by itself.
  expect(findCrisis('dragons, football, maths, I want to kill myself, baking')?.severity).toBe(severe);
});

test.each([
  'did she do it on purpose or did she think its food',
  'so is the uncle the one who did it or is it somebody else from the village',
])('what sounds like a cry and names no harm is no alarm: %s', (text) => {
  expect(findCrisis(text)?.severity ?? doubtful).toBe(doubtful);
});

test.each([
  'mere papa dubai me hain',
  'mere papa dubai me hain aur mummy delhi me',
  'mi papá trabaja en México',
  'my dad works in London',
])('where the family lives is no cause for a doubt: %s', (text) => {
  expect(findCrisis(text)).toBeUndefined();
});

test('a danger in the place where the family is stays a cry', () => {
  expect(findCrisis('mere papa mujhe ghar me roz belt se maarte hain')?.severity).toBe(severe);
  expect(findCrisis('my dad hits me in the kitchen')?.severity).toBe(severe);
});

test.each([
  ['my uncle says that he will stab me', true],
  ['ich habe Angst vor ihm', true],
  ['爸爸每天打我', true],
  ['the uncle bakes bread', false],
  ['你好', false],
])('words of harm: %s', (text, isNamed) => {
  expect(namesHarm(text)).toBe(isNamed);
});

test('a story that has only begun is judged by phrases alone', () => {
  expect(findCrisisInStory('The king beat the boy.')).toBeUndefined();
});

describe('nets together', () => {
  const words = 'the lake looks nice today';
  const own = (severity: Crisis['severity']): Crisis => ({
    kind: 'danger',
    severity,
    mayKnow: 'supervisors',
  });

  test.each([
    ['no sign', undefined, [], undefined],
    ['one sign', undefined, ['danger'], doubtful],
    ['two signs', undefined, ['danger', 'abuse'], severe],
    ['our rules in doubt', own(doubtful), [], doubtful],
    ['our rules in doubt and one sign', own(doubtful), ['self-harm'], severe],
    ['a sorrow', own(mild), [], mild],
    ['a sorrow and one sign', own(mild), ['self-harm'], doubtful],
  ] as const)('%s', (_, found, signs, severity) => {
    expect(weigh(words, found, signs)?.severity).toBe(severity);
  });
});

describe('the classifiers', () => {
  test.each([
    ['k i l l', [['kill']]],
    ['k1ll @ll', [['kill', '@ll']]],
    ['Diiiie! Now.', [['die'], ['now']]],
    ['él está', [['el', 'esta']]],
    ['我想死。', [['我', '想', '死']]],
    ['मुझे डर है', [['मुझे', 'डर', 'है']]],
  ])('read %s as words in one spelling', (text, words) => {
    expect(sentencesOf(text).map((sentence) => sentence.join(' '))).toEqual(
      words.map((sentence) => sentence.join(' ').replace('@ll', 'll')),
    );
  });

  test('give probabilities that are 1 together', () => {
    const header = { labels: ['a', 'b'], size: 4, scale: 0.1, bias: [0.5, -0.5] };
    const file = Buffer.concat([
      Buffer.from(`${JSON.stringify(header)}\n`),
      Buffer.from(Int8Array.from([1, -1, 2, -2, 3, -3, 4, -4]).buffer),
    ]);
    const odds = readClassifier(file)('the lantern');
    expect((odds['a'] ?? 0) + (odds['b'] ?? 0)).toBeCloseTo(1);
    expect(odds['a']).toBeGreaterThan(odds['b'] ?? 1);
    expect(readClassifier(file)('')['a']).toBeCloseTo(1 / (1 + Math.exp(-1)));
  });
});
