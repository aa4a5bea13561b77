import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deletion } from '../../../../contract/deletion/endpoints';
import { call } from '../../lib/api';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { heldDeletionsQuery } from './queries';

/** The ways to decide on a held deletion, in words. */
export const deletionWays = {
  stop: {
    word: 'Stop it',
    title: 'Stop this deletion?',
    effect:
      'The account is again as it was, and the page of the deletion says so to everybody with its link.',
    done: 'is stopped',
  },
  go_on: {
    word: 'Let it go on',
    title: 'Let this deletion go on?',
    effect: 'Everything of the child is deleted within minutes, and nothing can be brought back.',
    done: 'goes on',
  },
} as const;

export interface DeletionDecision {
  readonly id: string;
  readonly name: string;
  readonly way: keyof typeof deletionWays;
}

interface DecideDeletionDialogProps {
  readonly decision: DeletionDecision;
  readonly onClose: () => void;
  readonly onDecided: (text: string) => void;
}

/** Asks for confirmation, because the decision is final. */
export const DecideDeletionDialog = ({
  decision: { id, name, way },
  onClose,
  onDecided,
}: DecideDeletionDialogProps) => {
  const queries = useQueryClient();
  const { word, title, effect, done } = deletionWays[way];
  const decide = useMutation({
    mutationFn: () => call(deletion.decide, { params: { id }, body: { go_on: way === 'go_on' } }),
    // Somebody else may have decided, or the link was used.
    onSettled: () => queries.invalidateQueries(heldDeletionsQuery),
  });
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={word}
      danger={way === 'go_on'}
      busy={decide.isPending}
      error={decide.error?.message}
      onConfirm={() =>
        decide.mutate(undefined, { onSuccess: () => onDecided(`The deletion of ${name} ${done}.`) })
      }
      onCancel={onClose}
    >
      <p>
        <strong className="wrap-anywhere">{name}</strong>: {effect} Your name is kept with the decision.
      </p>
    </ConfirmDialog>
  );
};
