import { answerOrNothing, type BookKnowledge, chapterTitle, type Named } from './ask-about-book';
import { wordsOf } from './words';

const sameWords = (one: string, other: string) => wordsOf(one).join(' ') === wordsOf(other).join(' ');

const agree = ({ chapters }: BookKnowledge, other: BookKnowledge): boolean =>
  chapters.length === other.chapters.length &&
  chapters.every(({ chapter_title }, i) => sameWords(chapter_title, other.chapters[i]?.chapter_title ?? ''));

/**
 * Asks twice, independently. Chapters are accepted only if both answers agree, and characters only if both name them, because a
 * difference shows that they are invented.
 */
const fromMemory = async (book: Named): Promise<BookKnowledge> => {
  const [one, other] = await Promise.all([
    answerOrNothing(book, undefined),
    answerOrNothing(book, undefined),
  ]);
  return {
    chapters: agree(one, other) ? one.chapters : [],
    main_characters: one.main_characters.filter(({ name }) =>
      other.main_characters.some((also) => sameWords(name, also.name)),
    ),
    quiz_possible: one.quiz_possible && other.quiz_possible,
  };
};

/**
 * The chapter titles come from the text, the characters from the model. It gets only the first chapter, so that it cannot
 * reveal later events.
 */
const fromText = async (
  book: Named,
  texts: readonly { title: string; text: string }[],
): Promise<BookKnowledge> => ({
  // A text in one piece has no chapters to choose from.
  chapters:
    texts.length === 1
      ? []
      : texts.map(({ title }, i) => ({
          chapter_number: i + 1,
          chapter_title: chapterTitle(title) || `Chapter ${i + 1}`,
        })),
  main_characters: (await answerOrNothing(book, texts[0])).main_characters,
  quiz_possible: true,
});

/**
 * The chapters and characters of a book: from its text if the library has it, otherwise from the model's memory. Throws when
 * the model is down.
 */
export const knowBook = (
  book: Named,
  texts: readonly { title: string; text: string }[],
): Promise<BookKnowledge> => (texts.length > 0 ? fromText(book, texts) : fromMemory(book));
