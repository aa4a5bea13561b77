import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiFailure } from '../lib/api';
import { signOut } from '../lib/sign-out';
import { storedUser } from '../lib/stored-session';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { Dialog } from '../ui/dialog';
import { Wren } from '../ui/wren';
import { sendWork, unsentWork } from './unsent-work';

export interface Goodbye {
  /** The screens are unmounted, and their last stored data is forgotten too. */
  readonly isOver: boolean;
  /** Whether to sign out on the user's other devices too. */
  readonly everywhere: boolean;
  /** The refusal, for a user who did not mean to leave. */
  readonly why?: ApiFailure;
}

export interface LeavingProps extends Goodbye {
  readonly onStay: () => void;
  readonly onOver: () => void;
  readonly onLeft: () => void;
}

/**
 * Every way of signing out: sends what only this browser has, and asks when that does not work; then ends the session and
 * forgets the user. With a session that the server refuses nothing can be sent.
 */
const Leaving = ({ isOver, everywhere, onStay, ...on }: LeavingProps) => {
  const [user] = useState(() => storedUser() ?? '');
  const [unsent, setUnsent] = useState(() => unsentWork(user));
  const [isSending, setSending] = useState(true);
  const end = useEffectEvent(on.onOver);
  const tell = useEffectEvent(on.onLeft);
  useEffect(() => {
    if (isOver) return void signOut({ everywhere }).then(tell);
    let isHere = true;
    void sendWork(user).then(() => {
      const rest = unsentWork(user);
      if (!isHere) return;
      if (rest.length === 0) return end();
      setUnsent(rest);
      setSending(false);
    });
    return () => {
      isHere = false;
    };
  }, [user, isOver, everywhere]);
  if (isOver || unsent.length === 0) return null;
  if (isSending)
    return (
      <Dialog title="One moment…" onClose={onStay}>
        <div className="flex items-center gap-4">
          <Wren mood="thinking" className="w-20 shrink-0" />
          <p role="status">Wren is bringing your work to a safe place.</p>
        </div>
      </Dialog>
    );
  return (
    <ConfirmDialog
      title="Not everything is safe yet"
      cancelLabel="Stay signed in"
      confirmLabel="Sign out anyway"
      danger
      onConfirm={on.onOver}
      onCancel={onStay}
    >
      <div className="grid gap-3">
        <p>Wren could not send this. It is only on this device:</p>
        <ul className="grid list-disc gap-1 pl-6 font-semibold">
          {unsent.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        <p>If you sign out now, it is gone. Stay, and try again when the internet is back.</p>
      </div>
    </ConfirmDialog>
  );
};

export default Leaving;
