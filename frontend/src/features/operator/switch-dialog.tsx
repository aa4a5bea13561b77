import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { operations } from '../../../../contract/operations/endpoints';
import type { SwitchKind } from '../../../../contract/operations/kinds';
import { call } from '../../lib/api';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { TextField } from '../../ui/text-field';
import { dayQuery, switchesQuery } from './queries';
import { switchWords } from './switch-words';

interface SwitchDialogProps {
  readonly kind: SwitchKind;
  readonly on: boolean;
  readonly onClose: () => void;
  readonly onThrown: () => void;
}

/** Asks why: the reason is on record, beside the operator and the time. */
export const SwitchDialog = ({ kind, on, onClose, onThrown }: SwitchDialogProps) => {
  const queries = useQueryClient();
  const [why, setWhy] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [title, off] = switchWords[kind];
  const turn = useMutation({
    mutationFn: () => call(operations.throwSwitch, { body: { kind, on, why: why.trim() } }),
    onSuccess: (thrown) => {
      queries.setQueryData(switchesQuery.queryKey, thrown);
      void queries.invalidateQueries(dayQuery);
    },
  });
  const confirm = () => {
    setMissing(why.trim() === '');
    if (why.trim() !== '') turn.mutate(undefined, { onSuccess: onThrown });
  };
  return (
    <ConfirmDialog
      title={on ? `Switch on: ${title}?` : `Switch off: ${title}?`}
      confirmLabel={on ? 'Switch on' : 'Switch off'}
      danger={!on}
      busy={turn.isPending}
      error={turn.error?.message}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <div className="grid gap-3">
        <p>For all children, within a minute. {on ? 'Everything works as before.' : off}</p>
        <TextField
          label="Why"
          hint="A few words, without names. They are kept with your name."
          maxLength={120}
          autoComplete="off"
          value={why}
          error={isMissing && why.trim() === '' ? 'Please write why.' : undefined}
          onChange={(event) => setWhy(event.target.value)}
        />
      </div>
    </ConfirmDialog>
  );
};
