import type { ReactNode } from 'react';

interface SheetProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A dialog over the page: opened as a modal by the script, and by its address without JavaScript. */
export const Sheet = ({ id, title, children }: SheetProps) => (
  <dialog id={id} className="sheet" aria-labelledby={`${id}-title`}>
    <div>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
      <a className="close" href="#top" data-closes>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 5l14 14M19 5L5 19" />
        </svg>
        <span>Close</span>
      </a>
    </div>
  </dialog>
);
