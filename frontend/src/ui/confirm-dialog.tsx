import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { Notice } from './notice';

interface ConfirmDialogProps {
  readonly title: string;
  /** The consequences. */
  readonly children: ReactNode;
  /** The action of the button, as a verb: "Revoke", "Sign out". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** The action cannot be undone. */
  readonly danger?: boolean;
  /** The action is running: the buttons are disabled. */
  readonly busy?: boolean;
  readonly error?: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before an action. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, children, confirmLabel, cancelLabel = 'Cancel', danger, busy = false, error } = props;
  const cancel = () => {
    if (!busy) props.onCancel();
  };
  return (
    <Dialog title={title} onClose={cancel}>
      <div className="grid gap-gap">
        <div>{children}</div>
        {error !== undefined && <Notice kind="error">{error}</Notice>}
        <div className="flex flex-wrap-reverse justify-end gap-3 max-sm:[&>*]:flex-1">
          <Button look="secondary" aria-disabled={busy || undefined} onClick={cancel}>
            {cancelLabel}
          </Button>
          <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={props.onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
