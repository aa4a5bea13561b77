import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { letters } from '../../../../contract/letters/endpoints';
import type { LetterKind } from '../../../../contract/letters/kinds';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { Switch } from '../../ui/switch';
import { letterKeys } from './keys';

const chosenQuery = queryOptions({
  queryKey: letterKeys.chosen,
  queryFn: ({ signal }) => call(letters.look, {}, signal),
});

const words = {
  family: {
    label: 'A letter on Sunday mornings',
    hint: 'By e-mail: what was read, words met, two questions to come back to, and something to talk about at dinner. Nothing of the talks. One click in the letter ends it.',
  },
  class: {
    label: 'A letter on Monday mornings',
    hint: 'By e-mail: what your classes read most, and the questions that were missed most. It names no child. One click in the letter ends it.',
  },
} as const satisfies Record<LetterKind, { label: string; hint: string }>;

const paused =
  'On, but it waits: at the moment there is no child whom it may show, because no consent is in force. It goes on by itself.';

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether the grown-up gets a weekly letter. Off until it is switched on. */
const LetterSwitch = ({ kind }: { readonly kind: LetterKind }) => {
  const queries = useQueryClient();
  const chosen = useQuery(chosenQuery);
  const choose = useSend({
    mutationFn: (on: boolean) =>
      call(letters.choose, { body: { kind, on, ...(on && { time_zone: deviceZone() }) } }),
    onSuccess: (answer) => queries.setQueryData(chosenQuery.queryKey, answer),
  });
  if (chosen.isPending) return <Skeleton className="h-24" />;
  // The switch is not needed for anything else on the screen.
  if (chosen.isError) return null;
  return (
    <div className="grid gap-2 rounded-card border border-line bg-raised px-4 py-1.5 print:hidden">
      <Switch
        {...words[kind]}
        {...(kind === 'family' && chosen.data.paused && { hint: paused })}
        checked={choose.isPending ? choose.variables : chosen.data[kind]}
        onChange={(on) => choose.mutate(on)}
      />
      {choose.error !== null && <Notice kind="error">{choose.error.message}</Notice>}
    </div>
  );
};

export default LetterSwitch;
