import { useEffect, useState } from 'react';

const minute = 60_000;

/** What time it is, in milliseconds, anew with every minute of the clock. */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), minute - (now % minute));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
};
