import { expect, test } from '@jest/globals';
import { readLibrary } from '../../lambdas/library/own-books';
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

/** Each book with half of the children, each child with half of the books: `npm run eval` has all of both. */
for (const [index, book] of library.entries())
  test.each(all.filter((_, i) => (i + Math.floor(index / 2)) % 2 === 0))(
    `the demo tutor talks a dozen turns about ${book.title} with a child %s, by the rules`,
    (_, says) => {
      // Every other book is talked about with one of its characters.
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
])('no question comes twice in forty turns with a child %s', (kind, half) => {
  for (const book of library.filter(({ chaptered }, i) => chaptered && i % 2 === half)) {
    const asked = talkWithTutor(book, talkAbout(book, 3), 40, children[kind] ?? (() => ''))
      .filter(({ draft }) => draft.move !== 'hint')
      .map(({ draft }) => questionOf(draft.reply));
    expect([book.title, new Set(asked).size]).toEqual([book.title, asked.length]);
  }
});

test('a character takes up a thought in the words of its sheet', () => {
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
