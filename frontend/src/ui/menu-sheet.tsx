import { type MouseEvent, type ReactNode, useId } from 'react';
import { CloseButton } from './close-button';
import { useModal } from './use-modal';

interface MenuSheetProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Links and buttons in a column. A press on a link also closes the sheet. */
  readonly children: ReactNode;
}

/** A menu that fills a phone's screen, open while it is rendered. */
export const MenuSheet = ({ title, onClose, children }: MenuSheetProps) => {
  const titleId = useId();
  const { onClick: _, ...modal } = useModal(onClose);
  const follow = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a') !== null) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by its key is clicked too
    <dialog
      {...modal}
      onClick={follow}
      aria-labelledby={titleId}
      className="m-0 size-full max-h-none max-w-none animate-rise overflow-y-auto overscroll-contain bg-paper text-ink"
    >
      <div className="mx-auto grid max-w-lg gap-gap px-4 pt-[max(0.75rem,env(safe-area-inset-top))] pb-[max(2rem,env(safe-area-inset-bottom))]">
        <div className="flex items-center justify-between gap-4 border-b border-line pt-2 pb-1 pl-2">
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
