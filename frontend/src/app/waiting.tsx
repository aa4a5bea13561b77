import { Wren } from '../ui/wren';

/** Shown while user data is missing. */
export const Waiting = () => (
  <main className="grid min-h-dvh place-content-center justify-items-center gap-3">
    <Wren mood="thinking" className="w-32 animate-hop" />
    <p role="status" className="font-heading text-xl">
      Loading user data...
    </p>
  </main>
);
