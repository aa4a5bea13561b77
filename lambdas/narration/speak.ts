import type { narration } from '../../contract/narration/endpoints';
import { sentencesOf } from '../../contract/rules/sentences';
import type { Admitted } from '../accounts/admitted';
import { isSung } from '../model/speak';
import { ApiError } from '../platform/api-error';
import { findChapter } from '../reading/find-chapter';
import { paragraphsOf } from '../reading/paragraphs';
import { soundOf } from './sound-of';

/** Beyond it a sentence is rather a text without marks, and takes longer to be spoken than a call may. */
const longest = 600;

/**
 * The sound of sentences of a stored chapter. The first one decides: the failure of one after it is only left out, and the reader asks
 * again when it comes to it. Throws like `findChapter` and `soundOf`, and `sentence_not_found`.
 */
export const speak = async ({
  actor,
  body: { id, chapter, sentence, count },
}: Admitted<typeof narration.speak>) => {
  const { text } = await findChapter(id, chapter);
  const paragraphs = paragraphsOf(text.text);
  const asked = sentencesOf(paragraphs).slice(sentence, sentence + count);
  if (asked.length === 0) throw new ApiError('sentence_not_found');
  const spoken = await Promise.allSettled(
    asked.map(async (one) => {
      if (one.to - one.from > longest) throw new ApiError('sentence_not_spoken');
      const words = paragraphs[one.paragraph]?.slice(one.from, one.to) ?? '';
      return { ...one, address: await soundOf(actor.user, words) };
    }),
  );
  if (spoken[0]?.status === 'rejected') throw spoken[0].reason;
  return {
    sentences: spoken.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    sung: isSung(),
  };
};
