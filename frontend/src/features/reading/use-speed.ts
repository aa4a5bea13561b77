import { useState } from 'react';

/** From slow to fast, as shares of the voice's own speed. */
const speeds: readonly number[] = [0.8, 0.9, 1, 1.1, 1.2];

const key = 'inkwren.reading-speed';

const stored = (): number => {
  const kept = speeds.findIndex((one) => String(one) === localStorage.getItem(key));
  return kept === -1 ? speeds.indexOf(1) : kept;
};

/** How fast the reader likes to be read to on this device. `next` and `before` are undefined at the ends. */
export const useSpeed = () => {
  const [at, setAt] = useState(stored);
  const choose = (speed: number) => {
    setAt(speeds.indexOf(speed));
    try {
      localStorage.setItem(key, String(speed));
    } catch {}
  };
  return { speed: speeds[at] ?? 1, slower: speeds[at - 1], faster: speeds[at + 1], choose };
};
