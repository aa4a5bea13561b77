import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { context } from '../../cdk.json';
import { type Bundles, type FunctionName, functionEntries } from '../../lib/functions';
import { InkwrenStack } from '../../lib/inkwren-stack';
import { settingsFor } from '../../lib/settings';

const folder = mkdtempSync(path.join(tmpdir(), 'inkwren-stack-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const written = (file: string, text: string): string => {
  const at = path.join(folder, file);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, text);
  return path.dirname(at);
};

const names = Object.keys(functionEntries) as FunctionName[];
const bundles = Object.fromEntries(
  names.map((name) => [name, written(`${name}/index.js`, `exports.handler = async () => '${name}';`)]),
) as Bundles;
const siteFolder = written('site/index.html', '<!doctype html><title>Inkwren</title>');
written('site/assets/app-1a2b3c.js', '');

/** What a production stage must say before it may be deployed. */
export const promises = {
  alarmEmail: 'ops@inkwren.example',
  mailFrom: 'wren@inkwren.example',
  mailIdentity: 'inkwren.example',
  domain: {
    name: 'read.inkwren.example',
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/12345678-90ab-cdef-1234-567890abcdef',
  },
  ai: { providerAllowsMinors: true, zeroDataRetention: true },
};

/**
 * The stack of a stage, with stand-ins for the bundles and the site, so that nothing needs to be built. Production is
 * deployed to us-east-1 unless a test says otherwise; a demo does not know where to.
 */
export const createStack = (
  stage = 'demo',
  overrides: Record<string, unknown> = {},
  region = stage === 'prod' ? 'us-east-1' : undefined,
): InkwrenStack => {
  const app = new App({
    outdir: path.join(folder, 'cdk.out'),
    analyticsReporting: false,
    // Building the product validates its template, for some five seconds: here each file would do it again.
    builtinCloudFormationValidation: false,
    context: { ...context, 'aws:cdk:disable-asset-staging': true },
  });
  const settings = settingsFor(stage, stage === 'prod' ? { ...promises, ...overrides } : overrides);
  return new InkwrenStack(app, `Inkwren-${stage}`, { settings, bundles, siteFolder, env: { region } });
};

export interface Reference {
  readonly Ref?: string;
  readonly 'Fn::GetAtt'?: readonly [string, string];
}

/** The logical id that a reference names. */
export const idOf = (reference: Reference | undefined): string | undefined =>
  reference?.Ref ?? reference?.['Fn::GetAtt']?.[0];

/** A synthesized template to ask questions of. */
export class Synthesized {
  readonly template: Template;

  constructor(stack: InkwrenStack) {
    this.template = Template.fromStack(stack);
  }

  /** Resources of a type: logical id and properties. */
  of<P>(type: string): [string, P][] {
    return Object.entries(this.template.findResources(type)).map(([id, { Properties }]) => [id, Properties]);
  }

  /** The functions that are ours, without the one that CDK brings along to deploy the site. */
  functions<P>(): [string, P][] {
    return this.of<P>('AWS::Lambda::Function').filter(([id]) => !id.startsWith('CustomCDKBucketDeployment'));
  }
}

const kept = new Map<string, Synthesized>();

/** The stage as it is without overrides, synthesized once per test file. */
export const synthesized = (stage: 'demo' | 'prod' = 'demo'): Synthesized => {
  const found = kept.get(stage) ?? new Synthesized(createStack(stage));
  kept.set(stage, found);
  return found;
};
