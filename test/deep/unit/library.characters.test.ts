import { expect, test } from '@jest/globals';
import { speakersIn } from '../../../lambdas/imports/text/speakers';
import { laterNames, namesAny } from '../../../lambdas/safety/text/later-names';
import { readLibrary } from '../../../lambdas/stock/own-books';

const library = readLibrary('library');
const people = library.flatMap((book) => book.characters.map((character) => ({ book, character })));

test.each(people.map(({ book, character }) => [character.name, book.title, character] as const))(
  '%s of %s has a sheet with a manner and sayings without questions',
  (_, __, { who, speaks, says }) => {
    expect(who.length).toBeGreaterThan(20);
    expect(speaks.length).toBeGreaterThan(10);
    expect(says.length).toBeGreaterThanOrEqual(3);
    expect(says.filter((one) => one.includes('?'))).toEqual([]);
  },
);

test('every main character occurs in the text by one of its names, and its sheet names no later character', () => {
  for (const { book, character } of people) {
    const names = [character.name, ...(character.also ?? [])];
    const met = book.chapters.findIndex(({ text }) => names.some((name) => text.includes(name)));
    expect([character.name, met]).not.toEqual([character.name, -1]);
    const [read, later] = [book.chapters.slice(0, met + 1), book.chapters.slice(met + 1)].map((chapters) =>
      chapters.map(({ title, text }) => `${title}\n${text}`).join('\n'),
    );
    const sheet = [character.who, character.speaks, ...character.says].join('\n');
    expect([character.name, namesAny(sheet, laterNames(read ?? '', later ?? ''))]).toEqual([
      character.name,
      false,
    ]);
  }
});

test('the character who speaks most in one of our own books is a main character', () => {
  for (const { title, chapters, characters } of library) {
    const [first = ''] = speakersIn(chapters.map(({ text }) => text));
    expect([title, characters.some(({ name }) => name.includes(first))]).toEqual([title, true]);
  }
});

test.each([
  [
    'the whole name counts for a part of it',
    'said Captain Oduya. said Oduya. Oduya asked',
    ['Captain Oduya'],
  ],
  ['no word that begins a sentence', 'So Alice said. Then Alice asked. And Alice cried', ['Alice']],
  ['no pronouns', 'He said. She said. Everyone said. He asked. He cried. Everyone cried', []],
  ['no passer-by with two lines', '“Yes,” said the Hatter. “No,” the Hatter replied', []],
  ['a title with its dot', 'asked Mr. Haddad. Mr. Haddad said. cried Mr. Haddad', ['Mr. Haddad']],
  [
    'the most talkative first',
    `${'said Wisp. '.repeat(3)}${'the Moon sighed. '.repeat(4)}`,
    ['Moon', 'Wisp'],
  ],
])('the speakers of a text: %s', (_, text, names) => {
  expect(speakersIn([text])).toEqual(names);
});
