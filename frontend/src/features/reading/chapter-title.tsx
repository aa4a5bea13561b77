import { useEffect, useRef } from 'react';
import type { ChapterText } from '../../../../contract/reading/endpoints';
import { cx } from '../../lib/cx';
import { useTitle } from '../../lib/use-title';

interface ChapterTitleProps {
  readonly id: string;
  readonly text: ChapterText;
  readonly inPages: boolean;
}

/** The title of a chapter, with its number. It has the focus when the chapter opens. */
export const ChapterTitle = ({ id, text, inPages }: ChapterTitleProps) => {
  const { book, chapter, chapters, title } = text;
  useTitle(`${book.title}: ${title}`);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      {chapters.length > 0 && (
        <p className="truncate text-center text-soft">
          Chapter {chapter} of {chapters.length}
          <span className="sm:hidden"> · {book.title}</span>
        </p>
      )}
      <h1
        id={id}
        ref={heading}
        tabIndex={-1}
        className={cx('text-center outline-none', 'text-2xl sm:text-3xl', inPages ? 'mb-3' : 'mb-3 sm:mb-6')}
      >
        {title}
      </h1>
    </>
  );
};
