/** The fixed answer to a child whose words tell of a crisis. */
export const Help = ({ children }: { readonly children: string }) => (
  <div role="alert" className="rounded-control bg-sea-soft p-4 whitespace-pre-wrap">
    {children}
  </div>
);
