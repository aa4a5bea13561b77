import { expect, test } from '@jest/globals';
import { contract } from '../../contract';
import { type Endpoints, streamsAnswers } from '../../contract/endpoint';
import { functions as declared } from '../../lib/functions';
import { settingsFor } from '../../lib/settings';
import { everySetting, idOf, type Reference, type Synthesized, synthesized } from '../support/stack';

interface FunctionProperties {
  Runtime: string;
  Architectures: string[];
  Timeout: number;
  LoggingConfig: { LogGroup: Reference };
  Environment?: { Variables: Record<string, unknown> };
}

const demo = synthesized();
const functions = demo.functions<FunctionProperties>();

test('every declared function is deployed', () => {
  expect(functions).toHaveLength(declared.length);
});

test.each(functions)('%s runs on nodejs24.x and arm64', (_id, properties) => {
  expect(properties).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] });
});

test('every function has a log group of its own', () => {
  const groups = functions.map(([, { LoggingConfig }]) => idOf(LoggingConfig.LogGroup));
  expect(groups).not.toContain(undefined);
  expect(new Set(groups).size).toBe(groups.length);
});

test.each([
  ['demo', 14],
  ['prod', 90],
] as const)('%s keeps every log %i days', (stage, days) => {
  const groups = synthesized(stage).of<{ RetentionInDays?: number }>('AWS::Logs::LogGroup');
  expect(groups.length).toBeGreaterThanOrEqual(functions.length + 2);
  expect(groups.filter(([, { RetentionInDays }]) => RetentionInDays !== days)).toEqual([]);
});

test('the functions of the API time out before API Gateway does, unless they stream', () => {
  const waiting = Object.entries<Endpoints>(contract)
    .filter(([, endpoints]) => !streamsAnswers(endpoints))
    .map(([subject]) => `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`);
  const direct = functions.filter(([id]) =>
    [...waiting, 'Realtime'].includes(id.replace(/Function[0-9A-F]{8}$/, '')),
  );
  expect(direct.length).toBe(waiting.length + 1);
  for (const [id, { Timeout }] of direct) expect([id, Timeout <= 29]).toEqual([id, true]);
});

test('concurrency is reserved for what waits on a model, and only where the settings say so', () => {
  type Waiting = FunctionProperties & { ReservedConcurrentExecutions?: number };
  const reserved = (stack: Synthesized) =>
    stack
      .functions<Waiting>()
      .flatMap(([id, { ReservedConcurrentExecutions: count }]) => (count === undefined ? [] : [[id, count]]));
  expect(reserved(demo)).toEqual([]);
  const thinking = functions.filter(
    ([, { Environment }]) => Environment?.Variables.AI_KEY_SECRET !== undefined,
  );
  expect(thinking.length).toBeGreaterThan(2);
  expect(reserved(synthesized('demoWithEverything'))).toEqual(
    thinking.map(([id]) => [id, everySetting.modelConcurrency]),
  );
});

test('no less concurrency can be reserved than the queues of such functions use', () => {
  const most = Math.max(
    ...declared.map(({ model, queue }) => (model !== 'waits' ? 0 : (queue?.maxConcurrency ?? 0))),
  );
  expect(settingsFor('demo', { modelConcurrency: most }).modelConcurrency).toBe(most);
  expect(() => settingsFor('demo', { modelConcurrency: most - 1 })).toThrow();
});

test('no environment carries a secret: the key of the model service is named, not given', () => {
  for (const [, { Environment }] of functions)
    expect(
      Object.keys(Environment?.Variables ?? {}).filter((name) => /PASSWORD|TOKEN|API_KEY/.test(name)),
    ).toEqual([]);
  const quiz = functions.find(([id]) => id.startsWith('QuizWorker'))?.[1].Environment?.Variables;
  const [secret] = demo.of('AWS::SecretsManager::Secret');
  expect(quiz?.AI_KEY_SECRET).toEqual({ Ref: secret?.[0] });
});
