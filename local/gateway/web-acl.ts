import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Template } from '../template/template';
import { addressOf } from './address';

interface PathMatch {
  readonly ByteMatchStatement: { readonly SearchString: string; readonly PositionalConstraint: string };
}

interface Rule {
  readonly Name: string;
  readonly Statement: {
    readonly RateBasedStatement: {
      readonly Limit: number;
      readonly EvaluationWindowSec: number;
      readonly ScopeDownStatement?: { readonly OrStatement: { readonly Statements: readonly PathMatch[] } };
    };
  };
  readonly Action: {
    readonly Block: {
      readonly CustomResponse: { readonly ResponseCode: number; readonly CustomResponseBodyKey: string };
    };
  };
}

interface WebAcl {
  readonly Rules: readonly Rule[];
  readonly CustomResponseBodies: Readonly<Record<string, { readonly Content: string }>>;
}

/** The answer to a blocked request. */
interface Blocked {
  readonly status: number;
  readonly body: string;
}

/** The number of counts that are remembered; the oldest are dropped. */
const mostCounts = 10_000;

/** Decodes as AWS does: invalid percent encodings stay as they are. */
const decoded = (address: string) =>
  address.replace(/(?:%[\da-f]{2})+/gi, (codes) =>
    Buffer.from(codes.replaceAll('%', ''), 'hex').toString('utf8'),
  );

const matches = (address: string) => {
  const normalized = path.posix.normalize(decoded(address));
  return ({ ByteMatchStatement: { SearchString, PositionalConstraint } }: PathMatch): boolean => {
    if (PositionalConstraint !== 'STARTS_WITH')
      throw new Error(`The laptop cloud does not know ${PositionalConstraint}`);
    return normalized.startsWith(SearchString);
  };
};

/**
 * The rate-based rules of the template's web ACL, by address. AWS estimates the rate over a sliding window and blocks about ten
 * seconds late; here the requests of fixed windows are counted. Without a web ACL in the template nothing is blocked.
 */
export const webAclOf = (template: Template, now: () => number) => {
  const [[, acl] = []] = template.of('AWS::WAFv2::WebACL');
  const { Rules, CustomResponseBodies } = (acl?.Properties ?? { Rules: [] }) as unknown as WebAcl;
  const counts = new Map<string, number>();
  const countOf = (key: string): number => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.delete(key);
    counts.set(key, count);
    for (const oldest of counts.keys()) {
      if (counts.size <= mostCounts) break;
      counts.delete(oldest);
    }
    return count;
  };
  return (request: IncomingMessage, address: string): Blocked | undefined => {
    for (const { Name, Statement, Action } of Rules) {
      const { Limit, EvaluationWindowSec, ScopeDownStatement } = Statement.RateBasedStatement;
      if (ScopeDownStatement && !ScopeDownStatement.OrStatement.Statements.some(matches(address))) continue;
      const window = Math.floor(now() / 1000 / EvaluationWindowSec);
      if (countOf(`${Name} ${addressOf(request)} ${window}`) <= Limit) continue;
      const { ResponseCode, CustomResponseBodyKey } = Action.Block.CustomResponse;
      return { status: ResponseCode, body: CustomResponseBodies[CustomResponseBodyKey]?.Content ?? '' };
    }
    return undefined;
  };
};
