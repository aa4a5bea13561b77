import * as z from 'zod/mini';
import { spokenDays } from '../../contract/media';
import { entity } from '../platform/table/entity';

/**
 * The sound of a sentence in the voice of the stage, one for all children: while it is made, until when that call has it alone;
 * afterwards the format of its file. Nothing of a child is in it.
 */
export const spokenSentences = entity({
  name: 'SpokenSentence',
  schema: z.object({
    holder: z.optional(z.string()),
    until: z.optional(z.string()),
    format: z.optional(z.enum(['mp3', 'wav'])),
  }),
  key: ({ hash }: { hash: string }) => ({ pk: `SPOKEN#${hash}`, sk: 'SOUND' }),
  retention: { days: spokenDays },
  onDeletion: 'nobody',
});
