import { Skeleton } from '../../ui/skeleton';

/** The placeholder of a review that is loading. */
export const ReviewShape = () => (
  <div className="grid gap-gap">
    <Skeleton className="h-44" />
    <Skeleton className="h-96" />
  </div>
);
