import type { ReactNode } from 'react';
import { recommendedBooks } from '../../../../contract/recommendations/endpoints';
import { Skeleton } from '../../ui/skeleton';

/** Books side by side; on a phone they scroll. */
export const Shelf = ({ children }: { children: ReactNode }) => (
  <ul className="relative -mx-gap grid snap-x scroll-px-gap min-h-96 grid-cols-none auto-cols-[minmax(8.25rem,1fr)] crowded:grid-flow-row crowded:grid-cols-1 crowded:overflow-x-visible grid-flow-col gap-4 overflow-x-auto px-gap pb-2 sm:-mx-6 sm:min-h-106 sm:auto-cols-[minmax(9.5rem,1fr)] sm:scroll-px-6 sm:px-6">
    {children}
  </ul>
);

const places = Array.from({ length: recommendedBooks }, (_, place) => place);

export const ShelfSkeleton = () => (
  <div role="status" aria-label="Loading">
    <Shelf>
      {places.map((place) => (
        <li key={place} className="grid justify-items-center gap-3">
          <Skeleton className="h-36 w-27 sm:h-48 sm:w-36" />
          <Skeleton className="h-36 w-full" />
        </li>
      ))}
    </Shelf>
  </div>
);
