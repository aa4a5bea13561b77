import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Notice } from '../../ui/notice';
import { Switch } from '../../ui/switch';
import { userQuery } from './user';

interface OwnSwitchProps {
  readonly label: string;
  readonly hint: string;
  readonly on: boolean;
  readonly decide: (on: boolean) => Promise<unknown>;
}

/** A decision of a student who is old enough to decide alone. The new state shows at once and is reverted if saving fails. */
export const OwnSwitch = ({ label, hint, on, decide }: OwnSwitchProps) => {
  const queries = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: decide,
    onSuccess: () => queries.invalidateQueries(userQuery),
  });
  return (
    <div className="grid gap-3">
      <Switch
        label={label}
        hint={hint}
        checked={isPending ? variables : on}
        onChange={(wanted) => mutate(wanted)}
      />
      {error !== null && <Notice kind="error">{error.message}</Notice>}
    </div>
  );
};
