import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Flag, flags } from '../../../../contract/flags/endpoints';
import type { FlagDecision } from '../../../../contract/flags/kinds';
import { call } from '../../lib/api';
import { flagsQuery } from '../../subjects/flags/open-flags';
import { ConfirmDialog } from '../../ui/confirm-dialog';

export interface Closing {
  readonly flag: Flag;
  readonly outcome: FlagDecision;
}

interface ResolveFlagDialogProps {
  readonly closing: Closing;
  readonly onClose: () => void;
  readonly onResolved: () => void;
}

const words: Record<FlagDecision, string> = {
  handled: 'Close it when somebody who can help knows of the child.',
  false_alarm: 'Close it when you are sure that the child is well.',
  severe: 'They get a mail without the child’s words, unless one of them may be named. The flag stays open.',
};

/** Asks for confirmation, because a closed flag leaves the list and a mail cannot be called back. */
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
      title={outcome === 'severe' ? `Tell the grown-ups of ${username}?` : `Close the flag of ${username}?`}
      confirmLabel={outcome === 'severe' ? 'Tell them' : 'Close the flag'}
      busy={resolve.isPending}
      error={resolve.error?.message}
      onConfirm={() => resolve.mutate(undefined, { onSuccess: props.onResolved })}
      onCancel={props.onClose}
    >
      <p>{words[outcome]} Your name is kept with it.</p>
    </ConfirmDialog>
  );
};
