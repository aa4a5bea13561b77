import { Button } from '../ui/button';
import { Wren } from '../ui/wren';

interface CannotStartProps {
  readonly failure: Error;
  readonly onRetry: () => void;
  readonly onSignOut: () => void;
}

/** Shown when a signed-in user's record cannot be loaded: a service is down. */
export const CannotStart = ({ failure, onRetry, onSignOut }: CannotStartProps) => (
  <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
    <Wren mood="sorry" className="w-36" />
    <h1 className="text-3xl">Wren cannot find your things</h1>
    <p className="max-w-md">{failure.message}</p>
    <div className="flex flex-wrap justify-center gap-3">
      <Button onClick={onRetry}>Try again</Button>
      <Button look="secondary" onClick={onSignOut}>
        Sign out
      </Button>
    </div>
  </main>
);
