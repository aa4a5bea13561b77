import type { Ages } from './ages';
import { gradeOfText } from './grade-of-text';
import { addToLibrary } from './library';
import { type BookFacts, chapterTexts } from './store';

/** A book whose text the library may store and send to the model. */
export interface Original extends BookFacts {
  readonly description: string;
  readonly subjects?: readonly string[];
  readonly ages?: Ages;
  readonly chapters: readonly { readonly title: string; readonly text: string }[];
}

/** Adds an original to the library. The text is written first, so that no reader sees a book without it. Idempotent. */
export const addOriginal = async ({ chapters, description, ...facts }: Original): Promise<void> => {
  await Promise.all(
    chapters.map(({ title, text }, index) =>
      chapterTexts.put({ book_id: facts.id, number: index + 1, title, text }),
    ),
  );
  await addToLibrary(facts, { description, has_text: true, reading_grade: gradeOfText(chapters) });
};
