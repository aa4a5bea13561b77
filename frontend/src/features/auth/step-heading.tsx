import { useEffect, useRef } from 'react';

/** The heading of a step of signing in. Takes focus when the step comes, so that keyboard and screen reader follow. */
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
