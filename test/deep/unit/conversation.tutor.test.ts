import { expect, test } from '@jest/globals';
import { openers } from '../../../frontend/src/features/chat/starters';
import { doubtsIn, groundOf } from '../../../lambdas/companion/conversation/claims';
import type { Draft } from '../../../lambdas/companion/conversation/draft';
import { contentStems, mentions } from '../../../lambdas/safety/text/words';
import { readLibrary } from '../../../lambdas/stock/own-books';
import { asides } from '../../../local/tutor/talk/banks/asides';
import { greetings } from '../../../local/tutor/talk/banks/greeting';
import { tones } from '../../../local/tutor/talk/life/living';
import { spoken } from '../../../local/tutor/talk/moments';
import { allPhrases } from '../../../local/tutor/talk/phrases';
import { remarks } from '../../../local/tutor/talk/remarks';
import { challenges, replies } from '../../../local/tutor/talk/replies';
import { days } from '../../../local/tutor/talk/threads/days';
import { home } from '../../../local/tutor/talk/threads/home';
import { checkedFlaw, laterNamesOf, talkAbout, talkWithTutor } from '../../support/talk';

const library = readLibrary('library');

const children: Record<string, (open: { expected: string | null } | null, turn: number) => string> = {
  'who talks a lot': (_, turn) =>
    `I think that ${turn} is interesting because it reminds me of my cat and the garden`,
  'of few words': () => 'yes',
  'who knows everything': (open) => open?.expected ?? 'I liked it because it was brave',
  'who is always wrong': () => 'a purple submarine',
  'who only asks': (_, turn) => `why is number ${turn} so?`,
  'who wants to know the end': () => 'Tell me how the book ends',
};

const all = Object.entries(children);

const beginning = (reply: string) => reply.split(' ').slice(0, 6).join(' ');

/** Each book with two children and each child with some books, with and without a character: `npm run eval` runs all pairs. */
for (const [index, book] of library.entries())
  test.each(all.filter((_, i) => (i + Math.floor(index / 2)) % 3 === 0))(
    `the demo tutor follows the rules in a dozen turns about ${book.title} with a child %s`,
    (_, says) => {
      // In every other book a character of the book talks.
      const character = index % 2 === 0 ? null : (book.characters[0]?.name ?? null);
      const turns = talkWithTutor(book, talkAbout(book, 3, { character, grade: 3 }), 12, says);
      expect(turns.filter(({ flaw }) => flaw !== undefined)).toEqual([]);
      const begun = turns.map(({ draft }) => beginning(draft.reply));
      expect(begun.filter((one, i) => one === begun[i - 1])).toEqual([]);
    },
  );

const questionOf = (reply: string) => reply.match(/[^.!?…”]*\?/u)?.[0].trim();

test.each([
  ['who talks a lot', 0],
  ['who knows everything', 1],
])('no question is repeated in forty turns with a child %s', (kind, half) => {
  for (const book of library.filter(({ chaptered }, i) => chaptered && i % 2 === half)) {
    const asked = talkWithTutor(book, talkAbout(book, 3), 40, children[kind] ?? (() => ''))
      .filter(({ draft }) => draft.move !== 'hint')
      .flatMap(({ draft }) => questionOf(draft.reply) ?? []);
    expect([book.title, new Set(asked).size]).toEqual([book.title, asked.length]);
  }
});

test('a character responds to a thought in the words of its sheet', () => {
  for (const book of library)
    for (const character of book.characters) {
      const replies = talkWithTutor(
        book,
        talkAbout(book, book.chapters.length, { character: character.name }),
        12,
        children['who talks a lot'] ?? (() => ''),
      ).map(({ draft }) => draft.reply);
      expect([
        character.name,
        replies.some((reply) => character.says.some((one) => reply.includes(one))),
      ]).toEqual([character.name, true]);
    }
});

test.each([
  'my dog died yesterday and im really sad',
  'My little cat ran away',
  'I am so lonely today',
  'i feel really upset',
])('the tutor responds to a child’s own sorrow before it continues with the book: %s', (words) => {
  for (const book of library) {
    const [turn] = talkWithTutor(book, talkAbout(book, 2, { grade: 3 }), 1, () => words);
    expect([book.title, turn?.flaw, turn?.draft.reply]).toEqual([
      book.title,
      undefined,
      expect.stringMatching(/\bsorry\b/),
    ]);
  }
});

test('sadness about the story is a thought about the book', () => {
  for (const words of ['I am sad that he has no stall', 'I feel sad for the kitten, because it is alone']) {
    const [book] = library;
    if (book === undefined) throw new Error('No book');
    const [turn] = talkWithTutor(book, talkAbout(book, 2), 1, () => words);
    expect(turn?.draft.reply).not.toMatch(/sorry/);
  }
});

