import { type ReactNode, useId } from 'react';
import { CloseButton } from './close-button';
import { useModal } from './use-modal';

interface DialogProps {
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

/** A dialog over the page, open while it is rendered. */
export const Dialog = ({ onClose, title, children }: DialogProps) => {
  const titleId = useId();
  return (
    <dialog
      {...useModal(onClose)}
      aria-labelledby={titleId}
      className="m-auto w-[calc(100%-2rem)] max-w-lg animate-rise overflow-x-hidden rounded-card border border-line bg-raised text-ink shadow-2xl backdrop:bg-ink/50"
    >
      <div className="p-6 crowded:p-4">
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
