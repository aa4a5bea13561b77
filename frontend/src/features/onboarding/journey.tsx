import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../ui/loaded';
import { Flow } from './flow';
import { isRefusal, onboardingQuery } from './state';
import { StepShape } from './step-shape';
import { TurnedAway } from './turned-away';

interface JourneyProps {
  readonly onComplete: () => void;
  readonly onLeave: () => void;
}

/** Continues at the user's last step. */
const Journey = ({ onComplete, onLeave }: JourneyProps) => {
  const query = useQuery(onboardingQuery);
  const { error } = query;
  if (error !== null && isRefusal(error, 'not_invited'))
    return <TurnedAway onLeave={onLeave}>{error.message}</TurnedAway>;
  return (
    <Loaded query={query} waiting={<StepShape />}>
      {(state) => <Flow state={state} onComplete={onComplete} />}
    </Loaded>
  );
};

export default Journey;
