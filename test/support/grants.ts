import { functions } from '../../lib/functions';
import type { Synthesized } from './stack';

interface Statement {
  readonly Effect: string;
  readonly Action: string | string[];
  readonly Resource?: unknown;
  readonly Principal?: string | Record<string, unknown>;
  readonly Condition?: object;
}

interface Document {
  readonly Statement: readonly Statement[];
}

/** One statement for one resource, in words. */
export interface Grant {
  /** The function, or the logical id of another role or resource. */
  readonly of: string;
  readonly effect: string;
  readonly on: string;
  readonly actions: readonly string[];
  readonly principal: string;
  /** The conditions as JSON; empty without any. */
  readonly when: string;
}

const list = <T>(value: T | readonly T[]): readonly T[] => (Array.isArray(value) ? value : [value as T]);

const withoutHash = (id: string) => id.replace(/[0-9A-F]{8}$/, '');

const referenced = (value: object): unknown => {
  const { Ref, ...functionCall } = value as { Ref?: string; [call: string]: unknown };
  if (Ref !== undefined) return withoutHash(Ref.replace(/^AWS::(\w+)$/, '($1)'));
  const { 'Fn::GetAtt': attribute, 'Fn::Join': joined, 'Fn::Sub': text } = functionCall;
  if (Array.isArray(attribute)) {
    const [id, name] = attribute as string[];
    return `${withoutHash(String(id))}${name === 'Arn' ? '' : `.${name}`}`;
  }
  if (Array.isArray(joined)) return (joined[1] as unknown[]).map(textOf).join(joined[0] as string);
  return text;
};

/** A resource or a principal as a template names it, with logical ids without their hashes. */
export const textOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  const text = Array.isArray(value) ? undefined : referenced(value);
  return text === undefined ? JSON.stringify(value) : String(text);
};

const conditionText = (condition: object | undefined) =>
  JSON.stringify(condition, (_, value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return referenced(value) ?? value;
  }) ?? '';

const principalText = (principal: Statement['Principal']): string => {
  if (principal === undefined) return '';
  if (typeof principal === 'string') return principal;
  return Object.values(principal).flatMap(list).map(textOf).join(', ');
};

const grantsIn = (of: string, { Statement }: Document): Grant[] =>
  Statement.flatMap(({ Effect, Action, Resource, Principal, Condition }) =>
    list(Resource).map((resource) => ({
      of,
      effect: Effect,
      on: textOf(resource),
      actions: list(Action).toSorted(),
      principal: principalText(Principal),
      when: conditionText(Condition),
    })),
  );

interface Role {
  readonly Policies?: readonly { readonly PolicyDocument: Document }[];
  readonly AssumeRolePolicyDocument: Document;
  readonly ManagedPolicyArns?: readonly unknown[];
}

const ownerOf = (roleId: string) => {
  const name = withoutHash(roleId).replace(/Role$/, '');
  const found = functions.find((one) => one.name.toLowerCase() === name.toLowerCase());
  return found?.name ?? withoutHash(roleId);
};

/** The permissions of each role, from inline and separate policies. */
export const roleGrants = (stack: Synthesized): Grant[] => [
  ...stack
    .of<Role>('AWS::IAM::Role')
    .flatMap(([id, { Policies = [] }]) =>
      Policies.flatMap(({ PolicyDocument }) => grantsIn(ownerOf(id), PolicyDocument)),
    ),
  ...stack
    .of<{ PolicyDocument: Document; Roles: { Ref: string }[] }>('AWS::IAM::Policy')
    .flatMap(([, { PolicyDocument, Roles }]) =>
      Roles.flatMap(({ Ref }) => grantsIn(ownerOf(Ref), PolicyDocument)),
    ),
];

/** The principals that may assume each role, and the role's AWS-managed policies. */
export const trusted = (stack: Synthesized) =>
  stack.of<Role>('AWS::IAM::Role').map(([id, { AssumeRolePolicyDocument, ManagedPolicyArns = [] }]) => ({
    role: ownerOf(id),
    by: AssumeRolePolicyDocument.Statement.map(({ Principal }) => principalText(Principal)).join(', '),
    managed: ManagedPolicyArns.map(textOf),
  }));

interface Permission {
  readonly FunctionName: unknown;
  readonly Principal: string;
  readonly Action: string;
  readonly SourceArn?: unknown;
}

/** The policies of resources: which service may call a function, and the policies of buckets, queues and topics. */
export const resourceGrants = (stack: Synthesized): Grant[] => [
  ...stack
    .of<Permission>('AWS::Lambda::Permission')
    .map(([, { FunctionName, Principal, Action, SourceArn }]) => ({
      of: textOf(FunctionName),
      effect: 'Allow',
      on: textOf(FunctionName),
      actions: [Action],
      principal: Principal,
      when: SourceArn === undefined ? '' : `from ${textOf(SourceArn)}`,
    })),
  ...['AWS::S3::BucketPolicy', 'AWS::SNS::TopicPolicy', 'AWS::SQS::QueuePolicy'].flatMap((type) =>
    stack
      .of<{ PolicyDocument: Document }>(type)
      .flatMap(([id, { PolicyDocument }]) => grantsIn(withoutHash(id), PolicyDocument)),
  ),
];
