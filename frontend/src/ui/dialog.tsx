import { type ReactNode, useId } from 'react';
import { cx } from '../lib/cx';
import { CloseButton } from './close-button';
import { useModal } from './use-modal';

interface DialogProps {
  readonly onClose: () => void;
  readonly title: string;
  /** The title stays in view while a long text scrolls below it. */
  readonly keepsTitle?: boolean;
  readonly children: ReactNode;
}

/** A dialog over the page, open while it is rendered. Its letters are upright also where a quotation opens it. */
export const Dialog = ({ onClose, title, keepsTitle = false, children }: DialogProps) => {
  const titleId = useId();
  return (
    <dialog
      {...useModal(onClose)}
      aria-labelledby={titleId}
      className="m-auto w-[calc(100%-2rem)] max-w-lg animate-rise crowded:w-[calc(100%-1rem)] overflow-x-hidden rounded-card border border-line bg-raised text-ink not-italic shadow-2xl backdrop:bg-veil"
    >
      <div className="p-6 crowded:p-4">
        <div
          className={cx(
            'mb-4 flex items-start justify-between gap-4',
            // With the largest letters it would cover half of the text.
            keepsTitle &&
              'sticky top-0 -mx-6 -mt-6 border-b border-line bg-raised px-6 py-3 crowded:static crowded:-mx-4 crowded:px-4',
          )}
        >
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
