import { describe, expect, test } from '@jest/globals';
import { capitalNamesIn, smallNamesIn } from '../../lambdas/comics/story/find-names';
import { withInventedNames } from '../../lambdas/comics/story/invented-names';
import { ordinary } from '../../lambdas/comics/story/name-words';

const words = new Set(
  'a an and apple at be birds called came come emma happy hats he hi i in is it kicks live my named of on rose roses said saw slept the then to walked we went will with won'.split(
    ' ',
  ),
);
const isWord = (word: string) => [words, ordinary].some((some) => some.has(word.toLowerCase()));
const listed = (found: ReturnType<typeof capitalNamesIn>) =>
  found.map(({ name, kind }) => `${name}: ${kind}`);

/** "Rose" is a word of the vocabulary, and "Emma" is both a word of it here and a first name. */
const beginnings = [
  'Rose slept.',
  'we won. Rose slept',
  'we won.  Rose slept',
  'we won.Rose slept',
  'we won! Rose slept',
  'we won? Rose slept',
  'we won… Rose slept',
  'he said: Rose slept',
  'we won\nRose slept',
  'we won.” Rose slept',
  'we won.”) Rose slept',
  'he said “Rose slept”',
  'he said “ Rose slept”',
  'we (Rose slept) won',
  'we won - Rose slept',
  'Roses walked home',
];

describe('names with a capital letter', () => {
  test.each(beginnings)('a word at the beginning of a sentence is none: %j', (story) => {
    expect(capitalNamesIn(story, isWord)).toEqual([]);
  });

  test.each([
    ['a word in the middle of a sentence', 'we won. then we saw Rose', 'Rose: person'],
    ['a word before a verb', 'Rose walked home', 'Rose: person'],
    ['a word after a title', 'Mr. Rose slept', 'Rose: person'],
    ['a word outside the vocabulary', 'Brayden slept', 'Brayden: person'],
    ['a first name', 'Emma slept', 'Emma: person'],
    ['two words', 'Rose Apple slept', 'Rose Apple: person'],
    ['a word after an ordinary one', 'The Rose slept', 'Rose: person'],
    ['a word between ordinary ones', 'we saw The Great Zayn Bird today', 'Zayn: person'],
    ['with a possessive ending', 'we saw Zayn’s hats', 'Zayn: person'],
    ['with the ending of an s', 'we saw Rexus’ hats', 'Rexus: person'],
    ['with a possessive ending before an ordinary word', 'we saw Zayn Bird’s hats', 'Zayn: person'],
    ['with an apostrophe inside', 'we saw D’Souza', 'D’Souza: person'],
    ['of two letters', 'we saw Bo', 'Bo: person'],
    ['a place after “to”', 'we went to Zayton', 'Zayton: place'],
    ['a place after “In” at the beginning', 'In Zayton we slept', 'Zayton: place'],
    ['a place after several ordinary words', 'we came Back From Zayton', 'Zayton: place'],
    ['a place early in a long story', `we went to Zayton ${'and slept '.repeat(20)}`, 'Zayton: place'],
    ['a place late in a long story', `${'we slept and '.repeat(9)} went to Zayton`, 'Zayton: place'],
    ['a person after “to”', 'we went to Emma', 'Emma: person'],
    ['a person with two names after “to”', 'we went to Emma Apple', 'Emma Apple: person'],
    ['a place by its kind', 'we saw Emma Park', 'Emma Park: place'],
  ])('%s: %s', (_, story, name) => {
    expect(listed(capitalNamesIn(story, isWord))).toEqual([name]);
  });

  test.each([
    ['ordinary words', 'The Dragon slept and I won'],
    ['a street, which is an address', 'we won at Maple Street'],
    ['an ordinary word with an ending', 'we saw the Friend’s hats'],
  ])('not %s', (_, story) => {
    expect(capitalNamesIn(story, isWord)).toEqual([]);
  });

  test.each([
    ['we saw ROSE', []],
    ['we saw ROS', ['ROS: person']],
    ['ROSE EMMA HAPPY ZAYN', ['EMMA: person', 'ZAYN: person']],
    ['ROSE WENT TO ZAYTON WITH BRAYDEN', ['ZAYTON: place', 'BRAYDEN: person']],
    ['we went to ZAYTON', ['ZAYTON: place']],
    ['ROSE X BO’S ZAYN', ['BO: person', 'ZAYN: person']],
    ['we saw Zayn ROSE', ['Zayn ROSE: person']],
    ['we saw ROSE Zayn', ['ROSE Zayn: person']],
  ])('in capitals only words outside the vocabulary and first names: %s', (story, names) => {
    expect(listed(capitalNamesIn(story, isWord))).toEqual(names);
  });
});

describe('names in small letters', () => {
  test.each([
    ['my friend zayn slept', ['zayn: person']],
    ['my friend emma slept', ['emma: person']],
    ['my friend bo slept', ['bo: person']],
    ['my friend zayn’s hats', ['zayn: person']],
    ['my friend happy slept', []],
    ['my friend o’s hats', []],
    ['my friend zayn, kayden and bo & tobi, and rexo slept', ['zayn', 'kayden', 'bo', 'tobi', 'rexo']],
    ['a dog called zayn and happy and kayden', ['zayn: person']],
    ['my cousin named zayn came with a pony called rexo', ['zayn: person', 'rexo: person']],
    ['i live in zayton and brookville', ['zayton: place', 'brookville: place']],
    ['we saw it and zayn said hi', ['zayn: person']],
    ['he came and happy said hi', []],
    ['my friend zayn. my friend tobi', ['zayn: person', 'tobi: person']],
  ])('stand after and before phrases that introduce one: %s', (story, names) => {
    const whole = names.map((name) => (name.includes(':') ? name : `${name}: person`));
    expect(listed(smallNamesIn(story, isWord))).toEqual(whole);
  });
});

