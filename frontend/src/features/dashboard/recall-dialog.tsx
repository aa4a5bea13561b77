import { useQuery } from '@tanstack/react-query';
import { quizRecall } from '../../../../contract/quiz/recall';
import { call } from '../../lib/api';
import { quizKeys } from '../../subjects/quiz/keys';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { RecallQuestions } from './recall-questions';

interface RecallDialogProps {
  /** Called when nothing more is asked today. */
  readonly onOver: () => void;
  readonly onClose: () => void;
}

/** Today's two questions of an earlier quiz. Closed before they are answered, they come again. */
export const RecallDialog = ({ onOver, onClose }: RecallDialogProps) => {
  const query = useQuery({
    queryKey: quizKeys.recall,
    queryFn: async ({ signal }) => {
      const given = await call(quizRecall.beginRecall, {}, signal);
      if (given.recall === null) onOver();
      return given;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <Dialog title="Do you still know?" onClose={onClose}>
      <Loaded query={query} waiting={<Skeleton className="h-80" />}>
        {({ recall }) =>
          recall === null ? (
            <div className="grid gap-4">
              <p>There is nothing more to ask today. New questions come another day!</p>
              <Button data-focus-first onClick={onClose}>
                Close
              </Button>
            </div>
          ) : (
            <RecallQuestions recall={recall} onOver={onOver} onClose={onClose} />
          )
        }
      </Loaded>
    </Dialog>
  );
};
