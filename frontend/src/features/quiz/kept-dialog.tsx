import { BookOpenText } from 'lucide-react';
import { activityMessages } from '../../../../contract/activity/messages';
import { useIsKept } from '../../subjects/reading/use-is-kept';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Wren } from '../../ui/wren';

interface KeptDialogProps {
  readonly book: { readonly id: string; readonly title: string };
  /** The browser's own count. */
  readonly score: number;
  readonly total: number;
  readonly onLeave: (to: string) => void;
}

/**
 * The end of a quiz that has not reached the server: the known result, the assurance that nothing is lost, and links that
 * need no network.
 */
export const KeptDialog = ({ book, score, total, onLeave }: KeptDialogProps) => {
  const home = () => onLeave('/dashboard');
  const kept = useIsKept(book.id);
  return (
    <Dialog onClose={home} title="You have finished!">
      <div className="grid justify-items-center gap-3 text-center">
        <Wren mood="waiting" className="w-36" />
        <p className="font-heading text-4xl font-bold">
          {score} of {total} right
        </p>
        <p className="text-soft">
          That is Wren’s first count. She counts once more when your quiz arrives, and then come your points.
        </p>
        <p role="status">{activityMessages.quiz.notArrived}</p>
        <Button data-focus-first onClick={home} className="w-full">
          Back to Dashboard
        </Button>
        {kept && (
          <Button
            look="secondary"
            icon={<BookOpenText aria-hidden className="size-5" />}
            onClick={() => onLeave(`/read/${book.id}`)}
            className="w-full"
          >
            Back to the book
          </Button>
        )}
      </div>
    </Dialog>
  );
};
