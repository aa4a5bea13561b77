import * as z from 'zod/mini';
import type { Meaning } from '../../contract/dictionary/endpoints';
import { setting } from '../platform/config';

/** A word in the Free Dictionary API (https://dictionaryapi.dev), which serves the pages of Wiktionary as JSON. */
const Entry = z.object({
  meanings: z.array(
    z.object({ partOfSpeech: z.string(), definitions: z.array(z.object({ definition: z.string() })) }),
  ),
});

const milliseconds = 2500;

/**
 * The meanings of a word in the public dictionary; empty if it does not list the word. The request contains the word and nothing
 * about the user. Throws when the dictionary is unavailable.
 */
export const askDictionary = async (word: string): Promise<Meaning[]> => {
  const response = await fetch(`${setting('DICTIONARY_URL')}/${encodeURIComponent(word)}`, {
    headers: { 'user-agent': 'Inkwren (reading platform for children)' },
    signal: AbortSignal.timeout(milliseconds),
  });
  if (response.status === 404) return [];
  if (!response.ok) throw new Error(`The dictionary answered ${response.status}`);
  return z
    .array(Entry)
    .parse(await response.json())
    .flatMap(({ meanings }) => meanings)
    .map(({ partOfSpeech, definitions }) => ({
      part_of_speech: partOfSpeech,
      definitions: definitions.map(({ definition }) => definition),
    }));
};
