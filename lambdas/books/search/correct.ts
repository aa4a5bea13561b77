import type { BookItem } from '../store';
import { stem, wordsOf } from '../words';
import { distance, soundOf, soundsWithout } from './sounds';
import { soundWords, wordsThatSound } from './store';
import { termsOf } from './terms';

/** The words of a book with their form in the text. */
const spelledWords = (book: BookItem): Map<string, string> => {
  const phrases = termsOf(book).map(({ said }) => said);
  const texts = [book.title, ...phrases, ...book.main_characters.map(({ name }) => name)];
  return new Map(texts.flatMap(wordsOf).map((said) => [stem(said), said]));
};

/** Stores the words of a book under their sounds, each once for all books. Idempotent. */
export const learnSounds = async (book: BookItem): Promise<void> => {
  const spelled = [...spelledWords(book)].flatMap(([word, said]) => {
    const sound = soundOf(word);
    return sound === undefined ? [] : [{ sound, word, said }];
  });
  const known = new Set((await soundWords.getMany(spelled)).map(({ word }) => word));
  const rows = spelled
    .filter(({ word }) => !known.has(word))
    .flatMap((one) => [...soundsWithout(one.sound).map((sound) => ({ ...one, sound })), one]);
  // The whole sound last: a word whose sounds are stored only in part is learnt again.
  for (let from = 0; from < rows.length; from += 25)
    await Promise.all(rows.slice(from, from + 25).map((row) => soundWords.put(row)));
};

/** The number of wrong letters that are forgiven. */
const forgiven = (word: string) => (word.length < 6 ? 1 : 2);

type Spelled = Awaited<ReturnType<typeof wordsThatSound>>[number];

const nearest = (sought: string, words: readonly Spelled[], most: number): Spelled | undefined =>
  words
    .map((one) => ({ one, apart: distance(sought, one.word) }))
    .filter(({ apart }) => apart > 0 && apart <= most)
    .toSorted((a, b) => a.apart - b.apart || a.one.word.length - b.one.word.length)[0]?.one;

/** Of the sounds that differ by a letter, so many are looked up. */
const mostNear = 5;

/**
 * The word of the index that a word of a search most likely misspells: one with the same sound or, with `near`, one whose sound
 * differs by a letter. 0.5 read units, with `near` at most 3. Undefined if there is none.
 */
export const correctWord = async (
  sought: string,
  { near: andNear }: { near: boolean },
): Promise<Spelled | undefined> => {
  const sound = soundOf(sought);
  if (sound === undefined) return undefined;
  // The same sound is a likeness of its own, so one more letter may differ.
  const same = nearest(sought, await wordsThatSound(sound), forgiven(sought) + 1);
  if (same !== undefined || !andNear) return same;
  const near = await Promise.all(soundsWithout(sound).slice(0, mostNear).map(wordsThatSound));
  return nearest(sought, near.flat(), forgiven(sought));
};
