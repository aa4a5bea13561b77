import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Flag, flags } from '../../../../contract/flags/endpoints';
import type { FlagDecision } from '../../../../contract/flags/kinds';
import { pauseHours } from '../../../../contract/rules/flags';
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
  escalate: 'Those who decide in hard cases get a mail. The flag stays open, with a new deadline.',
  pause: `The child’s talks with Wren rest for ${pauseHours} hours, kindly explained. Help lines, books and all else stay open. So does the flag.`,
  resume: 'The child can talk with Wren again at once.',
};

/** The question, and the button that answers it. */
const asked: Record<FlagDecision, readonly [question: (name: string) => string, confirm: string]> = {
  handled: [(name) => `Close the flag of ${name}?`, 'Close the flag'],
  false_alarm: [(name) => `Close the flag of ${name}?`, 'Close the flag'],
  severe: [(name) => `Tell the grown-ups of ${name}?`, 'Tell them'],
  escalate: [(name) => `Escalate the flag of ${name}?`, 'Escalate it'],
  pause: [(name) => `Pause the talks of ${name}?`, 'Pause them'],
  resume: [(name) => `Let ${name} talk again?`, 'End the pause'],
};

/** Asks for confirmation, because a closed flag leaves the list and a mail cannot be called back. */
export const ResolveFlagDialog = (props: ResolveFlagDialogProps) => {
  const { flag, outcome } = props.closing;
  const { child_id, id, username } = flag;
  const [question, confirm] = asked[outcome];
  const queries = useQueryClient();
  const resolve = useMutation({
    mutationFn: () => call(flags.resolve, { body: { child_id, id, outcome } }),
    onSuccess: () => queries.invalidateQueries(flagsQuery),
  });
  return (
    <ConfirmDialog
      title={question(username)}
      confirmLabel={confirm}
      busy={resolve.isPending}
      error={resolve.error?.message}
      onConfirm={() => resolve.mutate(undefined, { onSuccess: props.onResolved })}
      onCancel={props.onClose}
    >
      <p>{words[outcome]} Your name is kept with it.</p>
    </ConfirmDialog>
  );
};
