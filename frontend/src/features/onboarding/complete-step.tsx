import { useEffect } from 'react';
import { Button } from '../../ui/button';
import { Wren } from '../../ui/wren';
import { StepHeading } from './step-heading';

const millisecondsToCheer = 4000;

interface CompleteStepProps {
  readonly name: string | undefined;
  readonly student: boolean;
  readonly onDone: () => void;
}

/** Celebrates the complete profile, then opens the site. */
export const CompleteStep = ({ name, student, onDone }: CompleteStepProps) => {
  useEffect(() => {
    const timer = setTimeout(onDone, millisecondsToCheer);
    return () => clearTimeout(timer);
  }, [onDone]);
  return (
    <div className="grid justify-items-center gap-4 pt-[10vh] text-center">
      <Wren mood="cheering" className="w-44" />
      <StepHeading>{name === undefined ? 'Welcome!' : `Welcome, ${name}!`}</StepHeading>
      <p>{student ? 'Everything is ready. Your next book is waiting.' : 'Your account is set up.'}</p>
      <Button onClick={onDone}>{student ? 'Open the door' : 'Go on'}</Button>
    </div>
  );
};
