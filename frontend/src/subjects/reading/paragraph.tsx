import { memo } from 'react';
import type { Span } from '../../../../contract/rules/sentences';
import { cx } from '../../lib/cx';

/** A large I is a bar, and its word is read without it. */
const isBar = (text: string) => /^\P{L}*I/u.test(text);

interface ParagraphProps {
  readonly text: string;
  readonly first: boolean;
  /** What is read aloud. */
  readonly sentence?: Span | undefined;
  /** A word of it. */
  readonly word?: Span | undefined;
}

/** A part of a text, in which a part is marked or none. Marks have no room of their own, so that no letter moves. */
const Marked = ({ text, from, to, word }: { text: string; word: Span | undefined } & Span) => (
  <mark className="scroll-mt-24 rounded-sm bg-sun-soft text-ink">
    {word === undefined ? (
      text.slice(from, to)
    ) : (
      <>
        {text.slice(from, word.from)}
        <mark className="scroll-mt-24 rounded-sm bg-sun text-on-sun">{text.slice(word.from, word.to)}</mark>
        {text.slice(word.to, to)}
      </>
    )}
  </mark>
);

/**
 * One paragraph. It follows the direction of its own letters, because a browser may force another direction on the page. The
 * first paragraph begins with a large letter, which is a separate element before its word. The sentence that is read aloud and
 * its word are marked.
 */
export const Paragraph = memo(({ text, first, sentence, word }: ParagraphProps) => (
  <p
    dir="auto"
    className={cx(
      'scroll-mt-24',
      first &&
        !isBar(text) &&
        'first-letter:float-start first-letter:mt-[0.06em] first-letter:me-[0.1em] first-letter:font-brand first-letter:text-[4.2em] first-letter:leading-[0.72] first-letter:font-bold first-letter:text-accent crowded:first-letter:float-none crowded:first-letter:text-[1em]',
    )}
  >
    {sentence === undefined ? (
      text
    ) : (
      <>
        {text.slice(0, sentence.from)}
        <Marked text={text} {...sentence} word={word} />
        {text.slice(sentence.to)}
      </>
    )}
  </p>
));
