import { Skeleton } from '../../ui/skeleton';

/** The placeholder of a step that is loading. */
export const StepSkeleton = () => (
  <div className="grid gap-gap" role="status" aria-label="Loading">
    <Skeleton className="h-10" />
    <Skeleton className="h-12 w-64" />
    <Skeleton className="h-72" />
  </div>
);
