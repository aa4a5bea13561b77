import { RetryNotice } from '../../ui/retry-notice';
import { Wren } from '../../ui/wren';
import { StepHeading } from './step-heading';

interface VerificationProps {
  /** The error, if there is one. */
  readonly failure: string | undefined;
  readonly onRetry: () => void;
}

/** Shown while the invitation is being checked. */
export const Verification = ({ failure, onRetry }: VerificationProps) => (
  <div className="grid justify-items-center gap-4 pt-[10vh] text-center">
    <Wren mood={failure === undefined ? 'waving' : 'sorry'} className="w-40" />
    <StepHeading>Welcome to Inkwren!</StepHeading>
    {failure === undefined ? (
      <p role="status">Wren is looking for your invitation…</p>
    ) : (
      <RetryNotice onRetry={onRetry}>{failure}</RetryNotice>
    )}
  </div>
);
