import { expect, test } from '@jest/globals';
import { openers } from '../../frontend/src/features/chat/starters';
import { contentStems, mentions } from '../../lambdas/safety/text/words';
import { readLibrary } from '../../lambdas/stock/own-books';
import { talkAbout, talkWithTutor } from '../support/talk';

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
      .map(({ draft }) => questionOf(draft.reply));
    expect([book.title, new Set(asked).size]).toEqual([book.title, asked.length]);
  }
});

test('a character responds to a thought in the words of its sheet', () => {
  for (const book of library)
    for (const character of book.characters) {
      const replies = talkWithTutor(
        book,
        talkAbout(book, book.chapters.length, { character: character.name }),
        4,
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

test('every character answers each suggested opener with a sentence of the chapters read', () => {
  for (const book of library)
    for (const character of book.characters) {
      const names = [character.name, ...(character.also ?? [])];
      const met = book.chapters.findIndex(({ text }) => names.some((name) => text.includes(name))) + 1;
      for (let end = met; end <= book.chapters.length; end++)
        for (const opener of openers.character) {
          const start = talkAbout(book, end, { character: character.name, grade: 3 });
          const [turn] = talkWithTutor(book, start, 1, () => opener);
          const [claim] = turn?.draft.claims ?? [];
          expect([character.name, end, opener, turn?.flaw, turn?.draft.move]).toEqual([
            character.name,
            end,
            opener,
            undefined,
            'answer',
          ]);
          expect(turn?.draft.reply).toContain(`“${claim?.passage}”`);
          expect(names.some((name) => claim?.passage.includes(name))).toBe(true);
        }
    }
});

test('a character answers a question about fears first with its fears', () => {
  const book = library.find(({ id }) => id === 'the-dragon-who-baked-bread') ?? library[0];
  if (book === undefined) throw new Error('The library is empty');
  const start = talkAbout(book, book.chapters.length, { character: 'Brundle' });
  const [turn] = talkWithTutor(book, start, 1, () => 'What are you afraid of?');
  expect(turn?.draft.claims[0]?.passage).toMatch(/afraid|shy|scare|fear|fright|nervous|trembl/i);
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
