import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { Book } from '../../../../contract/books/endpoints';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/text-field';
import { Wren } from '../../ui/wren';
import { useUser } from '../users/user';
import { BookCover } from './book-cover';

interface CertificateProps {
  readonly book: Pick<Book, 'id' | 'title' | 'author' | 'thumbnail'>;
  /** When it was finished; absent if that is not known. */
  readonly on?: Date;
  readonly onClose: () => void;
}

/** A certificate for a book that was read to the end, to show or to print. The name on it stays in this browser. */
const Certificate = ({ book, on, onClose }: CertificateProps) => {
  const { username } = useUser();
  const [reader, setReader] = useState(username);
  return (
    <Dialog title="Your certificate" onClose={onClose}>
      <div data-print-page className="grid gap-4">
        <div
          data-print="certificate"
          className="grid w-full justify-items-center gap-2 rounded-card border-4 border-double border-accent bg-paper p-5 text-center crowded:p-3"
        >
          <p className="hidden font-heading text-4xl font-bold text-accent-strong print:block">Certificate</p>
          <Wren mood="proud" className="w-24 crowded:hidden" />
          <p className="w-full border-b-2 border-ink font-heading text-2xl font-bold wrap-anywhere crowded:text-xl">
            {reader.trim() || '\u00a0'}
          </p>
          <p>has read to the end</p>
          <BookCover book={book} size="middle" />
          <p className="font-heading text-xl font-bold">{book.title}</p>
          <p className="text-[0.9em]">by {book.author}</p>
          {on !== undefined && (
            <p className="text-[0.9em]">
              {on.toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' })}
            </p>
          )}
        </div>
        <TextField
          label="The name on it"
          maxLength={40}
          autoComplete="off"
          value={reader}
          onChange={(event) => setReader(event.target.value)}
        />
        <Button icon={<Printer aria-hidden className="size-5" />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </Dialog>
  );
};

export default Certificate;
