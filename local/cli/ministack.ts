import { mkdirSync, rmSync } from 'node:fs';
import { at } from '../build/root';
import { checkKept, checkLacks, checkLeft } from '../ministack/checks';
import { bootstrap, deploy, destroy, synthesize } from '../ministack/deployment';
import { type Engine, startEngine } from '../ministack/engine';
import { install } from '../ministack/install';
import { holdings } from '../ministack/left';
import { startOutside } from '../ministack/outside';
import { removeFactor } from '../ministack/rehearse-factor';
import { beginQueues } from '../ministack/rehearse-queues';
import { rollBack } from '../ministack/rehearse-rollback';
import { recreateUsers } from '../ministack/rehearse-users';
import { attempt, fail, failed, step, tell } from '../ministack/report';
import { frontOf, sender, setUp } from '../ministack/set-up';
import { settle, smoke } from '../ministack/smoke';
import { putGatewayAnswers, putSite, stageOf, tagMedia } from '../ministack/stage';
import { operatorWith } from '../rehearsals/runbook';

/** Short: a path of a Unix socket, which the engine may open there, has at most some hundred characters. */
const folder = at('.cache/ministack-run');

/** The demo stage, from its first deployment to its end. */
const walk = async (engine: Engine, outside: Awaited<ReturnType<typeof startOutside>>, python: string) => {
  const settings = { ...outside.settings, ...sender, safetyEmail: 'safety@inkwren.test' };
  const newer = { ...settings, transcriptDays: 30, logRetentionDays: 30 };
  const made = await step('synthesized', () => synthesize(engine, folder, newer));
  await step('bootstrapped', () => bootstrap(engine, folder, made));
  const before = await holdings(engine);
  await step('deployed', () => deploy(engine, folder, made));
  const stage = await stageOf(engine, made.template);
  // One more is the function for questions.
  tell(`        ${stage.resources.length - 1} of ${made.declared} resources are created`);
  await step('the list is what the engine lacks', () => checkLacks(stage, made.removed));
  await putGatewayAnswers(stage);
  const front = await frontOf(engine, stage);
  try {
    await putSite(stage, front.url);
    const run = operatorWith(python, { ...engine.environment, AWS_ENDPOINT_URL_SQS: front.url });
    const password = await step('set up as the README says', () => setUp(engine, stage, run));
    const endQueues = await beginQueues(engine, stage, run);
    await attempt('the smoke test', () => smoke(engine, folder, front.url, password));
    await attempt('a lost phone of a lone operator', () => removeFactor(engine, stage, run));
    await attempt('the settlement', () => settle(stage));
    // Together, because each waits: jobs for their tries, packages for the network. None changes what another looks at.
    await Promise.all([
      attempt('the users of a lost pool', () => recreateUsers(engine, stage, run)),
      attempt('dead letters: seen, read, discarded, redriven', endQueues),
      attempt('a rollback, which is a change', () => rollBack(folder, run, settings)),
    ]);
    const after = await stageOf(engine, made.template);
    checkKept(stage, after);
    if (after.output('Stated') === stage.output('Stated')) fail('the rollback has changed nothing');
  } finally {
    front.close();
  }
  await tagMedia(stage);
  await step('destroyed', () => destroy(engine, folder, made));
  await checkLeft(engine, stage, before);
};

const main = async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const installed = await step('the engine is installed', install);
  const outside = await startOutside();
  const engine = await step('the engine is up', () => startEngine(installed, folder));
  try {
    await walk(engine, outside, installed.python);
  } finally {
    await engine.stop();
    outside.close();
  }
  tell(failed() === 0 ? 'all is well' : `${failed()} failures`);
  if (failed() > 0) process.exitCode = 1;
};

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
