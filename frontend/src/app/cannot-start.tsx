import { Button } from '../ui/button';
import { Fallen } from '../ui/fallen';

interface CannotStartProps {
  readonly failure: Error;
  readonly onRetry: () => void;
  readonly onSignOut: () => void;
}

/** Shown when a signed-in user's record cannot be loaded: a service is down. */
export const CannotStart = ({ failure, onRetry, onSignOut }: CannotStartProps) => (
  <main>
    <Fallen
      title="Wren cannot find your things"
      onRetry={onRetry}
      other={
        <Button look="secondary" onClick={onSignOut}>
          Sign out
        </Button>
      }
    >
      {failure.message}
    </Fallen>
  </main>
);
