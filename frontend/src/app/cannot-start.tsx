import { ApiFailure } from '../lib/api';
import { Button } from '../ui/button';
import { Wren } from '../ui/wren';

interface CannotStartProps {
  readonly failure: Error;
  readonly onRetry: () => void;
  readonly onSignOut: () => void;
}

/** Signed in, but the record did not come: either there is none yet, or something is down. */
export const CannotStart = ({ failure, onRetry, onSignOut }: CannotStartProps) => {
  const incomplete = failure instanceof ApiFailure && failure.code === 'profile_incomplete';
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <Wren mood={incomplete ? 'happy' : 'sorry'} className="w-36" />
      <h1 className="text-3xl">{incomplete ? 'Nearly there!' : 'Wren cannot find your things'}</h1>
      <p className="max-w-md">
        {incomplete
          ? 'You are signed in, but your profile is not set up yet. Ask the grown-up who invited you to finish it, then come back.'
          : failure.message}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button look={incomplete ? 'secondary' : 'primary'} onClick={onRetry}>
          {incomplete ? 'Look again' : 'Try again'}
        </Button>
        <Button look="secondary" onClick={onSignOut}>
          Sign out
        </Button>
      </div>
    </main>
  );
};
