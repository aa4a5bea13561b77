import { readFileSync } from 'node:fs';
import path from 'node:path';
import { baseForms } from '../../dictionary/base-forms';
import { listsFolder } from './lists-folder';
import { functionWords, ordinary } from './name-words';

/** Whether a word, in any form, belongs to the ordinary vocabulary. */
export type Vocabulary = (word: string) => boolean;

/** Contractions, up to the apostrophe: "don't". */
const shortened = new Set(
  'ain aren can couldn didn doesn don hadn hasn haven isn mustn needn shouldn wasn weren won wouldn let'.split(
    ' ',
  ),
);

/** The vocabulary of the word list in a folder. */
export const readVocabulary = (folder: string): Vocabulary => {
  const listed = new Set(readFileSync(path.join(folder, 'words.txt'), 'utf8').split(/\s+/));
  const isListed = (word: string) => ordinary.has(word) || functionWords.has(word) || listed.has(word);
  const isWord = (word: string): boolean =>
    word.length < 2 ||
    isListed(word) ||
    shortened.has(word) ||
    [...baseForms(word), word.replace(/i?ness$/, ''), word.replace(/er$/, ''), word.replace(/r$/, '')].some(
      (form) => form !== word && (isListed(form) || baseForms(form).some(isListed)),
    ) ||
    // Stretched, as in "sooo", or a sound, as in "grrr".
    (/(.)\1{2,}/u.test(word) &&
      (!/[aeiou]/.test(word) || isListed(word.replace(/(.)\1{2,}/gu, '$1')) || /^([ahr])+g?h*$/.test(word)));
  return (word) =>
    word
      .toLowerCase()
      .split('-')
      .every((part) => isWord(part.split(/['’]/u)[0] ?? ''));
};

let kept: Vocabulary | undefined;

/** Read once per function instance. */
export const vocabulary = (): Vocabulary => {
  kept ??= readVocabulary(listsFolder);
  return kept;
};
