/** Reduced motion, requested by the device or in the user's settings. */
export const isCalm = () =>
  document.documentElement.dataset.motion === 'reduced' ||
  (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true);
