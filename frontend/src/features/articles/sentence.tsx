import type { MyWord } from '../../../../contract/words/endpoints';

/** The sentence in which the child met a word. */
export const Sentence = ({ word: { sentence, title } }: { word: Pick<MyWord, 'sentence' | 'title'> }) =>
  sentence !== null && (
    <blockquote className="border-l-4 border-line pl-3 text-soft">
      {sentence}
      {title !== null && <cite className="block text-[0.9em]">{title}</cite>}
    </blockquote>
  );
