import { X } from 'lucide-react';

/** The close button in the corner of a card or a dialog. */
export const CloseButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button
    type="button"
    onClick={onClick}
    aria-label={label}
    className="-mt-2 -mr-2 grid size-target shrink-0 place-items-center rounded-full hover:bg-sunken"
  >
    <X aria-hidden />
  </button>
);
