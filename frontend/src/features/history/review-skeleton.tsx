import { Skeleton } from '../../ui/skeleton';

/** The placeholder of a review that is loading. */
export const ReviewSkeleton = () => (
  <div role="status" aria-label="Loading the quiz" className="mx-auto grid w-full max-w-2xl gap-gap">
    <Skeleton className="h-12 w-44" />
    <Skeleton className="h-44" />
    <Skeleton className="h-96" />
  </div>
);
