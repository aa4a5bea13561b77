import { expect, test } from '@jest/globals';
import { Draft } from '../../lambdas/companion/conversation/draft';
import { doubtedJudgement } from '../../lambdas/companion/conversation/judgement';
import { questionsIn } from '../../lambdas/companion/conversation/questions';
import { gradesAbove } from '../../lambdas/companion/conversation/rules';
import type { Talk } from '../../lambdas/companion/conversation/talk';
import { gradeOfOwnWords } from '../../lambdas/safety/text/own-words';
import { flawOf } from '../support/talk';

const text = `Tam hid the lantern under the bridge. “Nobody will look here,” she said.

The river rose all night, and in the morning the lantern was gone.`;

const open = { question: 'Where did Tam hide the lantern?', expected: 'Under the bridge', tries: 1 };

const talk: Talk = {
  book: { title: 'The Lantern', author: 'A. Author', description: null },
  chapters: [{ number: 1, title: 'The River', text }],
  laterNames: new Set(['Orsolya']),
  character: null,
  sheet: null,
  grade: 3,
  turns: [
    { role: 'child', text: 'I like Tam' },
    { role: 'companion', text: 'So do I! Where did Tam hide the lantern?' },
  ],
  summary: '',
  open,
};

const good: Draft = {
  concern: 'nothing',
  judged: 'wrong',
  move: 'hint',
  reply: 'Not quite. She wanted nobody to look there. Where could that be?',
  claims: [{ claim: 'She wanted nobody to look', passage: '"Nobody will look here," she said.' }],
  expected: 'Under the bridge',
  summary: 'About the lantern.',
};

const words = 'In the boat';

/** The last two replies had no question. */
const unasked: Partial<Talk> = {
  turns: [
    ...talk.turns,
    { role: 'companion', text: 'So do I!' },
    { role: 'child', text: 'yes' },
    { role: 'companion', text: 'So it is.' },
  ],
  open: null,
};

const ownAnswer: Partial<Draft> = {
  judged: 'none',
  move: 'tell',
  claims: [{ claim: 'The river rose all night', passage: 'The river rose all night' }],
};

const risen = { reply: 'The river rose all night. Where could that be?' };

const underBridge = { claim: 'under the bridge', passage: 'Tam hid the lantern under the bridge.' };

test('a draft that follows the rules is accepted, and typography does not matter in a quotation', () => {
  expect(flawOf(good, talk, words)).toBeUndefined();
  const quoting = {
    ...good,
    reply: 'The book says: "Nobody will look here," she said. Where could that be?',
  };
  expect(flawOf(quoting, talk, words)).toBeUndefined();
});

test.each<[string, Partial<Draft>, string, Partial<Talk>?]>([
  ['empty or too long', { reply: '' }, words],
  ['empty or too long', { reply: `${'word '.repeat(61)}?` }, words],
  [
    'too hard to read',
    { reply: 'Unfortunately everybody considerably underestimated astronomical observations. Why is that?' },
    words,
  ],
  ['not exactly one question', { reply: 'Good. Tell me more.' }, words, unasked],
  ['not exactly one question', { reply: 'Where? And why did she do it?' }, words],
  ['asked before', { move: 'ask', reply: 'Oh! Where did Tam hide the lantern?' }, words],
  ['names a later chapter', { reply: 'Think of Orsolya. What does she do?' }, words],
  ['names a later chapter', { expected: 'Orsolya' }, words],
  [
    'unproven fact',
    { ...risen, claims: [{ claim: 'The river rose', passage: 'She threw it into the sea.' }] },
    words,
  ],
  ['unproven fact', { ...risen, claims: [{ claim: 'The river rose', passage: '' }] }, words],
  ['unproven fact', { ...risen, claims: [{ claim: 'The river rose', passage: 'rose all night' }] }, words],
  [
    'unproven fact',
    { ...risen, claims: [{ claim: 'The river rose', passage: 'Nobody will look here' }] },
    words,
  ],
  ['unproven fact', { claims: [], reply: 'She rowed past the mill. Where could that be?' }, words],
  ['unproven fact', { claims: [], reply: 'Tam sold the wagon at the market. Why was that?' }, words],
  ['unproven fact', { claims: [], reply: 'I know that Tam sold the wagon. Why was that?' }, words],
  ['unproven fact', { claims: [], reply: 'Why did Tam do it? Then she sold the wagon.' }, words],
  [
    'unproven fact',
    {
      reply: 'Tam sold the wagon. Why was that?',
      claims: [{ claim: 'The river rose', passage: 'The river rose all night' }],
    },
    words,
  ],
  ['quotation that is not in the text', { reply: 'The book says “She threw it far”. Why?' }, words],
  [
    'answers its own question',
    { ...ownAnswer, reply: 'The river rose all night. What rose all night?', expected: 'The river' },
    words,
  ],
  [
    'answers its own question',
    { ...ownAnswer, reply: 'Tam said: “The river rose all night.” What rose then?', expected: 'The river' },
    words,
  ],
  [
    'answers its own question',
    { ...ownAnswer, reply: 'The river rose all night. What did the river do?', expected: 'The river rose' },
    words,
  ],
  ['not exactly one question', { reply: 'Where could that be？ And what then?' }, words],
  ['not exactly one question', { reply: 'Where could that be? And what then؟' }, words],
  [
    'tells the answer too early',
    { reply: 'It was under the bridge. Why there?', claims: [underBridge] },
    words,
  ],
])('refused: %s (%#)', (reason, changes, said, ofTalk = {}) => {
  expect(flawOf({ ...good, ...changes }, { ...talk, ...ofTalk }, said)).toBe(reason);
});

