import { messages } from '../../../contract/messages';
import { Wren } from '../ui/wren';

/** Shown while something loads, mostly the user's record. */
export const Waiting = ({ children = messages.loadingUser }: { children?: string | undefined }) => (
  <main className="grid min-h-dvh place-content-center justify-items-center gap-3 px-4 text-center">
    <Wren mood="thinking" className="w-32 animate-hop" />
    <p role="status" className="font-heading text-xl">
      {children}
    </p>
  </main>
);
