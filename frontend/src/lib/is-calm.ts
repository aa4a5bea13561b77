/** The device asks for less movement. Where that cannot be known, it does. */
export const asksForLess = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/** Reduced motion, requested by the device or in the user's settings. */
export const isCalm = () => document.documentElement.dataset.motion === 'reduced' || asksForLess();