const questionsOf = ({ chapters }: (typeof library)[number]) =>
  chapters.flatMap(({ questions }) => questions);

type Says = (typeof children)[string];
const listeners: Record<string, (book: (typeof library)[number]) => Says> = {
  ...Object.fromEntries(all.map(([kind, says]) => [kind, () => says])),
  // The child asks questions that the tutor might ask next.
  'who asks the tutor’s questions': (book) => {
    const latest = questionsOf({ ...book, chapters: book.chapters.slice(0, 3) }).toReversed();
    return (_, turn) => latest[turn % latest.length]?.question ?? '';
  },
};

/** Each child with some books, and each book with at least two children. */
test.each(Object.entries(listeners).map(([kind, saysOf], i) => [kind, saysOf, i] as const))(
  'the demo tutor does not ask for facts that it has quoted, with a child %s',
  (_, saysOf, i) => {
    for (const book of library.filter((_, index) => (index + i) % 3 === 0)) {
      const last = Math.min(3, book.chapters.length);
      const turns = talkWithTutor(book, talkAbout(book, last), 15, saysOf(book));
      const known = questionsOf(book);
      const spoiled = turns.flatMap(({ draft }, i) => {
        if (draft.expected === null || draft.move === 'hint') return [];
        const asked = known.find(({ question }) => draft.reply.endsWith(question));
        const before = turns.slice(0, i).map((turn) => turn.draft.reply);
        const quoted = [...before, draft.reply].flatMap((reply) => reply.match(/“[^”]+”/gu) ?? []);
        const answer = contentStems(draft.expected);
        const about = contentStems(asked?.question ?? '');
        const tells = (sentence: string) => {
          const said = contentStems(sentence);
          return (
            mentions(sentence, asked?.evidence ?? '') ||
            (answer.every((word) => said.includes(word)) &&
              about.filter((word) => said.includes(word)).length >= 2)
          );
        };
        return quoted.some(tells) ? [draft.reply] : [];
      });
      expect([book.title, spoiled]).toEqual([book.title, []]);
    }
  },
);

/** A character leaves out what Wren says of herself after it. */
const firstSentence = (text: string): string => text.split(/(?<=[.!?…]) /)[0] ?? text;

test('every character answers each suggested opener in its own voice, from its chapters', () => {
  for (const book of library)
    for (const character of book.characters) {
      const names = [character.name, ...(character.also ?? [])];
      const met = book.chapters.findIndex(({ text }) => names.some((name) => text.includes(name))) + 1;
      for (let end = met; end <= book.chapters.length; end++)
        for (const opener of openers.character) {
          const start = talkAbout(book, end, { character: character.name, grade: 3 });
          const [turn] = talkWithTutor(book, start, 1, () => opener);
          const told = [
            ...(character.moments ?? []),
            ...book.facts.filter(({ who }) => who === character.name),
            ...book.answers.map(({ chapter, wren, as = {} }) => ({
              chapter,
              tells: as[character.name] ?? wren,
            })),
            ...Object.values(book.voices[character.name] ?? {}).map((tells) => ({ chapter: met, tells })),
          ].filter(({ tells }) => turn?.draft.reply.includes(firstSentence(spoken(tells, true))));
          expect([character.name, end, opener, turn?.flaw, turn?.draft.move]).toEqual([
            character.name,
            end,
            opener,
            undefined,
            'answer',
          ]);
          expect([turn?.draft.reply, told.length]).not.toEqual([turn?.draft.reply, 0]);
          expect(Math.min(...told.map(({ chapter }) => chapter))).toBeLessThanOrEqual(end);
          expect(turn?.draft.reply).not.toMatch(/: “/);
        }
    }
});

test('a character answers a question about fears first with its fears', () => {
  const book = library.find(({ id }) => id === 'the-dragon-who-baked-bread') ?? library[0];
  if (book === undefined) throw new Error('The library is empty');
  const start = talkAbout(book, book.chapters.length, { character: 'Brundle' });
  const [turn] = talkWithTutor(book, start, 1, () => 'What are you afraid of?');
  expect(turn?.draft.reply).toMatch(/^(?:I (?:am|was) afraid|Of people who look at my bread)/);
});

/** A reply that tells a moment, as the rules see it. */
const telling = (tells: string, asks: string, passage: string, isOwn: boolean): Draft => ({
  concern: 'nothing',
  judged: 'none',
  move: 'ask',
  reply: `${spoken(tells, isOwn)} ${spoken(asks, isOwn)}`,
  claims: [{ claim: spoken(tells, isOwn), passage }],
  expected: null,
  summary: '',
});

