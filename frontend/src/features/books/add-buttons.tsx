import { BookCheck, Bookmark, BookOpenText, Check } from 'lucide-react';
import { useState } from 'react';
import type { Book, Stage } from '../../../../contract/books/endpoints';
import { useListed, usePlacement } from '../../subjects/books/placement';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Piece } from '../../ui/piece';
import { RateDialog } from './dialogs';

const choices: readonly { stage: Stage; label: string; Icon: typeof Bookmark }[] = [
  { stage: 'want_to_read', label: 'Want to Read', Icon: Bookmark },
  { stage: 'reading', label: 'Start Reading', Icon: BookOpenText },
  { stage: 'read', label: 'Mark as Read', Icon: BookCheck },
];

/** Three lists, of which at most one contains the book: choosing another one moves it. */
export const AddButtons = ({ book }: { book: Book }) => {
  const listed = useListed(book.id);
  const placement = usePlacement(book.id);
  const [rating, setRating] = useState(false);
  const adding = placement.isPending ? placement.variables.stage : undefined;
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-3 gap-2 sm:flex sm:flex-wrap crowded:grid-cols-1">
        {choices.map(({ stage: target, label, Icon }) => {
          const added = listed?.stage === target && adding === undefined;
          return (
            <Button
              key={target}
              look={added ? 'chosen' : 'secondary'}
              aria-pressed={added}
              busy={adding === target}
              icon={
                added ? (
                  <Check aria-hidden className="size-5 text-leaf" />
                ) : (
                  <Icon aria-hidden className="size-5" />
                )
              }
              className="max-sm:flex-col max-sm:gap-1 max-sm:px-1 max-sm:text-[0.85em] max-sm:leading-tight crowded:flex-row crowded:text-[1em]"
              onClick={() => {
                if (target === 'read') setRating(true);
                else if (!added) placement.mutate({ stage: target });
              }}
            >
              {label}
            </Button>
          );
        })}
      </div>
      {placement.isError && <Notice kind="error">{placement.error.message}</Notice>}
      {rating && (
        <Piece>
          <RateDialog
            title={book.title}
            rating={listed?.rating ?? undefined}
            onClose={() => setRating(false)}
            onRate={(stars) => {
              setRating(false);
              placement.mutate({ stage: 'read', rating: stars });
            }}
          />
        </Piece>
      )}
    </div>
  );
};
