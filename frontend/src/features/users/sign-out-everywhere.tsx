import { useMutation } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { authErrorText } from '../../lib/auth-errors';
import { checkSession } from '../../lib/sign-in';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';

/** For a device that was lost or is still signed in elsewhere. */
export const SignOutEverywhere = ({ onSignOut }: { onSignOut: () => void }) => {
  const [asking, setAsking] = useState(false);
  const leave = useMutation({ mutationFn: checkSession, onSuccess: onSignOut });
  return (
    <>
      <Button
        look="secondary"
        icon={<MonitorSmartphone aria-hidden className="size-5" />}
        onClick={() => {
          leave.reset();
          setAsking(true);
        }}
        className="max-sm:w-full"
      >
        Sign out everywhere…
      </Button>
      {asking && (
        <ConfirmDialog
          title="Sign out everywhere?"
          confirmLabel="Sign out everywhere"
          busy={leave.isPending}
          error={leave.isError ? authErrorText(leave.error) : undefined}
          onConfirm={() => leave.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>
            You will have to sign in again on every phone, tablet and computer, this one too. A page that is
            open somewhere else closes within an hour.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
};
