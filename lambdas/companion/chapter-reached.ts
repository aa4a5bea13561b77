import type { getBook } from '../books/library';
import { ApiError } from '../platform/api-error';

/**
 * The last chapter that a talk may be about: null for a book without chapters, and the first one if none is chosen, so that the
 * talk reveals no later chapter. Throws `chat_chapter_invalid`.
 */
export const chapterReached = (
  { chapters }: Pick<Awaited<ReturnType<typeof getBook>>, 'chapters'>,
  chosen: number | null | undefined,
): number | null => {
  if (chapters.length === 0) return null;
  const end = chosen ?? 1;
  if (end > chapters.length) throw new ApiError('chat_chapter_invalid');
  return end;
};
