import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import type { Acknowledgement } from './findings';

/** The settings that a production stage requires. */
export const promises = {
  size: 'nation',
  alarmEmail: 'ops@inkwren.example',
  safetyEmail: 'safety@inkwren.example',
  mailFrom: 'wren@inkwren.example',
  mailIdentity: 'inkwren.example',
  runBy: { name: 'Wren & Co.', address: '1 Reed Bank, Maple', email: 'hello@inkwren.example' },
  domain: {
    name: 'read.inkwren.example',
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/12345678-90ab-cdef-1234-567890abcdef',
  },
  ai: { providerAllowsMinors: true, zeroDataRetention: true },
};

/** A web ACL of the owner. */
export const webAclArn = 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/ours/1';

/** Settings that are optional for a demo. */
export const everySetting = {
  webAclArn,
  alarmEmail: 'ops@inkwren.example',
  safetyEmail: 'safety@inkwren.example',
  mailFrom: 'wren@inkwren.example',
  mailIdentity: 'inkwren.example',
  monthlyDollars: 70,
  requestsPerSecond: 7,
  catalogueUrl: 'https://catalogue.example.org',
  workerConcurrency: { quizWorker: 7, mailWorker: 3 },
  modelConcurrency: { quizWorker: 7, chat: 24 },
  originKeys: ['second', 'first'],
  transcriptDays: 30,
  ai: {
    chatModel: 'small',
    moderation: 'chat',
    chatFields: { top_k: 20 },
    baseUrl: 'https://models.example.org/v1',
    lacks: ['quiz', 'recommendations'],
    daily: { banks: 7 },
    schoolDaily: 900,
    stageDaily: 5000,
    dollars: { school: 2 },
    chat: { quiz: { reasoningEffort: null, maxTokens: 4000 } },
  },
};

/** A table that a restore has made. */
export const restoredTable = {
  name: 'Inkwren-prod-restored-20261124T100000',
  streamArn:
    'arn:aws:dynamodb:us-east-1:123456789012:table/Inkwren-prod-restored-20261124T100000/stream/2026-11-24T10:40:00.000',
};

export type Given = readonly [stage: 'demo' | 'prod', overrides?: Record<string, unknown>, region?: string];

/** The stacks of the tests. Each is synthesized once, before the first suite (`synthesize.ts`). */
export const variants = {
  demo: ['demo'],
  demoInVirginia: ['demo', {}, 'us-east-1'],
  demoWithEverything: ['demo', everySetting],
  prod: ['prod'],
  prodRestored: ['prod', { restoredTable }],
  prodWithAnotherPool: ['prod', { poolNumber: 2 }],
  prodInIreland: ['prod', { webAclArn, domain: false }, 'eu-west-1'],
} satisfies Record<string, Given>;

export type Variant = keyof typeof variants;

/** The folder of the synthesized stacks. */
export const stacksFolder = path.resolve(__dirname, '../../.cache/stacks');

export const fileOf = (variant: Variant) => path.join(stacksFolder, `${variant}.json`);

export interface Reference {
  readonly Ref?: string;
  readonly 'Fn::GetAtt'?: readonly [string, string];
}

/** The logical id in a reference. */
export const idOf = (reference: Reference | undefined): string | undefined =>
  reference?.Ref ?? reference?.['Fn::GetAtt']?.[0];

/** CDK's own functions and roles, which run only while the stack is deployed or deleted. */
export const cdkOwn = /^(CustomCDKBucketDeployment|CustomS3AutoDeleteObjects|AWSCDKTrigger)/;

/** A synthesized template with queries. */
export class Synthesized {
  readonly template: Template;
  /** The findings of the AWS Solutions checks, with and without acknowledgements. */
  readonly findings: readonly string[];
  readonly allFindings: readonly string[];
  readonly acknowledgements: readonly Acknowledgement[];

  constructor(variant: Variant) {
    const content = JSON.parse(readFileSync(fileOf(variant), 'utf8'));
    this.template = Template.fromJSON(content.template);
    this.findings = content.findings;
    this.allFindings = content.allFindings;
    this.acknowledgements = content.acknowledgements;
  }

  /** Resources of a type: logical id and properties. */
  of<P>(type: string): [string, P][] {
    return Object.entries(this.template.findResources(type)).map(([id, { Properties }]) => [id, Properties]);
  }

  /** Our functions, without CDK's own. */
  functions<P>(): [string, P][] {
    return this.of<P>('AWS::Lambda::Function').filter(([id]) => !cdkOwn.test(id));
  }
}

const kept = new Map<Variant, Synthesized>();

/** A variant of the stack, read once per test file. */
export const synthesized = (variant: Variant = 'demo'): Synthesized => {
  const found = kept.get(variant) ?? new Synthesized(variant);
  kept.set(variant, found);
  return found;
};
