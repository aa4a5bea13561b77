import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import { assemblyFolder, createStack } from './create-stack';
import { acknowledgementsOf, allFindingsOf, findingsOf } from './findings';
import { fileOf, type Given, stacksFolder, type Variant, variants } from './stack';

/** Synthesizes every variant once, with its findings, before the suites that use it. */
export default () => {
  mkdirSync(stacksFolder, { recursive: true });
  for (const [name, given] of Object.entries<Given>(variants)) {
    const stack = createStack(...given);
    const content = {
      findings: findingsOf(stack),
      allFindings: allFindingsOf(stack),
      acknowledgements: acknowledgementsOf(stack),
      template: Template.fromStack(stack).toJSON(),
    };
    const file = fileOf(name as Variant);
    // Written atomically: another process may be reading it.
    const written = path.join(stacksFolder, `${name}.${process.pid}`);
    writeFileSync(written, JSON.stringify(content));
    renameSync(written, file);
  }
  rmSync(assemblyFolder, { recursive: true });
};
