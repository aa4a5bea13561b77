import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Flag, flags } from '../../../../contract/flags/endpoints';
import type { FlagOutcome } from '../../../../contract/flags/kinds';
import { call } from '../../lib/api';
import { flagsQuery } from '../../subjects/flags/open-flags';
import { ConfirmDialog } from '../../ui/confirm-dialog';

export interface Closing {
  readonly flag: Flag;
  readonly outcome: FlagOutcome;
}

interface ResolveFlagDialogProps {
  readonly closing: Closing;
  readonly onClose: () => void;
  readonly onResolved: () => void;
}

/** Asks for confirmation, because a closed flag leaves the list. */
export const ResolveFlagDialog = (props: ResolveFlagDialogProps) => {
  const { flag, outcome } = props.closing;
  const { child_id, id, username } = flag;
  const queries = useQueryClient();
  const resolve = useMutation({
    mutationFn: () => call(flags.resolve, { body: { child_id, id, outcome } }),
    onSuccess: () => queries.invalidateQueries(flagsQuery),
  });
  return (
    <ConfirmDialog
      title={`Close the flag of ${username}?`}
      confirmLabel="Close the flag"
      busy={resolve.isPending}
      error={resolve.error?.message}
      onConfirm={() => resolve.mutate(undefined, { onSuccess: props.onResolved })}
      onCancel={props.onClose}
    >
      <p>
        {outcome === 'handled'
          ? 'Close it when somebody who can help knows of the child.'
          : 'Close it when you are sure that the child is well.'}{' '}
        Your name is kept with it.
      </p>
    </ConfirmDialog>
  );
};
