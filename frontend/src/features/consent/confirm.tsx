import type { ConsentCase } from '../../../../contract/consent/endpoints';
import { StateHeading } from '../../subjects/links/state-heading';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Choices } from './choices';
import { nameOf } from './name-of';
import type { Case } from './use-case';

interface ConfirmProps {
  readonly of: ConsentCase;
  readonly confirm: Case['confirm'];
}

/** The second mail's link puts the answer in force. */
export const Confirm = ({ of, confirm }: ConfirmProps) => (
  <div className="grid gap-gap">
    <StateHeading moved={false}>Please confirm your answers</StateHeading>
    <p>
      These are your answers for <strong>{nameOf(of)}</strong>
      {of.child !== null && ` (age ${of.child.age}, ${of.child.region})`}. They come into force when you press
      Confirm. Each can be changed afterwards.
    </p>
    <Choices name={nameOf(of)} consents={of.consents} />
    {confirm.isError && <Notice kind="error">{confirm.error.message}</Notice>}
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-64 text-soft">
        Was it not you, or have you changed your mind? Then close this page: without Confirm nothing is given.
      </p>
      <Button busy={confirm.isPending} onClick={() => confirm.mutate()} className="max-sm:w-full">
        Confirm
      </Button>
    </div>
  </div>
);