const renamed = (story: string, people: string[] = [], places: string[] = []) =>
  withInventedNames(story, { people, places }, isWord);

describe('invented names', () => {
  test.each([
    ['the same one wherever it occurs', 'we saw Zayn. Zayn slept.', 'we saw Pip. Pip slept.'],
    ['several', 'we saw Zayn and Brayden with Zayn', 'we saw Pip and Juno with Pip'],
    ['a first name means the whole one', 'we saw Zayn Abbot. Zayn slept', 'we saw Pip. Pip slept'],
    [
      'an ordinary first word does not',
      'we saw Great Zayn and a great dog',
      'we saw Great Pip and a great dog',
    ],
    ['a whole name after its first name', 'we saw Zayn with Zayn Abbot', 'we saw Pip with Pip'],
    ['not within a longer word', 'we saw Zayn and Zaynab', 'we saw Pip and Juno'],
    ['in capitals, too', 'we saw Zayn. ZAYN SLEPT', 'we saw Pip. Pip SLEPT'],
    ['not one of the story', 'an apple pip and we saw Zayn', 'an apple pip and we saw Juno'],
    ['a place', 'we went to Zayton', 'we went to Willowmere'],
    [
      'not a place of the story',
      'a pebble. we went to Zayton and to Brookville',
      'a pebble. we went to Willowmere and to Thistledown',
    ],
    ['a name that is also a word', 'we saw it. Rose walked on a rose', 'we saw it. Pip walked on a rose'],
    ['wide letters', 'we saw Ｚａｙｎ', 'we saw Pip'],
    ['in each line', 'we saw Zayn\nand Zayn slept', 'we saw Pip\nand Pip slept'],
    ['none', 'we slept and it is happy', 'we slept and it is happy'],
  ])('%s: %j', (_, story, text) => {
    expect(renamed(story).text).toBe(text);
  });

  test.each([
    ['we saw it and will slept', ['Will'], [], 'we saw it and Pip slept'],
    ['he is at apple', [], ['Apple'], 'he is at Willowmere'],
    ['he is at Zayton Hall', ['Bo'], ['Zayton Hall'], 'he is at Willowmere'],
    ['he is at Zayton Hall. Zayton slept', [], ['Zayton Hall'], 'he is at Willowmere. Pip slept'],
    ['he is x', ['x'], [], 'he is x'],
  ])('for the child and its school, also in small letters: %s', (story, people, places, text) => {
    expect(renamed(story, people, places).text).toBe(text);
  });

  test.each(['we saw Zayn. he went to Zayton', 'we slept', 'we saw it and Brayden’s hats\nin Zayton'])(
    'give the child its own words back: %j',
    (story) => {
      const { text, restore } = renamed(story);
      expect(restore(text)).toBe(story);
      expect(restore('a hat')).toBe('a hat');
    },
  );

  test('are restored in any letters, as they were first written', () => {
    const { restore } = renamed('we saw Zayn. ZAYN SLEPT');
    expect(restore('PIP and pip and Pipa')).toBe('Zayn and Zayn and Pipa');
  });

  test('end in somebody and somewhere', () => {
    const letters = [...'abcdefghijklmnopqrstuvw'];
    const people = renamed(letters.map((letter) => `we saw Xo${letter}k.`).join(' ')).text;
    expect(people).toContain('we saw Hobb. we saw Somebody. we saw Somebody.');
    const places = renamed(letters.map((letter) => `we went to Xo${letter}k.`).join(' ')).text;
    expect(places).toContain('we went to Fernhollow. we went to Somewhere. we went to Somewhere.');
  });

  test.each([
    ['mail', 'it is zayn@example.com', 'it is a secret sign'],
    ['a link', 'it is on https://example.com/zayn', 'it is on a secret sign'],
    ['a number', 'it is 555-123-4567', 'it is a secret number'],
    ['an address', 'we live at 12 Maple Street', 'we live at a quiet street'],
    ['a date', 'my birthday is on May 3', 'my birthday is on a special day'],
    [
      'two in two lines',
      'it is zayn@example.com\nit is 555-123-4567, bo@example.com',
      'it is a secret sign\nit is a secret number, a secret sign',
    ],
    ['beside names', 'my name is Zayn and it is 555-123-4567', 'my name is Pip and it is a secret number'],
    [
      'before and between names',
      'my birthday is on May 3 and my name is zayn. it is 555-123-4567. my friend is called rexo',
      'my birthday is on a special day and my name is Pip. it is a secret number. my friend is called Juno',
    ],
    [
      'after several names',
      'my friends are zayn and rexo. it is bo@example.com',
      'my friends are Pip and Juno. it is a secret sign',
    ],
    ['after a place', 'i live in zayton. it is bo@example.com', 'i live in Willowmere. it is a secret sign'],
    [
      'after a title',
      'my teacher is called mr. rexo. it is bo@example.com',
      'my teacher is called mr. Pip. it is a secret sign',
    ],
  ])('other personal data become harmless words: %s', (_, story, text) => {
    expect(renamed(story).text).toBe(text);
  });
});
