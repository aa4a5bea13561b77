import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type BookImport, imports } from '../../../../contract/imports/endpoints';
import { call } from '../../lib/api';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { importsQuery } from './queries';

/** The reading or the removal failed for no reason of the file's own. */
export const canBeTriedAgain = ({ problem }: BookImport): boolean => problem?.retryable === true;

interface ImportProblemProps {
  readonly book: BookImport;
  readonly name: string;
  readonly problem: NonNullable<BookImport['problem']>;
}

/** Why a file is no book, or not yet, with another try where one may help. */
export const ImportProblem = ({ book, name, problem }: ImportProblemProps) => {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      call(book.status === 'removing' ? imports.remove : imports.uploaded, { params: { id: book.id } }),
    onSettled: () => queries.invalidateQueries(importsQuery),
  });
  return (
    <Notice
      kind="error"
      action={
        canBeTriedAgain(book) && (
          <Button
            look="secondary"
            busy={isPending}
            aria-label={`Try again: ${name}`}
            onClick={() => mutate()}
          >
            Try again
          </Button>
        )
      }
    >
      {error?.message ?? problem.error}
    </Notice>
  );
};
