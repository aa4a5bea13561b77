import { useQuery } from '@tanstack/react-query';
import { RetryNotice } from '../../ui/retry-notice';
import { Flow } from './flow';
import { isRefusal, onboardingQuery } from './state';
import { StepSkeleton } from './step-skeleton';
import { TurnedAway } from './turned-away';

interface JourneyProps {
  readonly onComplete: () => void;
  readonly onLeave: () => void;
}

/** Continues at the user's last step. */
const Journey = ({ onComplete, onLeave }: JourneyProps) => {
  const { data: state, error, refetch, isFetching } = useQuery(onboardingQuery);
  if (error !== null && isRefusal(error, 'not_invited'))
    return <TurnedAway onLeave={onLeave}>{error.message}</TurnedAway>;
  if (state === undefined && error !== null)
    return (
      <RetryNotice busy={isFetching} onRetry={refetch}>
        {error.message}
      </RetryNotice>
    );
  if (state === undefined) return <StepSkeleton />;
  return <Flow state={state} onComplete={onComplete} />;
};

export default Journey;
