import { Sprout } from 'lucide-react';
import type { ReactNode } from 'react';

/** The one thing that an adult may do next. */
export const Step = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex gap-3 rounded-control bg-sun-soft p-4 crowded:p-3">
    <Sprout aria-hidden className="size-6 shrink-0 crowded:hidden" />
    <div className="min-w-0 flex-1">{children}</div>
  </div>
);
