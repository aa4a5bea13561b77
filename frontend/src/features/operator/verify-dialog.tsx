import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Received } from '../../../../contract/endpoint';
import { invitations } from '../../../../contract/invitations/endpoints';
import { call } from '../../lib/api';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { removeTeacher } from './queries';

export type Teacher = Received<typeof invitations.teachers>['teachers'][number];

interface VerifyDialogProps {
  readonly teacher: Teacher;
  readonly onClose: () => void;
  readonly onVerified: () => void;
}

/** Asks for confirmation: a verified teacher may see what children read and write. */
export const VerifyDialog = ({ teacher, onClose, onVerified }: VerifyDialogProps) => {
  const { id, username, email, school } = teacher;
  const queries = useQueryClient();
  const verify = useMutation({
    mutationFn: () => call(invitations.verifyTeacher, { params: { id } }),
    onSuccess: () => removeTeacher(queries, id),
  });
  return (
    <ConfirmDialog
      title={`Verify ${username}?`}
      confirmLabel="Verify"
      busy={verify.isPending}
      error={verify.error?.message}
      onConfirm={() => verify.mutate(undefined, { onSuccess: onVerified })}
      onCancel={onClose}
    >
      <p>
        <strong className="wrap-anywhere">{email}</strong>
        {school === null ? ', of no school that we know of,' : ` of ${school}`} may supervise students from
        then on, and see what they read and write. Verify only whom you have made sure of.
      </p>
    </ConfirmDialog>
  );
};
