import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * A browser's own modal dialog, open for as long as it is rendered: focus stays inside, Escape and a press beside it
 * ask to close it, and focus goes back where it came from.
 */
export const useModal = (onClose: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // The browser would choose the first, which is the button to close.
    dialog?.querySelector<HTMLElement>('[data-focus-first]')?.focus();
    return () => {
      dialog?.close();
    };
  }, []);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      // A file field inside has a cancel of its own.
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose();
    },
    /** Browsers let nobody hold back a second Escape: the page decides all the same. */
    onClose: () => {
      const dialog = ref.current;
      if (dialog === null || dialog.open) return;
      dialog.showModal();
      onClose();
    },
    onPointerDown: (event: SyntheticEvent) => {
      pressed.current = event.target;
    },
    /** A press that began inside, such as marking text, and ends beside the dialog does not close it. */
    onClick: (event: MouseEvent) => {
      if (event.target === ref.current && pressed.current === ref.current) onClose();
    },
  };
};
