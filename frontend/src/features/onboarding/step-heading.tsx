import { useEffect, useRef } from 'react';
import { useTitle } from '../../lib/use-title';
import { Wren, type WrenMood } from '../../ui/wren';

interface StepHeadingProps {
  readonly children: string;
  /** Wren sits beside the heading. */
  readonly mood?: WrenMood;
}

/** The heading of a step. Gets focus when the step opens, for keyboard and screen reader. */
export const StepHeading = ({ children, mood }: StepHeadingProps) => {
  const ref = useRef<HTMLHeadingElement>(null);
  useTitle(children);
  useEffect(() => {
    ref.current?.focus();
    scrollTo(0, 0);
  }, []);
  const heading = (
    <h1 ref={ref} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
      {children}
    </h1>
  );
  if (mood === undefined) return heading;
  return (
    <div className="flex items-end justify-between gap-3">
      {heading}
      <Wren mood={mood} className="-my-2 w-16 shrink-0 sm:w-24 crowded:hidden" />
    </div>
  );
};
