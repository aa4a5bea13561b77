import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../ui/button';

interface PageTurnerProps {
  readonly page: number;
  readonly count: number;
  readonly onTurn: (by: 1 | -1) => void;
}

/** Turns the pages of a chapter, one or two at a time. */
export const PageTurner = ({ page, count, onTurn }: PageTurnerProps) => (
  <div className="mt-4 flex items-center justify-center gap-4">
    <Button
      look="secondary"
      aria-label="Back one page"
      disabled={page === 0}
      icon={<ChevronLeft aria-hidden className="size-6" />}
      onClick={() => onTurn(-1)}
    />
    <p role="status" className="min-w-28 text-center text-soft tabular-nums">
      Page {page + 1} of {count}
    </p>
    <Button
      look="secondary"
      aria-label="Turn the page"
      disabled={page === count - 1}
      icon={<ChevronRight aria-hidden className="size-6" />}
      onClick={() => onTurn(1)}
    />
  </div>
);
