import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Route, sendJson } from '../http';

type Meanings = Readonly<Record<string, readonly string[]>>;

const toEntry = (word: string, meanings: Meanings) => ({
  word,
  phonetics: [],
  meanings: Object.entries(meanings).map(([partOfSpeech, definitions]) => ({
    partOfSpeech,
    definitions: definitions.map((definition) => ({ definition, synonyms: [], antonyms: [] })),
    synonyms: [],
    antonyms: [],
  })),
});

/** Answers like dictionaryapi.dev, with a small dictionary of our own: base forms only, as a printed one has them. */
export const dictionary = ({ isDown }: { isDown: () => boolean }): Route => {
  const words: Readonly<Record<string, Meanings>> = JSON.parse(
    readFileSync(path.join(__dirname, 'words.json'), 'utf8'),
  );
  return async (_request, response, url) => {
    if (isDown()) return sendJson(response, 503, { title: 'Something went wrong' });
    const word = decodeURIComponent(url.pathname.split('/').at(-1) ?? '').toLowerCase();
    const meanings = Object.hasOwn(words, word) ? words[word] : undefined;
    if (meanings === undefined) return sendJson(response, 404, { title: 'No Definitions Found' });
    sendJson(response, 200, [toEntry(word, meanings)]);
  };
};
