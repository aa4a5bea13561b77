import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../lib/navigation';
import { buttonClass } from '../../ui/button';

interface TalkHeadProps {
  readonly title: string;
  /** Buttons beside the title. */
  readonly children?: ReactNode;
}

/** The title of a talk about a book, with the way back to the books. */
export const TalkHead = ({ title, children }: TalkHeadProps) => (
  <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
    <Link to="/books" aria-label="Back to books" className={`${buttonClass('quiet')} -ml-3 px-3!`}>
      <ArrowLeft aria-hidden className="size-6" />
    </Link>
    <h1 className="min-w-0 flex-1 text-2xl crowded:order-last crowded:basis-full sm:text-4xl sm:wide-letters:min-w-[9em]">
      {title}
    </h1>
    {children}
  </div>
);
