import { ScanBarcode } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Book } from '../../../../contract/books/endpoints';
import { BookFinder } from '../../subjects/books/book-finder';
import { useListed } from '../../subjects/books/placement';
import { useUser } from '../../subjects/users/user';
import { Button } from '../../ui/button';
import { Piece } from '../../ui/piece';
import { canScan } from './barcode';
import { ScanDialog } from './dialogs';
import { StatusLabel } from './status-label';

const Status = ({ book }: { book: Book }) => (
  <StatusLabel book={book} listed={useListed(book.id) !== undefined} />
);

/** The search for a book, by words, by its number, or by the barcode where the browser can read one. */
export const BookSearch = ({ onChoose }: { onChoose: (book: Book) => void }) => {
  const [camera, setCamera] = useState(false);
  const [scanning, setScanning] = useState(false);
  useEffect(() => void canScan().then(setCamera, () => undefined), []);
  return (
    <div className="grid gap-2">
      <BookFinder
        label={useUser().role === 'student' ? 'Which book are you reading?' : 'Find a book'}
        asideOf={(book) => <Status book={book} />}
        onChoose={onChoose}
      />
      {camera && (
        <Button
          look="quiet"
          icon={<ScanBarcode aria-hidden className="size-5" />}
          onClick={() => setScanning(true)}
          className="justify-self-start"
        >
          Scan the barcode
        </Button>
      )}
      {scanning && (
        <Piece>
          <ScanDialog
            onChoose={(book) => {
              setScanning(false);
              onChoose(book);
            }}
            onClose={() => setScanning(false)}
          />
        </Piece>
      )}
    </div>
  );
};
