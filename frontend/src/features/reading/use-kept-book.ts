import { useEffect } from 'react';
import { type ChapterText, reading } from '../../../../contract/reading/endpoints';
import { keepAnswers } from '../../lib/offline';
import { loadMeanings } from '../../subjects/words/meaning-of';
import { loadNarrator } from './narration-buttons';

const keepChapters = async (id: string, chapters: readonly number[]) => {
  const inputs = chapters.map((number) => ({ query: { id, chapter: String(number) } }));
  await keepAnswers(reading.chapter, inputs).catch(() => undefined);
};

/** Keeps all chapters of an open book, and the code that shows meanings and reads aloud, for a time without a network. */
export const useKeptBook = ({ book, chapter, chapters }: ChapterText) => {
  useEffect(() => {
    const numbers = chapters.map(({ chapter_number }) => chapter_number);
    void keepChapters(book.id, numbers.length === 0 ? [chapter] : numbers);
  }, [book.id, chapter, chapters]);
  useEffect(() => void Promise.all([loadMeanings(), loadNarrator()]).catch(() => undefined), []);
};
