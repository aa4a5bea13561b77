import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx';

interface SectionProps {
  readonly title: string;
  readonly Icon: LucideIcon;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A section of the page that collapses under its heading. */
export const Section = ({ title, Icon, open, onToggle, children }: SectionProps) => {
  const id = useId();
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="overflow-hidden rounded-card border border-line bg-raised shadow-card"
    >
      <h2>
        <button
          type="button"
          id={`${id}-title`}
          aria-expanded={open}
          aria-controls={`${id}-content`}
          onClick={onToggle}
          className="flex min-h-16 w-full items-center gap-3 rounded-card! px-4 py-2 text-left text-xl hover:bg-sunken focus-visible:-outline-offset-4 sm:px-6 sm:text-2xl"
        >
          <span
            aria-hidden
            className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-strong crowded:hidden"
          >
            <Icon className="size-5" />
          </span>
          <span className="flex-1">{title}</span>
          <ChevronDown
            aria-hidden
            className={cx('size-6 shrink-0 text-soft transition-transform', open && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={`${id}-content`} hidden={!open} className="border-t border-line p-4 sm:p-6">
        {open && children}
      </div>
    </section>
  );
};
