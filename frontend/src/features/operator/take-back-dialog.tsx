import { useMutation } from '@tanstack/react-query';
import { proposals } from '../../../../contract/proposals/endpoints';
import { call } from '../../lib/api';
import { ConfirmDialog } from '../../ui/confirm-dialog';

interface TakeBackDialogProps {
  readonly email: string;
  readonly onClose: () => void;
  readonly onTakenBack: () => void;
}

/** Withdraws the consent that a school has given for a child. */
export const TakeBackDialog = ({ email, onClose, onTakenBack }: TakeBackDialogProps) => {
  const takeBack = useMutation({
    mutationFn: () => call(proposals.takeBackForSchool, { body: { email } }),
  });
  return (
    <ConfirmDialog
      title="Take the school’s consent back?"
      confirmLabel="Take back"
      danger
      busy={takeBack.isPending}
      error={takeBack.error?.message}
      onConfirm={() => takeBack.mutate(undefined, { onSuccess: onTakenBack })}
      onCancel={onClose}
    >
      <p>
        The child with the address <strong className="wrap-anywhere">{email}</strong> cannot use Inkwren from
        now on, until a grown-up of theirs has given permission. Nothing is lost meanwhile. What a grown-up
        has permitted since stays as it is.
      </p>
    </ConfirmDialog>
  );
};
