import { Skeleton } from '../../ui/skeleton';

/** The placeholder of a step that is loading. */
export const StepShape = () => (
  <div className="grid gap-gap">
    <Skeleton className="h-10" />
    <Skeleton className="h-12 w-64" />
    <Skeleton className="h-72" />
  </div>
);
