import { expect, test } from '@jest/globals';
import { Draft } from '../../lambdas/companion/conversation/draft';
import { questionsIn } from '../../lambdas/companion/conversation/questions';
import { outputCheck } from '../../lambdas/safety/output/output-check';
import { readLibrary } from '../../lambdas/stock/own-books';
import { isAbout } from '../../local/tutor/talk/moments';
import { checkedFlaw, laterNamesOf, talkAbout } from '../support/talk';

const library = readLibrary('library');

test('the first character of each book has a line for what children ask of anybody', () => {
  for (const { id, characters, voices } of library)
    expect([id, Object.keys(voices[characters[0]?.name ?? ''] ?? {}).length]).toEqual([id, 19]);
});

test('only characters of the book have such lines', () => {
  for (const { id, characters, voices } of library) {
    const names = characters.map(({ name }) => name);
    expect([id, Object.keys(voices).filter((name) => !names.includes(name))]).toEqual([id, []]);
  }
});

test('each line may be said from the first appearance on, names its speaker nowhere and asks nothing', () => {
  const flaws = library.flatMap((book) =>
    book.characters.flatMap((one) => {
      const first = book.chapters.findIndex(({ text }) => isAbout(text, one)) + 1;
      const read = book.chapters
        .slice(0, first)
        .map(({ text }) => text)
        .join('\n');
      const check = outputCheck(read);
      const talk = talkAbout(book, first, {
        ...{ character: one.name, grade: 3, laterNames: laterNamesOf(book, first) },
      });
      return Object.values(book.voices[one.name] ?? {}).flatMap((said) => {
        const reply = `${said} What do you think?`;
        const draft = Draft.parse({
          ...{ concern: 'nothing', judged: 'none', move: 'answer', reply, claims: [] },
          ...{ expected: null, summary: '' },
        });
        const flaw = checkedFlaw(book, draft, talk, '') ?? check(reply)?.flaw;
        if (questionsIn(said).length > 0 || isAbout(said, one)) return [[one.name, 'asks or names', said]];
        return flaw === undefined ? [] : [[one.name, flaw, said]];
      });
    }),
  );
  expect(flaws).toEqual([]);
});
