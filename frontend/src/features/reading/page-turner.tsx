import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../ui/button';

interface PageTurnerProps {
  readonly page: number;
  readonly count: number;
  readonly onTurn: (by: 1 | -1) => void;
  /** Moves from the last page to the content below it. */
  readonly onEnd: () => void;
}

/** Turns the pages of a chapter, one or two at a time. */
export const PageTurner = ({ page, count, onTurn, onEnd }: PageTurnerProps) => {
  const isLast = page === count - 1;
  return (
    <div className="sticky bottom-0 z-1 mt-2 flex items-center justify-center gap-4 bg-paper pt-1 pb-2 crowded:gap-1">
      <Button
        look="secondary"
        aria-label="Back one page"
        disabled={page === 0}
        icon={<ChevronLeft aria-hidden className="size-6" />}
        onClick={() => onTurn(-1)}
      />
      <p role="status" className="min-w-28 text-center crowded:min-w-0 text-soft tabular-nums">
        Page {page + 1} of {count}
      </p>
      <Button
        look="secondary"
        aria-label={isLast ? 'To the end of the chapter' : 'Turn the page'}
        icon={
          isLast ? (
            <ChevronDown aria-hidden className="size-6" />
          ) : (
            <ChevronRight aria-hidden className="size-6" />
          )
        }
        onClick={() => (isLast ? onEnd() : onTurn(1))}
      />
    </div>
  );
};
