import type { getBook } from '../books/library';
import { ApiError } from '../platform/api-error';

/**
 * The chapter up to which a talk goes: null for a book without chapters, and without a choice the first one, as no later one
 * is told about. Throws `chat_chapter_invalid`.
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
