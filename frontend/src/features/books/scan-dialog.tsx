import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Book, books } from '../../../../contract/books/endpoints';
import { call } from '../../lib/api';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Notice } from '../../ui/notice';
import { useScan } from './use-scan';

interface ScanDialogProps {
  readonly onChoose: (book: Book) => void;
  readonly onClose: () => void;
}

const Camera = ({ onIsbn }: { onIsbn: (isbn: string) => void }) => {
  const video = useRef<HTMLVideoElement>(null);
  const refused = useScan(video, onIsbn);
  if (refused)
    return (
      <Notice kind="error">
        The camera did not open. Type the number below the stripes into the search instead: it works, too.
      </Notice>
    );
  return (
    <>
      <p>Hold the stripes on the back of the book before the camera. The pictures stay on this device.</p>
      <video
        ref={video}
        muted
        playsInline
        aria-label="What the camera sees"
        className="w-full rounded-control bg-sunken"
      />
    </>
  );
};

/** Finds a book by the barcode on its back. */
const ScanDialog = ({ onChoose, onClose }: ScanDialogProps) => {
  const { mutate, reset, data, error, isIdle, isPending } = useMutation({
    mutationFn: (isbn: string) => call(books.autocomplete, { query: { q: isbn } }),
    onSuccess: ([book]) => book !== undefined && onChoose(book),
  });
  return (
    <Dialog title="Scan the barcode" onClose={onClose}>
      <div className="grid gap-4">
        {isIdle && <Camera onIsbn={mutate} />}
        <p role="status" className="empty:hidden">
          {isPending && 'Wren is looking for this book…'}
        </p>
        {error !== null && <Notice kind="error">{error.message}</Notice>}
        {data?.length === 0 && (
          <Notice kind="info">
            Wren found no children’s book with this number. Try its title in the search.
          </Notice>
        )}
        {!isIdle && !isPending && (
          <Button look="secondary" onClick={reset}>
            Scan again
          </Button>
        )}
      </div>
    </Dialog>
  );
};

export default ScanDialog;
