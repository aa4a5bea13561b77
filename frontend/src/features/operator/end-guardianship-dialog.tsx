import type { Guardianship } from '../../../../contract/consent/case';
import { ProposeDialog } from './propose-dialog';

interface EndGuardianshipDialogProps {
  readonly guardianship: Guardianship;
  readonly onClose: () => void;
  readonly onProposed: () => void;
}

/** Proposes to end a grown-up's guardianship of a child. */
export const EndGuardianshipDialog = ({ guardianship, ...dialog }: EndGuardianshipDialogProps) => {
  const { adult_email, child_id, username } = guardianship;
  return (
    <ProposeDialog
      title="End this guardianship?"
      change={{ action: 'end_guardianship', adult_email, child_id }}
      {...dialog}
    >
      <p>
        <strong className="wrap-anywhere">{adult_email}</strong> will no longer decide for{' '}
        <strong>{username}</strong>: consents and the links in our e-mails end at once, and the child is shut
        out until another grown-up has given permission. Nothing is lost meanwhile.
      </p>
    </ProposeDialog>
  );
};
