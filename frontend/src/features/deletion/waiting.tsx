import type { LinkedDeletion } from '../../../../contract/deletion/endpoints';
import { counted } from '../../lib/counted';
import { useNow } from '../../lib/use-now';
import { dueWords } from '../../subjects/deletion/words';
import { StateHeading } from '../../subjects/links/state-heading';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Disclosure } from '../../ui/disclosure';
import { Notice } from '../../ui/notice';
import { Staying } from './staying';
import type { Actions } from './use-deletion';
import { useForgetHere } from './use-forget-here';
import { accountAtStart, whoseAccount } from './whose';

interface WaitingProps {
  readonly of: LinkedDeletion;
  readonly moved: boolean;
  readonly takeBack: Actions['takeBack'];
}

/** In days and started hours: `2 days and 5 hours`. */
const daysAndHours = (milliseconds: number): string => {
  const hours = Math.ceil(milliseconds / 3_600_000);
  const days = Math.floor(hours / 24);
  return [days > 0 && counted(days, 'day'), hours % 24 > 0 && counted(hours % 24, 'hour')]
    .filter(Boolean)
    .join(' and ');
};

/** Until when the deletion can be taken back. One that waits longer can be taken back until it begins. */
const Until = ({ due_at }: { readonly due_at: string | null }) => {
  const now = useNow();
  const due = Date.parse(due_at ?? '');
  if (due_at === null || due <= now)
    return (
      <p className="text-lg font-semibold">
        The deletion begins soon. Until then you can bring everything back.
      </p>
    );
  return (
    <div>
      <p className="text-lg font-semibold">You can bring everything back until {dueWords(due_at)}.</p>
      <p className="text-soft">That is {daysAndHours(due - now)} from now.</p>
    </div>
  );
};

/** The account is shut, and the deletion can be taken back. */
export const Waiting = ({ of, moved, takeBack }: WaitingProps) => {
  useForgetHere(of);
  return (
    <div className="grid gap-gap">
      <StateHeading moved={moved}>{`${accountAtStart(of)} is shut`}</StateHeading>
      <Card className="grid gap-gap">
        <Until due_at={of.due_at} />
        {takeBack.isError && <Notice kind="error">{takeBack.error.message}</Notice>}
        <Button busy={takeBack.isPending} onClick={() => takeBack.mutate()} className="sm:justify-self-start">
          Bring everything back
        </Button>
      </Card>
      <p>
        Nobody can sign in with {whoseAccount(of)}, and no friend, teacher or board shows it. If you leave it
        so, you need not do anything: we delete it, and write to you when all of it is gone. This page shows
        how far it is.
      </p>
      <Disclosure summary="What stays, and why" framed className="grid gap-3">
        <div className="px-4 pt-3">
          <Staying />
        </div>
      </Disclosure>
    </div>
  );
};
