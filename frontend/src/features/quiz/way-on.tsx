import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/button';

/** The second press of a double click on the previous button must not skip the verdict. */
const deafMilliseconds = 350;

interface WayOnProps {
  readonly busy?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** The button after the verdict. It has focus immediately, and accepts presses a moment later. */
export const WayOn = ({ busy = false, onClick, children }: WayOnProps) => {
  const [hears, setHears] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHears(true), deafMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Button autoFocus busy={busy} aria-disabled={!hears || busy} onClick={() => hears && onClick()}>
      {children}
    </Button>
  );
};