test.each(['bye', 'ok good night', 'can we stop', 'im tired', 'I have to go now', 'see you tomorrow'])(
  'a farewell may be answered without a question: %s',
  (said) => {
    const goodbye: Draft = { ...good, reply: 'Sleep well!', claims: [], expected: null };
    expect(flawOf(goodbye, { ...talk, ...unasked }, said)).toBeUndefined();
    const two = { ...goodbye, reply: 'Sleep well! Where? And when?' };
    expect(flawOf(two, { ...talk, open: null }, said)).toBe('not exactly one question');
  },
);

test.each(['it is by the river', 'I stopped there', 'the bridge is late in the book', 'they are tired'])(
  'words that take no leave are answered with a question: %s',
  (said) => {
    const mute: Draft = { ...good, reply: 'Sleep well!', claims: [], expected: null };
    expect(flawOf(mute, { ...talk, ...unasked }, said)).toBe('not exactly one question');
  },
);

test('two replies after one with a question may do without', () => {
  const mute: Draft = { ...good, move: 'answer', reply: 'So do I!', claims: [], expected: null };
  expect(flawOf(mute, { ...talk, open: null }, words)).toBeUndefined();
  const turns = [...talk.turns, { role: 'companion' as const, text: 'So do I!' }];
  expect(flawOf(mute, { ...talk, turns, open: null }, words)).toBeUndefined();
  const first = { ...talk, turns: [], open: null };
  expect(flawOf(mute, first, words)).toBe('not exactly one question');
});

test.each(['just tell me', 'tell me the answer', 'what is the answer'])(
  'a child that gives up is told the answer before its second try: %s',
  (said) => {
    const told: Draft = {
      ...good,
      move: 'tell',
      judged: 'none',
      reply: 'It was under the bridge. Why there?',
      claims: [underBridge],
      expected: null,
    };
    expect(flawOf(told, talk, said)).toBeUndefined();
    expect(flawOf(told, talk, 'please tell me who Tam is')).toBe('tells the answer too early');
  },
);

test.each([
  'Not quite. Where could that be?',
  'I searched the pages, and they keep quiet about it. Where could that be?',
  'I like how you think about Tam. Where could that be?',
  'In the boat, you say. Tam might like a boat. What makes you think so?',
  'Think of Tam and the lantern once more. Where could that be?',
  'The book says: “Nobody will look here,” she said. Where could that be?',
])('a reply without new statements about the story needs no claim: %s', (reply) => {
  expect(flawOf({ ...good, claims: [], reply }, talk, words)).toBeUndefined();
});

const asBrindle: Partial<Talk> = {
  character: 'Brindle',
  sheet: 'An old goat with a bell. Speaks: slowly. Says, for example: My bell keeps me honest.',
};

test.each([
  'I have a brother. Where could that be?',
  'I live at the mill. Where could that be?',
  'My mother was a sailor. Where could that be?',
  'We once rowed to the sea. Where could that be?',
  'That is funny, I’ve a sister. Where could that be?',
])('refused: a statement of a character about itself without a claim: %s', (reply) => {
  expect(flawOf({ ...good, claims: [], reply }, { ...talk, ...asBrindle }, words)).toBe('unproven fact');
});

test.each([
  'My bell keeps me honest. Where could that be?',
  'I have a bell. Where could that be?',
  'I am an AI that plays Brindle. Where could that be?',
  'I think you are near. I wonder about the boat, too. Where could that be?',
  'I would look again. Where could that be?',
])('a character may state facts of its sheet, its thoughts, and that it is an AI: %s', (reply) => {
  expect(flawOf({ ...good, claims: [], reply }, { ...talk, ...asBrindle }, words)).toBeUndefined();
});

test('a reply may be at most a grade above the child’s reading grade', () => {
  const grade = gradeOfOwnWords(good.reply) - gradesAbove;
  expect(flawOf(good, { ...talk, grade }, words)).toBeUndefined();
  expect(flawOf(good, { ...talk, grade: grade - 0.1 }, words)).toBe('too hard to read');
});

