import type { ReactNode } from 'react';
import { cx } from '../src/lib/cx';
import { Card } from '../src/ui/card';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  /** When to use the component. */
  readonly about: ReactNode;
  readonly children: ReactNode;
}

/** One component in all its states. */
export const Section = ({ id, title, about, children }: SectionProps) => (
  <Card id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4">
    <h2 id={`${id}-title`} className="text-2xl">
      {title}
    </h2>
    <p className="mt-1 mb-5 max-w-prose text-soft">{about}</p>
    <div className="grid gap-6">{children}</div>
  </Card>
);

interface RowProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** Specimens side by side where there is room. */
export const Row = ({ children, className }: RowProps) => (
  <div className={cx('grid min-w-0 items-start gap-6 md:grid-cols-2', className)}>{children}</div>
);

interface SpecimenProps {
  readonly state: string;
  readonly children: ReactNode;
}

/** One state. */
export const Specimen = ({ state, children }: SpecimenProps) => (
  <figure className="min-w-0">
    <figcaption className="mb-2 border-line border-b border-dashed pb-1 text-[0.8rem] text-soft">
      {state}
    </figcaption>
    {children}
  </figure>
);

/** The keyboard's focus ring, shown permanently. */
export const focusRing = 'outline-3 outline-offset-3 outline-sea';
