import { withPlainMarks } from './questions';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

const title = /\b(Mr|Mrs|Ms|Dr|St)\.(?=\s)/g;

/** The sentences of a reply as the child reads them. A quotation belongs to its sentence. */
export const shownSentencesIn = (reply: string): string[] =>
  [...segmenter.segment(withPlainMarks(reply).replace(title, '$1\ue000'))]
    .map(({ segment }) => segment.replaceAll('\ue000', '.').trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

/**
 * The statements and questions in a text. Quotations are left out, because they have their own check. A quotation with its own
 * full stop ends the sentence.
 */
export const plainSentencesIn = (text: string): string[] =>
  withPlainMarks(text)
    .replace(/\b(Mrs?|Ms|Dr|St)\./g, '$1')
    .replace(/“[^”]*?([.!?…]?)["'’]?”|"[^"]*?([.!?…]?)"/gu, (_, one?: string, other?: string) =>
      one || other ? '. ' : ' ',
    )
    .match(/[^.!?…:]+[.!?…:]*/gu) ?? [];
