import { type Route, sendJson } from '../http';
import { type Meanings, meaningsInLaptopDictionary } from './meanings';

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

/** Answers like dictionaryapi.dev. */
export const dictionary = ({ isDown }: { isDown: () => boolean }): Route => {
  const find = meaningsInLaptopDictionary();
  return async (_request, response, url) => {
    if (isDown()) return sendJson(response, 503, { title: 'Something went wrong' });
    const word = decodeURIComponent(url.pathname.split('/').at(-1) ?? '').toLowerCase();
    const meanings = find(word);
    if (Object.keys(meanings).length === 0) return sendJson(response, 404, { title: 'No Definitions Found' });
    sendJson(response, 200, [toEntry(word, meanings)]);
  };
};
