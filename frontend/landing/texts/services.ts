/** The services that a stage asks: the deployment puts its settings in these places (`lib/stated.ts`). */
export const services = {
  model: '{{services.model}}',
  catalogue: '{{services.catalogue}}',
  dictionary: '{{services.dictionary}}',
} as const;
