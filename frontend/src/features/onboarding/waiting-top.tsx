import { BookOpen } from 'lucide-react';
import { Button } from '../../ui/button';
import { Wren } from '../../ui/wren';
import { StepHeading } from './step-heading';
import { Unbroken } from './unbroken';

interface WaitingTopProps {
  readonly adult: string;
  readonly onRead: () => void;
}

/** Who was asked, and a chapter for the time until the answer. */
export const WaitingTop = ({ adult, onRead }: WaitingTopProps) => (
  <div className="grid justify-items-center gap-3 text-center">
    <Wren mood="waiting" className="w-28 sm:w-44" />
    <StepHeading>Waiting for your grown-up</StepHeading>
    <p>
      We wrote to <strong className="wrap-anywhere">{adult}</strong>.{' '}
      <Unbroken>Tell them to look into their e-mail!</Unbroken>
    </p>
    <Button icon={<BookOpen aria-hidden className="size-5" />} onClick={onRead}>
      Read a chapter while you wait
    </Button>
  </div>
);
