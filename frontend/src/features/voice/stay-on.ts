import type { Microphone } from './microphone';

interface Device {
  readonly context: AudioContext;
  readonly microphone: Microphone;
}

interface Listener {
  /** The device has stopped the sound, for a call or a locked screen, or lets it go on. */
  onPaused(paused: boolean): void;
  /** The page is left, perhaps to be shown again as it is now. */
  onLeft(): void;
}

const isSeen = () => document.visibilityState === 'visible';

/**
 * Keeps an open microphone working: it records only while the page is visible, the screen stays on although nobody touches
 * it, and interrupted sound is resumed. Returns a function that ends this.
 */
export const stayOn = ({ context, microphone }: Device, { onPaused, onLeft }: Listener): (() => void) => {
  let isOver = false;
  let lock: WakeLockSentinel | undefined;
  const keepAwake = async () => {
    // Some browsers cannot, and a weak battery refuses: the screen then turns off as usual.
    const taken = await navigator.wakeLock?.request('screen').catch(() => undefined);
    if (isOver) void taken?.release();
    else lock = taken ?? lock;
  };
  const onVisibility = () => {
    microphone.enable(isSeen());
    if (!isSeen()) return;
    void context.resume();
    // A hidden page has lost it.
    void keepAwake();
  };
  const onState = () => onPaused(context.state !== 'running');
  document.addEventListener('visibilitychange', onVisibility);
  context.addEventListener('statechange', onState);
  window.addEventListener('pagehide', onLeft);
  onVisibility();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onVisibility);
    context.removeEventListener('statechange', onState);
    window.removeEventListener('pagehide', onLeft);
    void lock?.release();
  };
};
