import { execFileSync } from 'node:child_process';
import { readTemplate, writeTemplate } from './assembly';
import { withoutLacks } from './without-lacks';

/** `cdk deploy --app`: the app of the current folder, without what the engine lacks. */
const main = () => {
  const { CDK_OUTDIR: folder, AWS_ENDPOINT_URL: url } = process.env;
  if (folder === undefined || url === undefined) throw new Error('CDK starts it, for an engine');
  execFileSync(process.execPath, ['--import', 'tsx', 'bin/inkwren.ts'], { stdio: 'inherit' });
  const template = readTemplate(folder);
  withoutLacks(template, url);
  writeTemplate(folder, template);
};

main();
