import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import type { Change } from '../../../../contract/proposals/change';
import { proposals } from '../../../../contract/proposals/endpoints';
import { call } from '../../lib/api';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Notice } from '../../ui/notice';
import { TextField } from '../../ui/text-field';
import { proposalsQuery } from './queries';

interface ProposeDialogProps {
  readonly title: string;
  readonly change: Change;
  /** What happens once another operator has agreed. */
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly onProposed: () => void;
}

/** Proposes an action that needs two operators, with the operators' reference to the reason. */
export const ProposeDialog = ({ title, change, children, onClose, onProposed }: ProposeDialogProps) => {
  const queries = useQueryClient();
  const propose = useMutation({
    mutationFn: (reason: string) => call(proposals.propose, { body: { case: reason, change } }),
    onSuccess: () => queries.invalidateQueries(proposalsQuery),
  });
  const cancel = () => {
    if (!propose.isPending) onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('case')).trim();
    if (reason !== '') propose.mutate(reason, { onSuccess: onProposed });
  };
  return (
    <Dialog title={title} onClose={cancel}>
      <form onSubmit={submit} className="grid gap-gap">
        <div>{children}</div>
        <p>Nothing changes until a second operator agrees, within seven days.</p>
        <TextField
          label="Case"
          name="case"
          maxLength={60}
          autoComplete="off"
          required
          hint="Your own reference, such as the number of a mail. It is kept for a year, so name nobody."
        />
        {propose.error !== null && <Notice kind="error">{propose.error.message}</Notice>}
        <div className="flex flex-wrap-reverse justify-end gap-3 max-sm:[&>*]:flex-1">
          <Button look="secondary" aria-disabled={propose.isPending || undefined} onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" busy={propose.isPending}>
            Propose
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

/** What an operator reads after a proposal. */
export const proposed = 'Proposed. A second operator has to agree, under Proposals.';
