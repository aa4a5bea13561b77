import { expect, test } from '@jest/globals';
import { findCrisis } from '../../../lambdas/safety/crisis/find-crisis';
import { findCrisisInStory } from '../../../lambdas/safety/crisis/find-crisis-in-story';
import blind from '../../support/utterances/blind.json';
import fiction from '../../support/utterances/fiction.json';
import unseen from '../../support/utterances/fiction-blind.json';
import later from '../../support/utterances/fiction-later.json';
import stories from '../../support/utterances/stories.json';

const share = (some: readonly string[], find: (text: string) => unknown) =>
  some.filter((text) => find(text) !== undefined).length / some.length;

const half = <T>(some: readonly T[], which: 0 | 1) =>
  some.slice((which * some.length) / 2, ((which + 1) * some.length) / 2);
const halfOfUnseen = (which: 0 | 1) => ({
  disclosures: half(unseen.disclosures, which).map(({ text }) => text),
  harmless: half(unseen.harmless, which),
});

/**
 * The first set was written before the rules for fiction. In the second one, written after them, they first found 0.84 of the
 * disclosures and raised false alarms for 0.1 of the harmless texts; the rules for talks have 0.84 and 0.4. The last set was
 * written without sight of the rules: its first half, which then extended the rules, had 0.5 and 0.03 at first, its second
 * half 0.37 and 0.03.
 */
test.each([
  ['written before the rules', fiction, { recall: 0.97, alarms: 0.03 }],
  ['written after the rules', later, { recall: 0.9, alarms: 0.13 }],
  ['without sight of the rules, used', halfOfUnseen(0), { recall: 0.93, alarms: 0 }],
  ['without sight of the rules, kept back', halfOfUnseen(1), { recall: 0.4, alarms: 0.034 }],
] as const)(
  'stories: a child’s own disclosures are found, and fiction is ignored: %s',
  (name, set, floor) => {
    const figures = (find: typeof findCrisis) => ({
      recall: share(set.disclosures, find),
      alarms: share(set.harmless, find),
    });
    const found = figures(findCrisisInStory);
    const asTalk = figures(findCrisis);
    process.stdout.write(`crisis rules, stories ${name}: ${JSON.stringify({ ...found, asTalk })}\n`);
    expect(found.recall).toBeGreaterThanOrEqual(floor.recall);
    expect(found.alarms).toBeLessThanOrEqual(floor.alarms);
  },
);

test('sentences about fairy-tale characters raise no alarm in a story', () => {
  expect(stories.filter((text) => findCrisisInStory(text) !== undefined)).toEqual([]);
});

test('the rules for stories also find a cry outside a story', () => {
  const known = blind.filter(({ text }) => findCrisis(text)?.kind !== undefined);
  const serious = known.filter(({ crisis }) => crisis === 'self-harm' || crisis === 'abuse');
  expect(
    share(
      serious.map(({ text }) => text),
      findCrisisInStory,
    ),
  ).toBeGreaterThanOrEqual(0.98);
});

const words = 'My dad hits me and I want to die';
test.each([
  `"${words}," said the owl.`,
  `“${words},” said the owl.`,
  `„${words}“, said the owl.`,
  `«${words}», said the owl.`,
  `« ${words} », said the owl.`,
  `'${words},' said the owl. It was the boys' owl.`,
  `‘${words},’ said the owl.`,
  `The owl's friend said, '${words}'. The fox's tail shook.`,
  `"He said 'my king's son hits me' and ${words.toLowerCase()}," said the owl.`,
  `– ${words}, said the owl.\n– Oh no, said the fox.`,
  `— ${words}!\n— Who hits you?`,
  `Owl: ${words}`,
  `Owl: ${words} Fox: Why?`,
  `Mia: Who is there?\nTom: ${words}`,
  `"${words}, said the owl. "Why?" said the fox. They flew home.`,
  `${words} said the owl.`,
  `The owl sat in a tree. "${words}`,
])('words of a character raise no alarm: %s', (story) => {
  expect(findCrisisInStory(story)).toBeUndefined();
});

test.each([
  `"${words}," I said.`,
  `I whispered, “${words}.”`,
  `I told the owl: '${words}' and it flew away.`,
  `'Who are you?' asked the owl. 'Nobody,' I said. '${words}.'`,
  `Me: ${words}\nOwl: Oh.`,
  `"${words}"`,
  `"Help said the owl. "Who are you?" said the fox. ${words}.`,
  `The boys' ball was lost. ${words}. The girls' shoes were red.`,
  `'Twas night and the owl's eyes shone. ${words}.`,
  `The owl said hello" and flew. ${words}. "Bye" it said.`,
  `- ${words}`,
  `My secret: ${words}`,
  'My dad said "come here" and hit me with his belt.',
  'The owl flew away. Mom and dad fight and dad hits me',
  'The cat jumped out of the window and I want to jump after it.',
  'I dreamed that I was a robot. My dad hits me every day, for real.',
  'Nora has an uncle. He comes into Noras bed and touches her. Nora is me.',
  'Kai had a stepdad and he beats him with a stick. Actually its not Kai its me.',
  'A boy was bad and his father hit him with a stick. It was my dad.',
  'there was a boy and the boy is me and i mean it i want to be dead',
  'There is a monster in my head and it says kill yourself.',
  'Dad drinks beer and falls asleep on the floor. I cook for my little sister. Dad said not to tell.',
])('the child’s own words are found: %s', (story) => {
  expect(findCrisisInStory(story)).toBeDefined();
});

test.each([
  ['I want to die. In my story the owl lives with its mother.', 'operators'],
  ['The owl flew. I want to die.', 'supervisors'],
  ['The owl flew. My dad hits me.', 'operators'],
])('the whole story decides who may be told: %s', (story, mayKnow) => {
  expect(findCrisisInStory(story)?.mayKnow).toBe(mayKnow);
});

test.each([
  'It is 1941. Dad is away at the war. I look after my baby brother. There is no bread in the shops.',
  'We are poor. My tummy rumbles. I feed my little brother with berries. Then a golden goose came.',
  'My mum is a spy. She told me not to tell. She drives us to school in a car that flies.',
  'My life as a servant of Caesar. I carry stones and the man whips me.',
  'I ran with the ball and the defender kicked me. Penalty!',
  'He twisted my arm behind my back and I bit him and jumped in the sea.',
])('an invented life raises no alarm: %s', (story) => expect(findCrisisInStory(story)).toBeUndefined());

test('an adventure is harmless, and a danger in the child’s own life is found', () => {
  expect(findCrisisInStory('I was trapped in the cave and a troll was following me.')).toBeUndefined();
  expect(findCrisisInStory('A cave is dark. A man is following me home from school every day.')?.kind).toBe(
    'danger',
  );
});
