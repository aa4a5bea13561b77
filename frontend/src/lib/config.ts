export interface SiteConfig {
  readonly region: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** The app client at which children without an e-mail address sign in. */
  readonly childrenClientId: string;
  /** Only if the user pool is not Amazon's own. */
  readonly userPoolEndpoint?: string;
}

let loading: Promise<SiteConfig> | undefined;

/** The configuration that the deployment wrote for the browser; fetched once. */
export const siteConfig = (): Promise<SiteConfig> => {
  loading ??= fetch('/config.json')
    .then((response) => response.json() as Promise<SiteConfig>)
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
};
