import { Skeleton } from '../../ui/skeleton';

/** The shape of a step that is coming. */
export const StepSkeleton = () => (
  <div className="grid gap-gap" role="status" aria-label="Loading">
    <Skeleton className="h-10" />
    <Skeleton className="h-12 w-64" />
    <Skeleton className="h-72" />
  </div>
);
