import { useQuery } from '@tanstack/react-query';
import type { BookImport } from '../../../../contract/imports/endpoints';
import { Loaded } from '../../ui/loaded';
import { AcceptForm } from './accept-form';
import { FoundBook } from './found-book';
import { ListShape } from './pages';
import { importQuery } from './queries';

interface FoundImportProps {
  readonly book: BookImport;
  readonly onAccepted: (title: string) => void;
  readonly onDiscard: () => void;
}

/** The content of a book's file, and the decision if it is still open. */
export const FoundImport = ({ book: { id, status }, onAccepted, onDiscard }: FoundImportProps) => (
  <Loaded query={useQuery(importQuery(id))} waiting={<ListShape />}>
    {(book) => (
      <div className="grid gap-gap">
        {book.found !== null && <FoundBook found={book.found} />}
        {status === 'found' && <AcceptForm book={book} onAccepted={onAccepted} onDiscard={onDiscard} />}
      </div>
    )}
  </Loaded>
);
