import { useState } from 'react';
import { part } from '../../../lib/part';
import { Piece } from '../../../ui/piece';
import { Keepsake, keepsakeOf } from './keepsakes';

const NestDialog = part(() => import('./nest-dialog'));

/** This many fit beside Wren on a phone. */
const shown = 3;

/** The contents of Wren's nest: a keepsake of each finished book, the last ones visible. A tap shows the book. */
const Nest = ({ finished }: { finished: readonly string[] }) => {
  const [open, setOpen] = useState<{ readonly book?: string }>();
  const more = finished.length - shown;
  return (
    <>
      <div className="absolute bottom-0 left-1 flex items-end sm:bottom-1 sm:left-3">
        {finished.slice(0, shown).map((id) => (
          <button
            key={id}
            type="button"
            aria-label={`${keepsakeOf(id).word}, from a finished book`}
            className="grid size-target place-items-center rounded-full transition-transform hover:-translate-y-1"
            onClick={() => setOpen({ book: id })}
          >
            <Keepsake bookId={id} className="size-9 sm:size-11" />
          </button>
        ))}
        {more > 0 && (
          <button
            type="button"
            aria-label={`Everything in Wren’s nest: ${more} more`}
            className="grid size-target place-items-center rounded-full border-2 border-line bg-raised font-bold tabular-nums"
            onClick={() => setOpen({})}
          >
            +{more}
          </button>
        )}
      </div>
      {open !== undefined && (
        <Piece>
          <NestDialog chosen={open.book} onClose={() => setOpen(undefined)} />
        </Piece>
      )}
    </>
  );
};

export default Nest;
