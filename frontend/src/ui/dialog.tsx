import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { CloseButton } from './close-button';

interface DialogProps {
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A sheet over the page, there for as long as it is rendered. It is the browser's own modal dialog: focus stays
 * inside, Escape and a press beside it close it, and focus goes back where it came from.
 */
export const Dialog = ({ onClose, title, children }: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const pressBeside = (event: MouseEvent) => {
    if (event.target === ref.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, through onCancel
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClick={pressBeside}
      className="m-auto w-[calc(100%-2rem)] max-w-lg animate-rise overflow-x-hidden rounded-card border border-line bg-raised text-ink shadow-2xl backdrop:bg-ink/50"
    >
      <div className="p-6">
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-2xl">
            {title}
          </h2>
          <CloseButton label="Close" onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
};
