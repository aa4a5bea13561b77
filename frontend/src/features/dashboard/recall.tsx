import { useQueryClient } from '@tanstack/react-query';
import type { Dashboard } from '../../../../contract/dashboard/endpoints';
import { quizRecall } from '../../../../contract/quiz/recall';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { dashboardKeys } from '../../subjects/dashboard/keys';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { Wren } from '../../ui/wren';
import { RecallDialog } from './recall-dialog';
import { RecalledPart } from './recalled-part';

interface RecallProps {
  /** Absent once today's questions are over: an open dialog stays. */
  readonly offer: Dashboard['recall'] | undefined;
  readonly asking: boolean;
  readonly setAsking: (asking: boolean) => void;
}

/** Offers two questions of a quiz of a week or two ago, until they are answered or put off for today. */
const Recall = ({ offer, asking, setAsking }: RecallProps) => {
  const queries = useQueryClient();
  const over = () => {
    queries.setQueriesData(
      { queryKey: dashboardKeys.all },
      (before: Dashboard | undefined) => before && { ...before, recall: null },
    );
  };
  const { mutate, isPending, error } = useSend({
    mutationFn: () => call(quizRecall.putOffRecall, {}),
    onSuccess: over,
  });
  return (
    <>
      {offer != null && (
        <Card
          aria-labelledby="recall"
          className="flex flex-wrap items-center gap-x-4 gap-y-3 crowded:grid crowded:grid-cols-1"
        >
          <Wren mood="thinking" className="w-16 shrink-0 sm:w-20 crowded:hidden" />
          <div className="min-w-0 flex-1 basis-52">
            <h2 id="recall" className="text-xl">
              Do you still know?
            </h2>
            <p>
              Two questions about <RecalledPart of={offer} />.
            </p>
          </div>
          <div className="flex flex-wrap gap-3 crowded:grid crowded:grid-cols-1 max-sm:w-full max-sm:*:flex-1">
            <Button look="secondary" onClick={() => setAsking(true)}>
              Ask me
            </Button>
            <Button look="quiet" busy={isPending} onClick={() => mutate()}>
              Not today
            </Button>
          </div>
          {error !== null && <Notice kind="error">{error.message}</Notice>}
        </Card>
      )}
      {asking && <RecallDialog onOver={over} onClose={() => setAsking(false)} />}
    </>
  );
};

export default Recall;
