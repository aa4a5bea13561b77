import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { cx } from '../../lib/cx';
import { useScrolls } from '../../lib/use-scrolls';

interface CoverRowProps {
  readonly title: string;
  readonly children: ReactNode;
}

const arrowClass =
  'grid size-12 place-items-center rounded-full border-2 border-line-strong bg-raised hover:border-ink hover:bg-sunken max-sm:hidden';

/** Covers side by side under a title: they scroll by finger, where there are more by the arrows, and follow the keyboard's focus. */
export const CoverRow = ({ title, children }: CoverRowProps) => {
  const row = useRef<HTMLUListElement>(null);
  const scrolls = useScrolls(row);
  const turn = (by: 1 | -1) => row.current?.scrollBy({ left: by * row.current.clientWidth * 0.8 });
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-2xl">{title}</h2>
        {/* Invisible rather than absent, so that no line moves when they come. */}
        <span className={cx('flex gap-2', !scrolls && 'invisible')}>
          <button type="button" aria-label={`Back: ${title}`} onClick={() => turn(-1)} className={arrowClass}>
            <ChevronLeft aria-hidden />
          </button>
          <button type="button" aria-label={`On: ${title}`} onClick={() => turn(1)} className={arrowClass}>
            <ChevronRight aria-hidden />
          </button>
        </span>
      </div>
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label={title}
        className="relative -mx-1 flex snap-x scroll-px-1 gap-3 overflow-x-auto px-1 pt-1 pb-3 motion-safe:scroll-smooth sm:gap-5"
      >
        {children}
      </ul>
    </>
  );
};
