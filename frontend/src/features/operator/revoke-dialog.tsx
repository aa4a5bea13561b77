import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Invitation, invitations } from '../../../../contract/invitations/endpoints';
import { call } from '../../lib/api';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { replaceInvitation } from './queries';

interface RevokeDialogProps {
  readonly invitation: Invitation;
  readonly onClose: () => void;
  readonly onRevoked: (invitation: Invitation) => void;
}

/** Revokes an unused invitation. */
export const RevokeDialog = ({ invitation: { email, owner }, onClose, onRevoked }: RevokeDialogProps) => {
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => call(invitations.revoke, { body: { email, owner } }),
    onSuccess: (revoked) => replaceInvitation(queries, revoked),
  });
  return (
    <ConfirmDialog
      title="Take the invitation back?"
      confirmLabel="Revoke"
      danger
      busy={revoke.isPending}
      error={revoke.error?.message}
      onConfirm={() => revoke.mutate(undefined, { onSuccess: onRevoked })}
      onCancel={onClose}
    >
      <p>
        The link that was mailed to <strong className="wrap-anywhere">{email}</strong> stops working. You can
        invite them again at any time.
      </p>
    </ConfirmDialog>
  );
};
