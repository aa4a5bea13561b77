import { useEffect, useRef } from 'react';
import { importLimits } from '../../../../contract/books/import-list';
import { Link } from '../../lib/navigation';
import { Button, buttonClass } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { Notice } from '../../ui/notice';
import { ProgressBar } from '../../ui/progress-bar';
import type { Owner } from './import-choice';
import type { Progress } from './use-import';

const booksOf = (number: number) => (number === 1 ? '1 book' : `${number} books`);

interface ResultProps extends Progress {
  /** Undefined for the own lists. */
  readonly child: Owner | undefined;
}

const Result = ({ list, added, known, not_found, child }: ResultProps) => (
  <div className="grid gap-2">
    <Notice kind="success">
      {booksOf(added)} came over to {child === undefined ? 'your' : `${child.name}’s`} lists.
      {known > 0 && ` ${booksOf(known)} ${known === 1 ? 'was' : 'were'} on a list already.`}
    </Notice>
    {list.isWhole === false && (
      <p>Your list is very long: only its first {importLimits.rows} books came along.</p>
    )}
    {not_found.length > 0 && (
      <Disclosure summary={`Not found among the children’s books: ${not_found.length}`} framed>
        <ul className="mt-2 grid list-disc gap-1 pl-5">
          {not_found.map(({ title, author }) => (
            <li key={`${title} ${author}`} className="wrap-anywhere">
              {title}
              {author !== '' && `, ${author}`}
            </li>
          ))}
        </ul>
      </Disclosure>
    )}
  </div>
);

interface CourseProps {
  readonly progress: Progress;
  readonly child: Owner | undefined;
  readonly onGoOn: () => void;
  readonly onClose: () => void;
}

/** How far the import is, then its result. It has the focus, as the pressed buttons disappear. */
export const ImportCourse = ({ progress, child, onGoOn, onClose }: CourseProps) => {
  const { list, done, failure, running } = progress;
  const total = list.rows.length;
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => here.current?.focus(), []);
  return (
    <div ref={here} tabIndex={-1} className="grid gap-4 wrap-break-word outline-none">
      {total > 0 && (
        <div className="grid gap-2">
          <p role="status">
            {done} of {booksOf(total)}
          </p>
          <ProgressBar label="Books looked at" value={done} max={total} />
        </div>
      )}
      {failure !== undefined && <Notice kind="error">{failure}</Notice>}
      {!running && failure === undefined && <Result {...progress} child={child} />}
      {!running && done < total && (
        <Button
          onClick={() => {
            here.current?.focus();
            onGoOn();
          }}
        >
          Go on
        </Button>
      )}
      {!running && done === total && child !== undefined && (
        <Link to={`/friends?child=${child.id}`} className={buttonClass()}>
          See {child.name}’s books
        </Link>
      )}
      {!running && (
        <Button look="secondary" onClick={onClose}>
          Close
        </Button>
      )}
    </div>
  );
};
