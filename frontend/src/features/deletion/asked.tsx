import { useState } from 'react';
import type { LinkedDeletion } from '../../../../contract/deletion/endpoints';
import { graceDays } from '../../../../contract/deletion/stages';
import { deleted } from '../../subjects/deletion/facts';
import { StateHeading } from '../../subjects/links/state-heading';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Kept } from './kept';
import { Staying } from './staying';
import type { Actions } from './use-deletion';
import { accountAtStart, whoseAccount } from './whose';

interface AskedProps {
  readonly of: LinkedDeletion;
  readonly confirm: Actions['confirm'];
}

/** The question: what is deleted, what stays, and two ways on. Nothing has happened yet. */
export const Asked = ({ of, confirm }: AskedProps) => {
  const [step, setStep] = useState<'question' | 'sure' | 'kept' | 'again'>('question');
  if (step === 'kept') return <Kept of={of} onAgain={() => setStep('again')} />;
  return (
    <div className="grid gap-gap">
      <StateHeading moved={step === 'again'}>{`Delete ${whoseAccount(of)}?`}</StateHeading>
      <p>
        Nothing has happened yet. When you say yes, {whoseAccount(of)} is shut at once: nobody can sign in
        with it, and no friend, teacher or board shows it. For {graceDays} days this page brings everything
        back. After that all of it is deleted for good.
      </p>
      <div className="flex flex-wrap-reverse gap-3 max-sm:[&>*]:w-full">
        <Button look="secondary" onClick={() => setStep('kept')}>
          Keep the account
        </Button>
        <Button look="danger" onClick={() => setStep('sure')}>
          Yes, shut and delete
        </Button>
      </div>
      <Card className="grid gap-3">
        <h2 className="text-xl">What is deleted</h2>
        <ul className="grid list-disc gap-2 pl-5">
          {deleted.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </Card>
      <Card className="grid gap-3">
        <h2 className="text-xl">What stays, and why</h2>
        <Staying />
      </Card>
      {step === 'sure' && (
        <ConfirmDialog
          title={`Shut ${whoseAccount(of)} now?`}
          confirmLabel="Shut and delete"
          cancelLabel="Not now"
          danger
          busy={confirm.isPending}
          error={confirm.error?.message}
          onConfirm={() => confirm.mutate()}
          onCancel={() => setStep('question')}
        >
          <p>
            {accountAtStart(of)} is signed out everywhere. You have {graceDays} days to change your mind; we
            send you one more e-mail with the link.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
};
