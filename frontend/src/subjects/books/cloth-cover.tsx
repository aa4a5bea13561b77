import type { CSSProperties } from 'react';
import type { Book } from '../../../../contract/books/endpoints';

/** Cloths of bookbinders, dark enough for gilt letters. */
const cloths = ['#1f4e5f', '#6f2937', '#2f4a2c', '#3b2f63', '#7a3f12', '#26384f'] as const;

const weave =
  'repeating-linear-gradient(45deg,#fff1 0 1px,#0000 1px 3px),repeating-linear-gradient(-45deg,#0001 0 1px,#0000 1px 3px)';

/** The same cloth for the same id on every device. */
const clothOf = (id: string) =>
  cloths[[...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7) % cloths.length];

/**
 * The length of the longest word, for the size of the letters: it fits on one line, so that no word is broken. At a size of
 * 1 % of the cover's width, 115 letters fit, and 92 of the widest font (`--fit`).
 */
const measured = (text: string) =>
  ({ '--longest': Math.max(1, ...text.split(/[\s-]+/).map((word) => word.length)) }) as CSSProperties;

interface ClothCoverProps {
  readonly book: Pick<Book, 'id' | 'title' | 'author'>;
  /** False where the cover is too small for letters. */
  readonly isReadable: boolean;
}

/** The plain binding of a book without a picture: cloth, a gilt frame, title and author. */
export const ClothCover = ({ book: { id, title, author }, isReadable }: ClothCoverProps) => (
  <span
    className="@container flex size-full p-[6%] font-brand font-bold text-[#f3dfa6] [--fit:115cqw] wide-letters:[--fit:92cqw]"
    style={{ background: `${weave},${clothOf(id)}` }}
  >
    <span className="flex w-full flex-col items-center justify-between rounded-[4%] border border-current px-[5%] py-[10%] text-center text-balance">
      {isReadable ? (
        <>
          <span
            className="line-clamp-5 w-full text-[length:min(14cqw,var(--fit)/var(--longest))] leading-tight! tracking-normal!"
            style={measured(title)}
          >
            {title}
          </span>
          <span
            className="line-clamp-2 w-full text-[length:min(8.5cqw,var(--fit)/var(--longest))] leading-tight! font-normal tracking-normal!"
            style={measured(author)}
          >
            {author}
          </span>
        </>
      ) : (
        <span className="m-auto size-[0.6em] rotate-45 border border-current" />
      )}
    </span>
  </span>
);
