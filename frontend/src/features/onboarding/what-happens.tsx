import { Check } from 'lucide-react';
import type { OnboardingState } from '../../../../contract/onboarding/endpoints';
import { cx } from '../../lib/cx';
import { Unbroken } from './unbroken';

export type WaitingStatus = Exclude<NonNullable<OnboardingState['consent']>['status'], 'not_asked'>;

const order: readonly WaitingStatus[] = ['asked', 'answered', 'confirm'];

const texts: Record<WaitingStatus, string> = {
  asked: 'Your grown-up reads our e-mail and answers it.',
  answered: 'After a while, as a rule an hour, we send them one more e-mail, to be quite sure.',
  confirm: 'They open the second e-mail and press “Confirm”. Then you can come in!',
};

const now: Record<WaitingStatus, string> = {
  asked: 'The first e-mail is on its way to your grown-up.',
  answered: 'Good news: your grown-up has answered!',
  confirm: 'Nearly there: the second e-mail has been sent.',
};

/** What happens next, in three small steps. */
export const WhatHappens = ({ status }: { status: WaitingStatus }) => {
  const at = order.indexOf(status);
  return (
    <div className="grid gap-3 rounded-card border border-line bg-raised p-4 shadow-card sm:p-6">
      <p role="status" className="font-heading text-xl font-bold">
        {now[status]}
      </p>
      <ol className="grid gap-3">
        {order.map((one, index) => (
          <li
            key={one}
            aria-current={index === at ? 'step' : undefined}
            className={cx(
              'flex items-center gap-3 rounded-control p-2',
              index === at ? 'bg-sun-soft' : index > at && 'text-soft',
            )}
          >
            <span
              aria-hidden
              className={cx(
                'grid size-10 shrink-0 place-items-center rounded-full font-heading text-lg font-bold',
                index < at && 'bg-leaf text-on-accent',
                index === at && 'bg-sun text-on-sun',
                index > at && 'border-2 border-line-strong',
              )}
            >
              {index < at ? <Check strokeWidth={3.5} className="size-5" /> : index + 1}
            </span>
            <span>
              {index < at && <span className="sr-only">Done: </span>}
              <Unbroken>{texts[one]}</Unbroken>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
};
