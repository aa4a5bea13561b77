import type { Route } from '../http';
import type { Template } from '../template/template';
import type { Upgrade } from './server';
import { webAclOf } from './web-acl';

interface Configuration {
  readonly CacheBehaviors: readonly { readonly PathPattern: string; readonly TargetOriginId: string }[];
  readonly Origins: readonly {
    readonly Id: string;
    readonly OriginCustomHeaders?: readonly { readonly HeaderName: string; readonly HeaderValue: unknown }[];
  }[];
}

/**
 * The headers that the distribution sends to the origin of a path pattern, overwriting the browser's. Throws for an unknown
 * pattern.
 */
const headersFor = (template: Template, pattern: string): Record<string, string> => {
  const [, { Properties }] = template.only('AWS::CloudFront::Distribution');
  const { CacheBehaviors, Origins } = Properties.DistributionConfig as Configuration;
  const behavior = CacheBehaviors.find(({ PathPattern }) => PathPattern === pattern);
  if (behavior === undefined) throw new Error(`The template serves no ${pattern}`);
  const origin = Origins.find(({ Id }) => Id === behavior.TargetOriginId);
  return Object.fromEntries(
    (origin?.OriginCustomHeaders ?? []).map(({ HeaderName, HeaderValue }) => [
      HeaderName.toLowerCase(),
      String(template.resolve(HeaderValue)),
    ]),
  );
};

/** The template's distribution in front of the two APIs: its web ACL, and the headers that it adds for their origins. */
export const distributionOf = (template: Template, now: () => number) => {
  const blockedBy = webAclOf(template, now);
  return {
    before: (pattern: string, route: Route): Route => {
      const added = headersFor(template, pattern);
      return async (request, response, url) => {
        Object.assign(request.headers, added);
        const blocked = blockedBy(request, url.pathname);
        if (blocked === undefined) return route(request, response, url);
        request.resume();
        response.writeHead(blocked.status, { 'content-type': 'application/json' }).end(blocked.body);
      };
    },
    beforeSockets: (pattern: string, upgrade: Upgrade): Upgrade => {
      const added = headersFor(template, pattern);
      return (request, socket, head) => {
        Object.assign(request.headers, added);
        const blocked = blockedBy(request, pattern);
        if (blocked === undefined) upgrade(request, socket, head);
        else
          socket.end(`HTTP/1.1 ${blocked.status} Refused\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
      };
    },
  };
};
