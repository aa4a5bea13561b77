import type { Engine } from './engine';
import { type Lack, lacks } from './lacks';
import { holdings } from './left';
import { fail, tell } from './report';
import { type DeployedStage, stackName } from './stage';

/** Compares the list with what the engine says now, and with what was removed. */
export const checkLacks = async (stage: DeployedStage, removed: ReadonlyMap<Lack, number>): Promise<void> => {
  for (const lack of lacks) {
    const said = await lack.ask(stage);
    if (!said.includes(lack.message))
      fail(`no longer lacking, so take it off the list: ${lack.what} (${said.slice(0, 200)})`);
    const [count, counted] = [removed.get(lack) ?? 0, lack.removes?.count ?? 0];
    if (count !== counted)
      fail(`${lack.what}: ${count} resources are removed, and lacks.ts counts ${counted}`);
    tell(`        lacks ${lack.what}: "${lack.message}"${count > 0 ? `, ${count} resources` : ''}`);
  }
};

/** What a replaced one held is gone. */
const stateful = [
  'AWS::DynamoDB::GlobalTable',
  'AWS::Cognito::UserPool',
  'AWS::S3::Bucket',
  'AWS::SQS::Queue',
  'AWS::SecretsManager::Secret',
];

/** A deployment has replaced no resource with a state. */
export const checkKept = (before: DeployedStage, after: DeployedStage): void => {
  for (const { id, type, physical } of before.resources)
    if (stateful.includes(type) && after.resources.find((one) => one.id === id)?.physical !== physical)
      fail(`replaced by the deployment: ${id}`);
};

/** Nothing is left of the stage, but what its template keeps. */
export const checkLeft = async (
  engine: Engine,
  stage: DeployedStage,
  before: readonly string[],
): Promise<void> => {
  const kept = stage.resources.filter(({ id }) => stage.template.Resources[id]?.DeletionPolicy === 'Retain');
  const left = (await holdings(engine)).filter((one) => !before.includes(one));
  tell(`        left: ${left.join(', ') || 'nothing'}`);
  // Lambda itself makes the log group of a function without one: those of CDK.
  for (const one of left)
    if (
      !one.startsWith('log group /aws/lambda/') &&
      !kept.some(({ physical }) => one.endsWith(` ${physical}`))
    )
      fail(`left of the stage: ${one}`);
  const status = await stage.formation.statusOf(stackName);
  if (status !== undefined && status !== 'DELETE_COMPLETE') fail(`the stack is ${status}`);
};
