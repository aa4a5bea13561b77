import { execFileSync } from 'node:child_process';
import { previousOf, releasesOf, tagAt } from '../release/releases';
import { rollBack } from '../release/roll-back';

/**
 * `npm run rollback -- STAGE [options of cdk deploy]`: deploys the release before the present one again, and tags it. `--show` only
 * prints its commit. Releases are tags, which `git fetch --tags` brings.
 */
const main = () => {
  const [stage = '', ...options] = process.argv.slice(2);
  if (stage !== 'demo' && stage !== 'prod') throw new Error('Name the stage: npm run rollback -- demo');
  const folder = process.cwd();
  const to = previousOf(releasesOf(stage, folder));
  if (to === undefined) throw new Error(`No earlier release of ${stage} is tagged: run git fetch --tags.`);
  if (options.includes('--show')) return void process.stdout.write(`${to.commit}\n`);
  process.stdout.write(`Deploying ${to.tag} (${to.commit}) to ${stage} again\n`);
  rollBack({ stage, to, options, folder }, (at, command, ...args) => {
    execFileSync(command, args, { cwd: at, stdio: 'inherit' });
  });
  const tag = tagAt(stage, new Date());
  execFileSync('git', ['tag', tag, to.commit], { cwd: folder });
  process.stdout.write(`Done. Tell the others: git push origin ${tag}\n`);
};

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
