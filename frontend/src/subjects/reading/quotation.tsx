import { BookOpenText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { part } from '../../lib/part';
import { Piece } from '../../ui/piece';
import type { Quoted } from './page-dialog';

const PageDialog = part(() => import('./page-dialog'));

/** A quotation that opens its page in a dialog, so that a quiz or a talk below it continues. */
export const Quotation = ({ children, ...quoted }: Quoted & { readonly children: ReactNode }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline rounded-sm text-left underline decoration-sun decoration-2 underline-offset-4 hover:bg-sun-soft"
      >
        {children}
        <BookOpenText aria-hidden className="ml-1.5 inline size-[1.1em] align-[-0.15em] text-sun-ink" />
        <span className="sr-only"> Show it on its page</span>
      </button>
      {open && (
        <Piece>
          <PageDialog {...quoted} onClose={() => setOpen(false)} />
        </Piece>
      )}
    </>
  );
};