test('a general question repeats another only in the same words', () => {
  const turns = [{ role: 'companion' as const, text: 'Hm! What do you think?' }];
  expect(
    flawOf({ ...good, move: 'ask', reply: 'Oh! Why do you think so?' }, { ...talk, turns }, words),
  ).toBeUndefined();
  expect(flawOf({ ...good, move: 'ask', reply: 'Oh! What do you think?' }, { ...talk, turns }, words)).toBe(
    'asked before',
  );
});

test('the answer may be revealed after two tries or a right answer', () => {
  const telling: Draft = {
    ...good,
    move: 'tell',
    reply: 'It was under the bridge. Why there?',
    claims: [underBridge],
    expected: null,
  };
  expect(flawOf(telling, { ...talk, open: { ...open, tries: 2 } }, words)).toBeUndefined();
  expect(flawOf({ ...telling, judged: 'right' }, talk, 'Under the old bridge')).toBeUndefined();
  const long = { ...open, expected: 'Under the old stone bridge near the river mill' };
  expect(flawOf({ ...telling, judged: 'right' }, { ...talk, open: long }, 'Near the bridge')).toBeUndefined();
});

test('the child’s own words and a hint with a gap do not give the answer away', () => {
  const again = {
    ...good,
    ...ownAnswer,
    reply: 'The river rose, you say. What rose all night?',
    expected: 'The river',
  };
  expect(flawOf(again, { ...talk, open: null }, 'The river rose')).toBeUndefined();
  const gap = {
    ...good,
    reply: 'Tam hid the lantern under the …. What could it be？',
    claims: [underBridge],
  };
  expect(flawOf(gap, talk, words)).toBeUndefined();
});

test.each<[string, Partial<Draft>]>([
  ['reply', { reply: 'word '.repeat(300) }],
  ['answer', { expected: 'word '.repeat(30) }],
  ['claim', { claims: [{ ...underBridge, claim: 'word '.repeat(200) }] }],
  ['passage', { claims: [{ ...underBridge, passage: 'word '.repeat(200) }] }],
  ['list of claims', { claims: Array(13).fill(underBridge) }],
])('a draft whose %s is longer than any talk needs is not parsed', (_, changes) => {
  expect(Draft.safeParse({ ...good, claims: Array(12).fill(underBridge) }).success).toBe(true);
  expect(Draft.safeParse({ ...good, ...changes }).success).toBe(false);
});

test('without a text a reply may neither quote nor claim facts', () => {
  const unread: Talk = { ...talk, chapters: [{ number: 1, title: 'The River', text: null }], open: null };
  expect(flawOf(good, unread, words)).toBe('unproven fact');
  const stating = { ...good, claims: [], reply: 'She rowed past the mill. Where was it?' };
  expect(flawOf(stating, unread, words)).toBe('unproven fact');
  expect(flawOf({ ...good, claims: [], reply: 'Not quite. Where was it?' }, unread, words)).toBeUndefined();
});

test.each<[string, Draft['judged'], string, string, boolean]>([
  ['a right answer without an expected word', 'right', 'A bridge', 'In the boat', true],
  [
    'a right answer with fewer than a third of many words',
    'right',
    'Under the old stone bridge near the river mill',
    'The lantern fell into the water',
    true,
  ],
  ['a right answer that only repeats the question', 'right', 'The lantern box', 'Tam hid a lantern', true],
  ['a right answer with an expected word', 'right', 'A bridge', 'Below that bridge', false],
  ['a wrong answer with all expected words', 'wrong', 'Under the bridge', 'under the old bridge', true],
  ['a wrong answer with none', 'wrong', 'Under the bridge', 'In the boat', false],
  ['a part of an answer', 'partly', 'A bridge', 'In the boat', false],
])(
  'the check is asked about a judgement that words do not bear out: %s',
  (_, judged, expected, said, isAsked) => {
    const judgement = doubtedJudgement({ ...good, judged }, { ...talk, open: { ...open, expected } }, said);
    expect(judgement?.endsWith(`"${said}" is ${judged}.`) ?? false).toBe(isAsked);
  },
);

test('nothing is judged without an expected answer', () => {
  expect(doubtedJudgement({ ...good, judged: 'right' }, { ...talk, open: null }, words)).toBeUndefined();
  const free = { ...open, expected: null };
  expect(doubtedJudgement({ ...good, judged: 'right' }, { ...talk, open: free }, words)).toBeUndefined();
});

test('a question has no quotation mark of the sentence before', () => {
  expect(questionsIn('Listen: “It rained.” What then? Good.')).toEqual(['What then?']);
  expect(questionsIn('“Why?” she asked. "Who knows?"')).toEqual(['“Why?', '"Who knows?']);
});
