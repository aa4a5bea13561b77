import { useMutation } from '@tanstack/react-query';
import { consent, type Guardianship } from '../../../../contract/consent/endpoints';
import { call } from '../../lib/api';
import { ConfirmDialog } from '../../ui/confirm-dialog';

interface EndGuardianshipDialogProps {
  readonly guardianship: Guardianship;
  readonly onClose: () => void;
  readonly onEnded: () => void;
}

/** Ends a grown-up's guardianship of a child. */
export const EndGuardianshipDialog = ({ guardianship, onClose, onEnded }: EndGuardianshipDialogProps) => {
  const { adult_email, child_id, username } = guardianship;
  const end = useMutation({
    mutationFn: () => call(consent.endGuardianship, { body: { adult_email, child_id } }),
  });
  return (
    <ConfirmDialog
      title="End this guardianship?"
      confirmLabel="End it"
      danger
      busy={end.isPending}
      error={end.error?.message}
      onConfirm={() => end.mutate(undefined, { onSuccess: onEnded })}
      onCancel={onClose}
    >
      <p>
        <strong className="wrap-anywhere">{adult_email}</strong> no longer decides for{' '}
        <strong>{username}</strong>: consents and the links in our e-mails end at once, and the child is shut
        out until another grown-up has given permission. Nothing is lost meanwhile.
      </p>
    </ConfirmDialog>
  );
};
