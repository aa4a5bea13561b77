/** Who runs the place: the deployment puts the stage's settings in these places (`lib/stated.ts`). */
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
