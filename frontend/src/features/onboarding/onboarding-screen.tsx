import { part } from '../../lib/part';
import { Loading } from '../../ui/loading';
import { Piece } from '../../ui/piece';
import { Frame } from './frame';
import { StepShape } from './step-shape';
import { TurnedAway } from './turned-away';
import { useVerification } from './use-verification';
import { Verification } from './verification';

const Journey = part(() => import('./journey'));

interface OnboardingScreenProps {
  /** The profile is complete. */
  readonly onComplete: () => void;
  /** Signs out. */
  readonly onLeave: () => void;
}

/** From the first sign-in to a complete profile. */
const OnboardingScreen = ({ onComplete, onLeave }: OnboardingScreenProps) => {
  const { verdict, retry } = useVerification();
  return (
    <Frame onLeave={onLeave}>
      {verdict.kind === 'authorized' && (
        <Piece
          waiting={
            <Loading>
              <StepShape />
            </Loading>
          }
        >
          <Journey onComplete={onComplete} onLeave={onLeave} />
        </Piece>
      )}
      {verdict.kind === 'refused' && <TurnedAway onLeave={onLeave}>{verdict.text}</TurnedAway>}
      {verdict.kind === 'no-session' && (
        <TurnedAway title="Please sign in again" onLeave={onLeave}>
          {verdict.text}
        </TurnedAway>
      )}
      {(verdict.kind === 'waiting' || verdict.kind === 'failed') && (
        <Verification failure={verdict.kind === 'failed' ? verdict.text : undefined} onRetry={retry} />
      )}
    </Frame>
  );
};

export default OnboardingScreen;
