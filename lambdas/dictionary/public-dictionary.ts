import * as z from 'zod/mini';
import type { Meaning } from '../../contract/dictionary';
import { setting } from '../platform/config';

/** The adapter for the Free Dictionary API (https://dictionaryapi.dev): a word's page of Wiktionary as JSON. */
const Entry = z.object({
  meanings: z.array(
    z.object({ partOfSpeech: z.string(), definitions: z.array(z.object({ definition: z.string() })) }),
  ),
});

const milliseconds = 2500;

/**
 * The meanings of a word as the public dictionary has them, none if it does not have the word. Sends the word alone: nothing
 * tells who asks. Throws when the dictionary is down.
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
