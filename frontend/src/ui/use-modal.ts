import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * The browser's modal dialog, open while it is rendered: focus stays inside, Escape and a press beside it request to close
 * it, and focus returns to its origin.
 */
export const useModal = (onClose: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // By default the browser focuses the first element, which is the close button.
    dialog?.querySelector<HTMLElement>('[data-focus-first]')?.focus();
    return () => {
      dialog?.close();
    };
  }, []);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      // A file field inside has its own cancel event.
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose();
    },
    /** A second Escape cannot be prevented in browsers: the page decides nevertheless. */
    onClose: () => {
      const dialog = ref.current;
      if (dialog === null || dialog.open) return;
      dialog.showModal();
      onClose();
    },
    onPointerDown: (event: SyntheticEvent) => {
      pressed.current = event.target;
    },
    /** A press that begins inside, such as selecting text, and ends beside the dialog does not close it. */
    onClick: (event: MouseEvent) => {
      if (event.target === ref.current && pressed.current === ref.current) onClose();
    },
  };
};
