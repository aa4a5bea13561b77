import type { IncomingHttpHeaders } from 'node:http';

interface Statement {
  readonly Effect: 'Allow' | 'Deny';
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** The resource policy of a REST API, as in its document. */
export interface ResourcePolicy {
  readonly Statement: readonly Statement[];
}

/**
 * Whether the policy of the API refuses a request. The laptop supports the one condition that the template uses, and throws for
 * any other.
 */
export const refusalBy = ({ Statement: statements }: ResourcePolicy = { Statement: [] }) => {
  const refused = statements
    .filter(({ Effect }) => Effect === 'Deny')
    .map(({ Condition = {} }) => {
      const allowed = Condition.StringNotEquals?.['aws:Referer'];
      if (allowed === undefined || Object.keys(Condition).length !== 1)
        throw new Error(`The laptop cloud does not know the condition ${JSON.stringify(Condition)}`);
      return ({ referer = '' }: IncomingHttpHeaders) => !allowed.includes(referer);
    });
  return (headers: IncomingHttpHeaders): boolean => refused.some((isRefused) => isRefused(headers));
};
