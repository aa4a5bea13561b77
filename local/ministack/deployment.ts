import path from 'node:path';
import { readTemplate, writeTemplate } from './assembly';
import { cdk, logIn, runNode } from './commands';
import type { Engine } from './engine';
import { withoutLacks } from './without-lacks';

export type Settings = Readonly<Record<string, unknown>>;

type Synthesized = Awaited<ReturnType<typeof synthesize>>;

/** Synthesizes the demo stage by the real command line, and leaves out what the engine lacks. */
export const synthesize = async ({ environment, url }: Engine, folder: string, settings: Settings) => {
  const out = path.join(folder, 'assembly');
  const args = cdk('synth', '--quiet', '--output', out, '-c', `settings=${JSON.stringify(settings)}`);
  await runNode(args, { environment, log: logIn(folder, 'synth') });
  const template = readTemplate(out);
  const declared = Object.keys(template.Resources).length;
  const removed = withoutLacks(template, url);
  writeTemplate(out, template);
  return { out, template, removed, declared };
};

const run = ({ environment }: Engine, folder: string, name: string, ...args: string[]) =>
  runNode(cdk(name, ...args), { environment, log: logIn(folder, name) });

// With an assembly in place of the app nothing is built and synthesized again.
export const bootstrap = (engine: Engine, folder: string, { out }: Synthesized) =>
  run(engine, folder, 'bootstrap', 'aws://000000000000/us-east-1', '--app', out);

export const deploy = (engine: Engine, folder: string, { out }: Synthesized) =>
  run(engine, folder, 'deploy', '--app', out, '--require-approval', 'never', '--progress', 'events');

export const destroy = (engine: Engine, folder: string, { out }: Synthesized) =>
  run(engine, folder, 'destroy', '--app', out, '--force');
