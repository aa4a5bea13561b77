import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { controls } from '../../../../contract/controls/endpoints';
import type { Controls } from '../../../../contract/controls/fields';
import type { ControlsOfChild } from '../../../../contract/controls/of-child';
import { call } from '../../lib/api';
import { Notice } from '../../ui/notice';
import type { Change, Changing } from './changing';
import { ControlHistory } from './control-history';
import { Hours } from './hours';
import { controlKeys } from './keys';
import { Switches } from './switches';

interface ControlsFormProps extends Omit<Changing, 'change'> {
  /** Stores the server's answer. */
  readonly onChanged: (answer: ControlsOfChild) => void;
}

/** A guardian's controls of one child. Each change is sent at once, and holds from the child's next step on. */
const ControlsForm = ({ onChanged, of, ...props }: ControlsFormProps) => {
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<Partial<Controls>>({});
  const mutationKey = controlKeys.changes(of.child_id);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationKey,
    // One after the other: each names all that the guardian has switched so far.
    scope: { id: mutationKey.join(' ') },
    mutationFn: (body: Change) => call(controls.change, { params: { child_id: of.child_id }, body }),
    onSuccess: onChanged,
    onSettled: () => {
      if (queries.isMutating({ mutationKey }) === 1) setWanted({});
    },
  });
  const change = (body: Change) => {
    const { time_zone: _, ...part } = body;
    setWanted((before) => ({ ...before, ...part }));
    mutate(body);
  };
  const changing = { ...props, of: { ...of, own: { ...of.own, ...wanted } }, change };
  return (
    <div className="grid gap-gap">
      <Switches {...changing} />
      <Hours {...changing} />
      {error !== null && <Notice kind="error">{error.message}</Notice>}
      <p role="status" className="text-leaf empty:hidden">
        {isPending ? 'Saving…' : isSuccess && 'Saved. It holds from now on.'}
      </p>
      {of.history.length > 0 && <ControlHistory name={props.name} history={of.history} />}
    </div>
  );
};

export default ControlsForm;
