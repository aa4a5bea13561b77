import { type Route, sendJson } from '../http';
import { meaningsInWordNet } from './wordnet';

const toEntry = (word: string, meanings: ReturnType<typeof meaningsInWordNet>) => ({
  word,
  phonetics: [],
  meanings: meanings.map(([partOfSpeech, definitions]) => ({
    partOfSpeech,
    definitions: definitions.map((definition) => ({ definition, synonyms: [], antonyms: [] })),
    synonyms: [],
    antonyms: [],
  })),
});

/** Answers like dictionaryapi.dev, from WordNet. */
export const dictionary =
  ({ isDown }: { isDown: () => boolean }): Route =>
  async (_request, response, url) => {
    if (isDown()) return sendJson(response, 503, { title: 'Something went wrong' });
    const word = decodeURIComponent(url.pathname.split('/').at(-1) ?? '').toLowerCase();
    const meanings = meaningsInWordNet(word);
    if (meanings.length === 0) return sendJson(response, 404, { title: 'No Definitions Found' });
    sendJson(response, 200, [toEntry(word, meanings)]);
  };
