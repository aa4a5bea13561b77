import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '../../../../contract/operations/endpoints';
import { call } from '../../lib/api';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { operatorsQuery } from './queries';

interface RemoveFactorDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks for confirmation: until the colleague has a new factor, whoever knows the password could set up one. */
export const RemoveFactorDialog = ({ id, name, onClose, onRemoved }: RemoveFactorDialogProps) => {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(operations.removeFactor, { body: { id } }),
    onSuccess: (left) => queries.setQueryData(operatorsQuery.queryKey, left),
    onError: () => queries.invalidateQueries(operatorsQuery),
  });
  return (
    <ConfirmDialog
      title="Remove this second factor?"
      confirmLabel="Remove it"
      danger
      busy={remove.isPending}
      error={remove.error?.message}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onRemoved })}
      onCancel={onClose}
    >
      <div className="grid gap-3">
        <p>
          <strong className="wrap-anywhere">{name}</strong> is signed out everywhere, and connects another app
          at the next sign-in. Until then the password alone is enough for that.
        </p>
        <p>
          So be sure that it is really them who ask: talk to them in person or by a number that you know. Let
          them sign in at once. Your name is kept with it.
        </p>
      </div>
    </ConfirmDialog>
  );
};
