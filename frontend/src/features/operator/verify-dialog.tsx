import type { Received } from '../../../../contract/endpoint';
import type { invitations } from '../../../../contract/invitations/endpoints';
import { ProposeDialog } from './propose-dialog';

export type Teacher = Received<typeof invitations.teachers>['teachers'][number];

interface VerifyDialogProps {
  readonly teacher: Teacher;
  readonly onClose: () => void;
  readonly onProposed: () => void;
}

/** Proposes to verify a teacher, who may then see what children read and write. */
export const VerifyDialog = ({ teacher, ...dialog }: VerifyDialogProps) => {
  const { id, username, email, school } = teacher;
  return (
    <ProposeDialog title={`Verify ${username}?`} change={{ action: 'verify_teacher', id }} {...dialog}>
      <p>
        <strong className="wrap-anywhere">{email}</strong>
        {school === null ? ', of no school that we know of,' : ` of ${school}`} may supervise students from
        then on, and see what they read and write. Verify only whom you have made sure of.
      </p>
    </ProposeDialog>
  );
};