/** The first reply to words about a book, in a talk with Wren or with a character. */
const replyTo = (id: string, words: string, end: number, character: string | null = null) => {
  const book = library.find((one) => one.id === id);
  if (book === undefined) throw new Error(`${id} is not in the library`);
  const [turn] = talkWithTutor(book, talkAbout(book, end, { character, grade: 3 }), 1, () => words);
  expect([words, turn?.flaw]).toEqual([words, undefined]);
  return { book, reply: turn?.draft.reply ?? '', draft: turn?.draft };
};

/** What the library tells of a character, in the voice of a talk with Wren or with this character. */
const toldOf = (book: (typeof library)[number], name: string, isOwn: boolean) => [
  ...[
    ...(book.characters.find((one) => one.name === name)?.moments ?? []),
    ...book.facts.filter(({ who }) => who === name),
  ].map(({ tells }) => spoken(tells, isOwn)),
  ...book.answers.flatMap(({ wren, as = {} }) => (isOwn ? (as[name] ?? []) : wren)),
];

test.each(['miss vasanthi is nice', 'Miss Vasanthi is so kind', 'i lik miss vasanthi'])(
  'an opinion of somebody is welcomed, with something that this person did: %s',
  (words) => {
    const { book, reply, draft } = replyTo('paws-of-the-night-market', words, 2);
    expect(toldOf(book, 'Miss Vasanthi', false).filter((one) => reply.includes(one))).toHaveLength(1);
    expect(draft?.judged).not.toBe('wrong');
  },
);

test('an opinion is no wrong answer to a question of the tutor', () => {
  const book = library.find(({ id }) => id === 'paws-of-the-night-market');
  if (book === undefined) throw new Error('The book is missing');
  const opinions = [
    'miss vasanthi is nice',
    'I do not like Pandan',
    'it is a bit sad',
    'ok',
    'haha',
    'I have a cat',
  ];
  const turns = talkWithTutor(book, talkAbout(book, 3), 24, (open, turn) =>
    open?.expected == null ? 'next question' : (opinions[turn % opinions.length] ?? ''),
  );
  const judged = turns.filter(({ words }) => words !== 'next question').map(({ draft }) => draft);
  expect(judged.length).toBeGreaterThanOrEqual(opinions.length);
  expect(judged.filter((draft) => draft.judged === 'wrong' && draft.move === 'hint')).toEqual([]);
});

test('a character says why it likes somebody, in its own voice and from its chapters', () => {
  const { book, reply } = replyTo(
    'saltwind-and-the-map-of-whales',
    'Why did you like Sami?',
    2,
    'Tuva Adeyemi',
  );
  const told = [...toldOf(book, 'Sami Sorensen', false), ...toldOf(book, 'Tuva Adeyemi', true)];
  expect(told.filter((one) => one.includes('Sami') && reply.includes(one))).toHaveLength(1);
  expect(reply).not.toMatch(/\bTuva\b/);
});

test('Wren answers whether she is hungry as the bird that she is, a character as itself', () => {
  expect(replyTo('paws-of-the-night-market', 'are you hungry?', 2).reply).toMatch(/\bseed\b/);
  const { reply } = replyTo('the-dragon-who-baked-bread', 'are you hungry?', 2, 'Brundle');
  expect(reply).toMatch(/\bcrust|bread|hungry\b/);
  expect(reply).not.toMatch(/\bAI\b|\bBrundle\b/);
});

test('no reply speaks of searching, and no hint has a gap', () => {
  const says = Object.values(listeners).flatMap((saysOf) =>
    library.slice(0, 4).flatMap((book) => talkWithTutor(book, talkAbout(book, 3), 15, saysOf(book))),
  );
  const said = [...says.map(({ draft }) => draft.reply), ...allPhrases];
  expect(
    said.filter((reply) =>
      /\b(?:look(?:ed)? it up|search\w*|found (?:a|this|the) (?:line|sentence))\b/i.test(reply),
    ),
  ).toEqual([]);
  expect(said.filter((reply) => /\bfill\b.*\b(?:gap|word)\b|___|… \w/i.test(reply))).toEqual([]);
});

