import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type BookImport, imports } from '../../../../contract/imports/endpoints';
import { call } from '../../lib/api';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { nameOf } from './import-entry';
import { importsQuery } from './queries';

interface RemoveBookDialogProps {
  readonly book: BookImport;
  readonly onClose: () => void;
  /** Receives a sentence that states the result. */
  readonly onRemoved: (text: string) => void;
}

/** Asks for confirmation, and lists the data that is removed with a book. */
export const RemoveBookDialog = ({ book, onClose, onRemoved }: RemoveBookDialogProps) => {
  const { id, status } = book;
  const name = nameOf(book);
  const isServed = status === 'served';
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(imports.remove, { params: { id } }),
    onSettled: () => queries.invalidateQueries(importsQuery),
  });
  const done = `${name} is ${isServed ? 'removed' : 'discarded'}.`;
  return (
    <ConfirmDialog
      title={`${isServed ? 'Remove' : 'Discard'} ${name}?`}
      confirmLabel={isServed ? 'Remove' : 'Discard'}
      danger
      busy={remove.isPending}
      error={remove.error?.message}
      onConfirm={() => remove.mutate(undefined, { onSuccess: () => onRemoved(done) })}
      onCancel={onClose}
    >
      {isServed ? (
        <p>
          It leaves the library and everybody’s lists at once, with its text and all its questions. Children
          who are in a quiz on it cannot finish it. Results of quizzes keep their score and points, without
          the questions. This cannot be undone.
        </p>
      ) : (
        <p>Its file and all that was read from it are deleted. No reader has seen it.</p>
      )}
    </ConfirmDialog>
  );
};
