import type { ChapterText } from '../../../../contract/reading/endpoints';
import { cx } from '../../lib/cx';
import { Link } from '../../lib/navigation';
import { Dialog } from '../../ui/dialog';

/** All chapters of the book, as links. */
export const ChapterList = ({ text, onClose }: { text: ChapterText; onClose: () => void }) => (
  <Dialog title="Chapters" onClose={onClose}>
    <ol className="grid gap-1">
      {text.chapters.map(({ chapter_number: number, chapter_title }) => (
        <li key={number}>
          <Link
            to={`/read/${text.book.id}/${number}`}
            aria-current={number === text.chapter ? 'page' : undefined}
            onClick={onClose}
            className={cx(
              'flex min-h-target items-center gap-3 rounded-control px-3 py-2 hover:bg-sunken',
              number === text.chapter && 'bg-accent-soft font-semibold',
            )}
          >
            <span
              className={cx(
                'grid size-9 shrink-0 place-items-center rounded-full text-[0.9em] font-semibold tabular-nums',
                number === text.chapter ? 'bg-accent text-on-accent' : 'bg-sunken',
              )}
            >
              {number}
            </span>
            {chapter_title}
          </Link>
        </li>
      ))}
    </ol>
  </Dialog>
);
