import type { BookCharacter, BookItem } from './store';

/** The facts about a text that are known without asking the model. */
export interface KnownBook {
  /** False if the text is not divided into chapters. */
  readonly chaptered: boolean;
  readonly characters: readonly BookCharacter[];
}

/** The fields of a processed book. A book without chapters is stored as `failed`, with a quiz on the whole text. */
export const settledFields = (
  { chaptered, characters }: KnownBook,
  titles: readonly string[],
): Pick<BookItem, 'processing_status' | 'quiz_possible' | 'chapters' | 'main_characters'> => ({
  processing_status: chaptered ? 'processed' : 'failed',
  quiz_possible: true,
  chapters: chaptered ? titles.map((title, i) => ({ chapter_number: i + 1, chapter_title: title })) : [],
  main_characters: [...characters],
});
