import { useEffect, useState } from 'react';

interface Next extends FocusOptions {
  /** The id of the element. */
  readonly id: string;
}

/** Focuses an element once the change that is made together with the call is rendered: what had the focus disappears in it. */
export const useFocusNext = (): ((next: Next) => void) => {
  const [next, setNext] = useState<Next>();
  useEffect(() => {
    if (next !== undefined) document.getElementById(next.id)?.focus(next);
  }, [next]);
  return setNext;
};
