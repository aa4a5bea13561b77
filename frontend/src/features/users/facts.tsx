import type { ReactNode } from 'react';

interface FactsProps {
  readonly of: readonly { readonly term: string; readonly fact: ReactNode }[];
}

/** What is known of a user, line by line. */
export const Facts = ({ of }: FactsProps) => (
  <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 crowded:grid-cols-1 crowded:gap-y-0">
    {of.map(({ term, fact }) => (
      <div key={term} className="contents">
        <dt className="text-soft">{term}</dt>
        <dd className="font-semibold wrap-anywhere">{fact}</dd>
      </div>
    ))}
  </dl>
);
