import { useEffect, useRef } from 'react';

/** The heading of a sign-in step. Gets focus when the step opens, for keyboard and screen reader. */
export const StepHeading = ({ children, first = false }: { children: string; first?: boolean }) => {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!first) ref.current?.focus();
  }, [first]);
  return (
    <h1 ref={ref} tabIndex={-1} className="text-3xl outline-none">
      {children}
    </h1>
  );
};
