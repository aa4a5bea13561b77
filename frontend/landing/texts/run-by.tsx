/** The operator's details: the deployment replaces them with the stage's settings (`lib/stated.ts`). */
export const runBy = {
  name: '{{runBy.name}}',
  address: '{{runBy.address}}',
  email: '{{runBy.email}}',
} as const;

/** Name, postal address and e-mail address of who runs the place. */
export const RunBy = () => (
  <address>
    Run by {runBy.name}. {runBy.address}. <a href={`mailto:${runBy.email}`}>{runBy.email}</a>
  </address>
);
