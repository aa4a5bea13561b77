import { randomUUID } from 'node:crypto';
import { narration } from '../../contract/narration/endpoints';
import { sentencesOf } from '../../contract/rules/sentences';
import { createBook } from './books';
import { cloud } from './cloud';
import type { Person } from './people';

/** A chapter with these paragraphs, and words that no other test has. */
export const bookOf = async (...paragraphs: string[]) => {
  const mine = `Number ${randomUUID()}`;
  const texts = paragraphs.map((text) => text.replaceAll('#', mine));
  const { id } = await createBook({
    change: (book) => ({
      ...book,
      chapters: book.chapters.map((chapter) => ({ ...chapter, text: texts.join('\n\n') })),
    }),
  });
  const sentences = sentencesOf(texts).map(
    ({ paragraph, from, to }) => texts[paragraph]?.slice(from, to) ?? '',
  );
  return { id, sentences };
};

export const story = () => bookOf('# threw the fish. “Catch!” said Mr. # to Rafi.', '# flew far.');

export const speak = (
  { call }: Pick<Person, 'call'>,
  id: string,
  { sentence = 0, count = 1, chapter = 1 } = {},
) => call(narration.speak, { body: { id, chapter, sentence, count } });

/** The file at an address, as a browser gets it. */
export const fetched = async (address = '') => {
  const answer = await fetch(`${cloud.url}${address}`);
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};
