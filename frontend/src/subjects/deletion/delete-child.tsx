import { useState } from 'react';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Sent } from './sent';
import { useAsk } from './use-ask';
import { childs } from './words';

interface DeleteChildProps {
  readonly id: string;
  readonly name: string;
}

/** A guardian's button that deletes a child's account, by a link that is mailed. */
const DeleteChild = ({ id, name }: DeleteChildProps) => {
  const [asking, setAsking] = useState(false);
  const ask = useAsk();
  const close = () => {
    setAsking(false);
    ask.reset();
  };
  return (
    <div className="border-t border-line pt-3">
      <Button look="quiet" onClick={() => setAsking(true)} className="max-sm:w-full">
        Delete {childs(name)} account…
      </Button>
      {asking &&
        (ask.isSuccess ? (
          <Sent mailTo={ask.data.mail_to} onClose={close} />
        ) : (
          <ConfirmDialog
            title={`Delete ${childs(name)} account?`}
            confirmLabel="Send me the link"
            cancelLabel="Keep it"
            danger
            busy={ask.isPending}
            error={ask.error?.message}
            onConfirm={() => ask.mutate({ child_id: id })}
            onCancel={close}
          >
            <div className="grid gap-3">
              <p>
                Everything of {name} is deleted: books and results, talks with Wren, stories and comics,
                friends, points and gems.
              </p>
              <p>
                Nothing happens yet: first we send you a link by e-mail. When you have pressed the button
                there, {childs(name)} other guardians are told, and may stop it.
              </p>
            </div>
          </ConfirmDialog>
        ))}
    </div>
  );
};

export default DeleteChild;
