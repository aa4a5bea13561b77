import * as z from 'zod/mini';
import { Meanings } from '../../contract/dictionary/endpoints';
import { entity } from '../platform/table/entity';

/** The public dictionary's answer for one word without a gloss of ours. Without meanings if the word is not listed or no meaning is fit for children. */
export const dictionaryEntries = entity({
  name: 'DictionaryEntry',
  schema: z.object({ word: z.string(), base: z.string(), meanings: Meanings }),
  key: ({ word }: { word: string }) => ({ pk: `DICTIONARY#${word}`, sk: 'ENTRY' }),
  retention: { days: 30 },
  onDeletion: 'nobody',
});
