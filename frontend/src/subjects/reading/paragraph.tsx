import { memo } from 'react';
import { cx } from '../../lib/cx';

/** A large I is a bar, and its word is read without it. */
const isBar = (text: string) => /^\P{L}*I/u.test(text);

interface ParagraphProps {
  readonly text: string;
  readonly first: boolean;
  /** The characters of the word that is read aloud; both 0 before the first word. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/**
 * One paragraph. It follows the direction of its own letters, because a browser may force another direction on the page. The
 * first paragraph begins with a large letter, which is a separate element before its word. The word and the paragraph that
 * are read aloud are marked.
 */
export const Paragraph = memo(({ text, first, from = 0, to }: ParagraphProps) => {
  const isRead = to !== undefined;
  return (
    <p
      dir="auto"
      className={cx(
        'scroll-mt-24 rounded-control transition-colors',
        first &&
          !isRead &&
          !isBar(text) &&
          'first-letter:float-start first-letter:mt-[0.06em] first-letter:me-[0.1em] first-letter:font-brand first-letter:text-[4.2em] first-letter:leading-[0.72] first-letter:font-bold first-letter:text-accent crowded:first-letter:float-none crowded:first-letter:text-[1em]',
        isRead && '-mx-2 bg-sun-soft px-2',
      )}
    >
      {isRead ? (
        <>
          {text.slice(0, from)}
          <mark className="rounded-sm bg-sun text-on-sun">{text.slice(from, to)}</mark>
          {text.slice(to)}
        </>
      ) : (
        text
      )}
    </p>
  );
});
