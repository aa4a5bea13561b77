import { useState } from 'react';

/** `pages` are turned; a `scroll` is one long page. */
export type Mode = 'pages' | 'scroll';

const key = 'inkwren.reading-mode';

/** Whether a spread of two pages fits. */
const isWide = () => globalThis.matchMedia?.('(min-width: 64rem)').matches ?? false;

const stored = (): Mode => {
  const kept = localStorage.getItem(key);
  if (kept === 'pages' || kept === 'scroll') return kept;
  return isWide() ? 'pages' : 'scroll';
};

/** How the reader likes to go through a book on this device: a spread on a desktop and a scroll on a phone, until one chooses. */
export const useMode = () => {
  const [mode, setMode] = useState<Mode>(stored);
  const choose = (next: Mode) => {
    setMode(next);
    try {
      localStorage.setItem(key, next);
    } catch {}
  };
  return [mode, choose] as const;
};
