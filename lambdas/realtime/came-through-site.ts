import { setting } from '../platform/config';
import { hashOf, isSecretOf } from '../platform/secret';

type Headers = Readonly<Record<string, string | undefined>>;

/**
 * Whether a request came through the site's distribution, which sends one of the keys as the referer: a call to the API's own
 * address must not bypass the web ACL. For requests, the policy of the REST API checks this.
 */
export const cameThroughSite = (headers: Headers | null): boolean => {
  const [, referer = ''] =
    Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'referer') ?? [];
  return setting('ORIGIN_KEYS')
    .split(' ')
    .some((key) => isSecretOf(referer, hashOf(key)));
};
