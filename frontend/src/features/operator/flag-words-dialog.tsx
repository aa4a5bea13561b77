import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Flag, flags } from '../../../../contract/flags/endpoints';
import { call } from '../../lib/api';
import { flagsQuery } from '../../subjects/flags/open-flags';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Dialog } from '../../ui/dialog';

interface FlagWordsDialogProps {
  readonly flag: Flag;
  readonly onClose: () => void;
}

/** The words of one message, behind one more click: the record of who looks is written before they are shown. */
export const FlagWordsDialog = ({ flag: { child_id, id, username }, onClose }: FlagWordsDialogProps) => {
  const queries = useQueryClient();
  const read = useMutation({
    mutationFn: () => call(flags.words, { body: { child_id, id } }),
    onSuccess: () => queries.invalidateQueries(flagsQuery),
  });
  if (read.data === undefined)
    return (
      <ConfirmDialog
        title={`Read the words of ${username}?`}
        confirmLabel="Read them"
        busy={read.isPending}
        error={read.error?.message}
        onConfirm={() => read.mutate()}
        onCancel={onClose}
      >
        <p>
          Only this one message, and only if you must know it to help. Your name and the time are kept, and a
          guardian who knows of the flag is told that somebody has read it.
        </p>
      </ConfirmDialog>
    );
  return (
    <Dialog title={`What ${username} said`} onClose={onClose}>
      {read.data.words === null ? (
        <p>The words are not kept here, or no longer.</p>
      ) : (
        <blockquote className="rounded-control bg-sunken p-4 wrap-anywhere">{read.data.words}</blockquote>
      )}
      <Button onClick={onClose}>Close</Button>
    </Dialog>
  );
};
