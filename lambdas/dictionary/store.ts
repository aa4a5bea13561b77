import * as z from 'zod/mini';
import { Meanings } from '../../contract/dictionary';
import { entity } from '../platform/table/entity';

/** The answer of the public dictionary to one word. No meanings: it does not have the word, or none for children. */
export const dictionaryEntries = entity({
  name: 'DictionaryEntry',
  schema: z.object({ word: z.string(), base: z.string(), meanings: Meanings }),
  key: ({ word }: { word: string }) => ({ pk: `DICTIONARY#${word}`, sk: 'ENTRY' }),
  retention: { days: 30 },
});
