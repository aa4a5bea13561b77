import type { Invitation } from '../../../../contract/invitations/endpoints';
import { ProposeDialog } from './propose-dialog';

interface AdmitDialogProps {
  readonly invitation: Invitation;
  readonly onClose: () => void;
  readonly onProposed: () => void;
}

/** Proposes to let a parent's invitation stand beside a school's. */
export const AdmitDialog = ({ invitation, ...dialog }: AdmitDialogProps) => {
  const { email, owner, invited_by } = invitation;
  return (
    <ProposeDialog
      title="Let the invitation stand?"
      change={{ action: 'admit_invitation', email, owner }}
      {...dialog}
    >
      <p>
        <strong className="wrap-anywhere">{email}</strong> is invited by a school, too. Who chooses the
        invitation of <strong>{invited_by}</strong> becomes their child here. Make sure first that they are
        the guardian.
      </p>
    </ProposeDialog>
  );
};
