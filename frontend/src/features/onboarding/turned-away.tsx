import { useEffect } from 'react';
import { Button } from '../../ui/button';
import { Wren } from '../../ui/wren';
import { StepHeading } from './step-heading';

const millisecondsToRead = 3000;

interface TurnedAwayProps {
  readonly title?: string;
  readonly children: string;
  readonly onLeave: () => void;
}

/** Tells a refused user the reason, and links to the login. */
export const TurnedAway = ({ title = 'We cannot let you in', children, onLeave }: TurnedAwayProps) => {
  useEffect(() => {
    const timer = setTimeout(onLeave, millisecondsToRead);
    return () => clearTimeout(timer);
  }, [onLeave]);
  return (
    <div className="grid justify-items-center gap-4 pt-[10vh] text-center">
      <Wren mood="sorry" className="w-36" />
      <StepHeading>{title}</StepHeading>
      <p role="alert" className="max-w-md">
        {children}
      </p>
      <Button look="secondary" onClick={onLeave}>
        Back to sign in
      </Button>
    </div>
  );
};
