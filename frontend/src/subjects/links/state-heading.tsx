import { useEffect, useRef } from 'react';
import { useTitle } from '../../lib/use-title';

/**
 * The heading for the state of a case. It receives the focus when the state changes, so that screen readers announce the
 * change.
 */
export const StateHeading = ({ children, moved }: { children: string; moved: boolean }) => {
  const ref = useRef<HTMLHeadingElement>(null);
  useTitle(children);
  useEffect(() => {
    if (!moved) return;
    ref.current?.focus();
    scrollTo(0, 0);
  }, [moved]);
  return (
    <h1 ref={ref} tabIndex={-1} className="text-2xl wrap-anywhere outline-none sm:text-3xl">
      {children}
    </h1>
  );
};
