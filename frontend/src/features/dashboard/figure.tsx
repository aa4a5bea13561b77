import type { ReactNode } from 'react';

interface FigureProps {
  readonly icon: ReactNode;
  readonly value: number;
  readonly label: string;
}

/** A number with its label. */
export const Figure = ({ icon, value, label }: FigureProps) => (
  <span className="flex items-center justify-center gap-2 max-md:grid max-md:justify-items-center max-md:gap-0 max-md:text-center">
    <span aria-hidden className="[&_svg]:size-7">
      {icon}
    </span>
    <span className="leading-tight">
      <span className="block font-heading text-2xl font-bold tabular-nums">
        {value.toLocaleString('en-US')}
      </span>
      <span className="block text-[0.8em] text-soft">{label}</span>
    </span>
  </span>
);
