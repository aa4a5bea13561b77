import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookImport } from '../../../../contract/imports/endpoints';
import { AddBook } from './add-book';
import { ImportEntry } from './import-entry';
import { Nothing } from './nothing';
import { Pages } from './pages';
import { importsQuery } from './queries';
import { RemoveBookDialog } from './remove-book-dialog';
import { Report, type Said } from './report';

/** Adding books to the library, and the books that operators have added. Our own books come with the deployment. */
const Library = () => {
  const query = useInfiniteQuery(importsQuery);
  const [said, setSaid] = useState<Said>();
  const [opened, setOpened] = useState<string>();
  const [removing, setRemoving] = useState<BookImport>();
  const books = query.data?.pages.flatMap((page) => page.imports) ?? [];
  const tell = (text: string) => setSaid({ text, takesFocus: true });
  return (
    <div className="grid gap-gap">
      {said !== undefined && <Report key={said.text} said={said} onGone={() => setSaid(undefined)} />}
      <AddBook
        onUploaded={(id, { name }) => {
          setOpened(id);
          tell(`${name} has arrived. We read it now.`);
        }}
        onCancelled={({ name }) => tell(`The upload of ${name} is cancelled.`)}
      />
      <Pages
        query={query}
        what="book"
        count={books.length}
        nothing={
          <Nothing title="No book has been added yet.">
            Choose a file above. You see what we find in it before anybody can read it.
          </Nothing>
        }
      >
        <ol className="grid gap-3" aria-label="Added books">
          {books.map((book) => (
            <li key={book.id}>
              <ImportEntry
                book={book}
                isOpen={opened === book.id}
                onToggle={() => setOpened(opened === book.id ? undefined : book.id)}
                onAccepted={(title) => {
                  setOpened(undefined);
                  tell(`${title} is in the library.`);
                }}
                onRemove={() => setRemoving(book)}
              />
            </li>
          ))}
        </ol>
      </Pages>
      {removing !== undefined && (
        <RemoveBookDialog
          book={removing}
          onClose={() => setRemoving(undefined)}
          onRemoved={(text) => {
            setRemoving(undefined);
            tell(text);
          }}
        />
      )}
    </div>
  );
};

export default Library;
