import { expect, test } from '@jest/globals';
import { readLibrary } from '../../lambdas/library/own-books';
import { talkAbout, talkWithTutor } from '../support/talk';

const library = readLibrary('library').filter(({ chaptered }) => chaptered);

const children: Record<string, (open: { expected: string | null } | null, turn: number) => string> = {
  'who talks a lot': (_, turn) =>
    `I think that ${turn} is interesting because it reminds me of my cat and the garden`,
  'of few words': () => 'yes',
  'who knows everything': (open) => open?.expected ?? 'I liked it because it was brave',
  'who is always wrong': () => 'a purple submarine',
  'who only asks': (_, turn) => `why is number ${turn} so?`,
};

for (const book of library)
  test.each(Object.entries(children))(
    `the demo tutor talks twenty turns about ${book.title} with a child %s, by the rules`,
    (_, says) => {
      const turns = talkWithTutor(book, talkAbout(book, 3), 20, says);
      expect(turns.filter(({ flaw }) => flaw !== undefined)).toEqual([]);
    },
  );

test('no question comes twice in twenty turns with the demo tutor, but for hints', () => {
  for (const book of library) {
    const asked = talkWithTutor(book, talkAbout(book, 4), 20, children['who talks a lot'] ?? (() => ''))
      .filter(({ draft }) => draft.move !== 'hint')
      .map(({ draft }) => draft.reply.match(/[^.!?…”]*\?/u)?.[0]);
    expect([book.title, new Set(asked).size]).toEqual([book.title, asked.length]);
  }
});
