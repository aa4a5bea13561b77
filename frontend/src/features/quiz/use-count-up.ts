import { useEffect, useState } from 'react';
import { isCalm } from '../../lib/is-calm';

const milliseconds = 900;

/** A number that counts up to `to` once, ever slower; with reduced motion it is there at once. */
export const useCountUp = (to: number): number => {
  const [shown, setShown] = useState(() => (isCalm() ? to : 0));
  useEffect(() => {
    if (isCalm()) return setShown(to);
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, (now - start) / milliseconds);
      setShown(Math.round(to * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [to]);
  return shown;
};
