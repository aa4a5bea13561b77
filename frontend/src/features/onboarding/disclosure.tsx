import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx';

interface DisclosureProps {
  readonly icon: ReactNode;
  readonly label: string;
  /** A summary of the content, shown while collapsed. */
  readonly summary: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A collapsible section with a label. Its input is kept when it collapses. */
export const Disclosure = ({ icon, label, summary, open, onToggle, children }: DisclosureProps) => {
  const id = useId();
  return (
    <section
      className={cx(
        'rounded-card border-2 bg-raised transition-colors',
        open ? 'border-line-strong' : 'border-line',
      )}
    >
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-16 w-full items-center gap-3 rounded-card! px-4 py-2 text-left hover:bg-sunken"
        >
          <span
            aria-hidden
            className={cx(
              'grid size-11 shrink-0 place-items-center rounded-full crowded:hidden [&_svg]:size-6',
              summary === '' ? 'bg-sunken' : 'bg-leaf-soft text-leaf',
            )}
          >
            {icon}
          </span>
          <span className="min-w-0 flex-1">
            <span className="block text-lg leading-snug">{label}</span>
            {summary !== '' && !open && (
              <span className="block truncate font-normal font-sans text-[0.85rem] text-soft">{summary}</span>
            )}
          </span>
          <ChevronDown
            aria-hidden
            className={cx('size-6 shrink-0 text-soft transition-transform', open && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={id} hidden={!open} className="px-4 pb-4">
        {children}
      </div>
    </section>
  );
};
