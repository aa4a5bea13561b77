import { createContext, type ReactNode, useEffect, useRef, useState } from 'react';
import { navigate } from '../../lib/navigation';
import { Banner } from '../../ui/banner';
import { type Activity, guardActivity, recordViolation } from './guard';

/** Ends the current activity. */
export const OnViolation = createContext<() => void>(() => undefined);

interface GuardedProps {
  readonly activity: Activity;
  /** The target of the redirection after text from outside; without it, there is none. */
  readonly redirectTo?: string;
  readonly onViolation?: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * An activity that a child must do without help: copying and pasting are blocked inside it, and the first attempt is
 * explained.
 */
export const Guarded = ({ activity, redirectTo, onViolation, className, children }: GuardedProps) => {
  const root = useRef<HTMLDivElement>(null);
  const [notice, setNotice] = useState<'due' | 'shown' | 'gone'>('due');
  useEffect(() => {
    if (root.current === null) return;
    return guardActivity(root.current, () => setNotice((is) => (is === 'due' ? 'shown' : is)));
  }, []);

  const violated = () => {
    recordViolation(activity);
    onViolation?.();
    if (redirectTo !== undefined) navigate(redirectTo, { replace: true, state: { stopped: activity } });
  };
  return (
    <div ref={root} className={className}>
      {notice === 'shown' && (
        <div className="sticky top-20 z-10">
          <Banner kind="info" onGone={() => setNotice('gone')}>
            Copying and pasting are asleep here. Your own ideas count!
          </Banner>
        </div>
      )}
      <OnViolation value={violated}>{children}</OnViolation>
    </div>
  );
};
