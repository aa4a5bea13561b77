import { WifiOff } from 'lucide-react';

/** One short line for the top bar, where it covers nothing. A screen reader gets the whole sentence. */
const OfflineSign = () => (
  <p
    role="status"
    title="You are offline. What you see may be old; Wren waits with you."
    className="flex items-center gap-1 rounded-full bg-sea-soft px-2 py-1 text-[0.85em] font-semibold whitespace-nowrap"
  >
    <WifiOff aria-hidden className="size-5 shrink-0 text-sea" />
    <span aria-hidden className="@min-[63rem]:@max-[69rem]:hidden">
      Offline
    </span>
    <span className="sr-only">You are offline. What you see may be old; Wren waits with you.</span>
  </p>
);

export default OfflineSign;
