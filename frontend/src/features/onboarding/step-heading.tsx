import { useEffect, useRef } from 'react';
import { useTitle } from '../../lib/use-title';

/** The heading of a step. Gets focus when the step opens, for keyboard and screen reader. */
export const StepHeading = ({ children }: { children: string }) => {
  const ref = useRef<HTMLHeadingElement>(null);
  useTitle(children);
  useEffect(() => {
    ref.current?.focus();
    scrollTo(0, 0);
  }, []);
  return (
    <h1 ref={ref} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
      {children}
    </h1>
  );
};
