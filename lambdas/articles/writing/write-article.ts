import { quoted } from '../../model/as-data';
import { ask, UnusableAnswer } from '../../model/ask';
import { readingGradeOf } from '../level';
import { flawOf, taught, type Wish } from './flaw-of';
import { filledText, WrittenArticle } from './written-article';

export interface Order extends Wish {
  /** Interests and books, as the child or a catalogue wrote them, without personal data. */
  readonly subjects: readonly string[];
}

const instructions = `You write short true articles for children of 7 to 13: about nature, science, history, art, sport or how things work.
Choose one subject that somebody who likes the subjects of the material may enjoy, and that none of the earlier articles was about. The subjects say nothing about the reader: never mention them as such, and never address what the reader likes, reads or does.
Write 120 to 180 words in one paragraph, warm and plain, at the reading grade of the material (Flesch and Kincaid).
Use at least ${taught.all} of the words of the material, in any form, where they fit naturally; if there are words to meet again, at least ${taught.again} of these, or the only one. Words in brackets may be among them. An article with fewer is refused.
Every sentence must be true and generally known. No living child, no tragedy, no cruelty, no brand, no advertisement, no advice on health.
Put eight words of the text into brackets: [like] this. All eight are single words of one part of speech, with one grammatical number or form, spread over the text. From its sentence, each must be clear beyond doubt, and none of the others may fit there. No form of these words stands elsewhere in the text or in the title.
why: for each of the eight, one short friendly sentence saying how one can tell. distractors: two more words of the same part of speech and form that fit none of the gaps.
facts: every fact of the text as a sentence of its own. sources: one to three well-known works of reference with their entry, such as "Encyclopaedia Britannica: octopus". No links.
If you cannot write a true one, say so with can_write false and leave the rest empty. Never guess.`;

const longestSubject = 80;

const list = (texts: readonly string[], most: number) => texts.map((text) => quoted(text, most)).join(', ');

const materialOf = ({ level, subjects, due, words, had }: Order): string =>
  [
    `Reading grade: ${readingGradeOf[level]}`,
    `Subjects: ${list(subjects, longestSubject)}`,
    `Words to meet again: ${list(due, longestSubject)}`,
    `Words: ${list(words, longestSubject)}`,
    `Earlier articles: ${list(
      had.map(({ title }) => title),
      longestSubject,
    )}`,
  ].join('\n');

/** The texts that a child may read. */
const textsOf = (written: WrittenArticle): string[] => [
  `${written.title}\n${filledText(written)}`,
  ...written.why,
  [...written.distractors, ...written.sources].join('\n'),
];

/** The model answered that it cannot write a true article. */
export class CannotWrite extends Error {
  override readonly name = 'CannotWrite';
}

/**
 * Writes an article that passes our own checks. Its facts and gaps are not yet verified. Throws `CannotWrite`, and what `ask`
 * throws when the model is down or writes nothing usable.
 */
export const writeArticle = async (order: Order): Promise<WrittenArticle> => {
  const written = await ask({
    feature: 'article',
    instructions,
    material: materialOf(order),
    answer: WrittenArticle,
    check: (answer) => {
      if (!answer.can_write) return null;
      const flaw = flawOf(answer, order);
      if (flaw !== undefined) throw new UnusableAnswer(flaw);
      return answer;
    },
    texts: (usable) => (usable === null ? [] : textsOf(usable)),
  });
  if (written === null) throw new CannotWrite();
  return written;
};