test('no reply of the tutor’s own states anything about the story, with Wren or with a character', () => {
  const texts = [
    ...allPhrases,
    ...[...Object.values(replies), ...Object.values(asides), ...remarks].flatMap(({ says, asks = [] }) => [
      ...says,
      ...asks,
    ]),
    ...[...days, ...home].flatMap(({ says = [], asks }) => [...says, ...asks]),
    ...tones.flatMap(({ says, helps = [], asks }) => [...says, ...helps, ...asks]),
    ...challenges,
    ...Object.values(greetings).flat(),
  ];
  const filled = texts.map((text) =>
    text.replaceAll('{N}', 'Brundle').replaceAll('{noun}', 'dog').replaceAll('{your}', 'your dog'),
  );
  const book = library.find(({ id }) => id === 'the-dragon-who-baked-bread');
  if (book === undefined) throw new Error('The book is missing');
  const stating = [null, 'Ife Okonjo'].flatMap((character) =>
    filled.filter((reply) => {
      const draft = { ...telling(reply, '', '', false), reply };
      const talk = talkAbout(book, 3, { character });
      return doubtsIn(draft, talk, groundOf(draft, talk, '')).some(({ isOfStory }) => isOfStory);
    }),
  );
  expect(stating).toEqual([]);
});

test.each([
  'Do you remember me from yesterday?',
  'do you still know what I told you last time?',
  'We talked yesterday, remember?',
  'What did we talk about last week?',
])('the demo tutor explains its memory when asked about it: %s', (words) => {
  for (const character of [null, 'Brundle']) {
    const book = library.find(({ id }) => id === 'the-dragon-who-baked-bread');
    if (book === undefined) throw new Error('The book is missing');
    const [turn] = talkWithTutor(book, talkAbout(book, 2, { character, grade: 3 }), 1, () => words);
    expect([turn?.flaw, turn?.draft.move]).toEqual([undefined, 'redirect']);
    expect(turn?.draft.reply).toMatch(/only this talk|begin anew|forget each talk/i);
  }
});

test('a child’s memory of the book is not a question about the tutor’s memory', () => {
  const book = library[0];
  if (book === undefined) throw new Error('The library is empty');
  for (const words of ['Do you remember the first chapter?', 'I remember that they talked yesterday'])
    expect(talkWithTutor(book, talkAbout(book, 2), 1, () => words)[0]?.draft.reply).not.toMatch(
      /only this talk/,
    );
});

test('a question that the product refused and replaced by a fixed reply is not tried again and again', () => {
  for (const book of library) {
    const asks = (talk: ReturnType<typeof talkAbout>) => talkWithTutor(book, talk, 1, () => 'yes indeed')[0];
    const start = talkAbout(book, 1);
    const refused = questionOf(asks(start)?.draft.reply ?? '');
    const turns = [
      { role: 'child' as const, text: 'yes indeed' },
      { role: 'companion' as const, text: 'Hm, I lost my thread there. Which part do you remember?' },
    ];
    const second = asks({ ...start, turns });
    const third = asks({ ...start, turns, summary: second?.draft.summary ?? '', open: null });
    const asked = [second, third].map((turn) => questionOf(turn?.draft.reply ?? ''));
    expect([book.title, asked.includes(refused)]).toEqual([book.title, false]);
  }
});

test('each fact and each gist may be told from its chapter on, by the character and by Wren', () => {
  const refused = library.flatMap((book) => {
    const flawIn = (end: number, character: string | null, reply: string, passage: string) => {
      const read = talkAbout(book, end, { character, grade: 3, laterNames: laterNamesOf(book, end) });
      return checkedFlaw(book, { ...telling(reply, '', passage, false), reply }, read, '');
    };
    const gists = book.gists.map((gist, i) => flawIn(i + 1, null, `${gist} Is it clear now?`, ''));
    const facts = book.facts.flatMap(({ chapter, evidence, tells, asks = 'Is that so?', who }) => {
      const text = book.chapters[chapter - 1]?.text ?? '';
      if (!mentions(text, evidence)) return [`${evidence} is not in chapter ${chapter}`];
      return [null, ...(who === undefined ? [] : [who])].map((character) =>
        flawIn(chapter, character, `${spoken(tells, character !== null)} ${asks}`, evidence),
      );
    });
    return [...gists, ...facts].flatMap((flaw, i) => (flaw === undefined ? [] : [[book.id, i, flaw]]));
  });
  expect(refused).toEqual([]);
});

test('each moment stands in its chapter, and may be told from there on, by the character and by Wren', () => {
  const refused = library.flatMap((book) =>
    book.characters.flatMap(({ name, moments = [] }) =>
      moments.flatMap(({ chapter, evidence, tells, asks }) => {
        const text = book.chapters[chapter - 1]?.text ?? '';
        return [chapter, book.chapters.length].flatMap((end) =>
          [name, null].flatMap((character) => {
            const read = talkAbout(book, end, { character, grade: 2, laterNames: laterNamesOf(book, end) });
            const draft = telling(tells, asks, evidence, character !== null);
            const flaw = mentions(text, evidence) ? checkedFlaw(book, draft, read, '') : 'not in its chapter';
            return flaw === undefined ? [] : [[name, end, draft.reply, flaw]];
          }),
        );
      }),
    ),
  );
  expect(refused).toEqual([]);
});
