import { expect, test } from '@jest/globals';
import { contract } from '../../contract';
import { type Endpoints, streamsAnswers } from '../../contract/endpoint';
import { capitalized, type DeclaredFunction, functions as declared } from '../../lib/functions';
import { everySetting, idOf, type Reference, type Synthesized, synthesized } from '../support/stack';

interface FunctionProperties {
  Runtime: string;
  Architectures: string[];
  Handler: string;
  Timeout: number;
  MemorySize: number;
  LoggingConfig: { LogGroup: Reference; LogFormat?: string; SystemLogLevel?: string };
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

const expected = ({ name, timeout = 15, memory, model, logsNoCalls }: DeclaredFunction) => ({
  name: capitalized(name),
  seconds: timeout,
  megabytes: memory ?? (model === 'waits' ? 512 : 1024),
  logs: logsNoCalls ? 'JSON WARN' : 'undefined undefined',
});

test('every function ends after, has the memory of and logs what its declaration says', () => {
  const actual = functions.map(([id, { Handler, Timeout, MemorySize, LoggingConfig }]) => {
    expect(Handler).toBe('index.handler');
    return {
      name: id.replace(/Function[0-9A-F]{8}$/, ''),
      seconds: Timeout,
      megabytes: MemorySize,
      logs: `${LoggingConfig.LogFormat} ${LoggingConfig.SystemLogLevel}`,
    };
  });
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
  expect(actual.toSorted(byName)).toEqual(declared.map(expected).toSorted(byName));
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

test('the functions of the API time out before API Gateway, unless they stream', () => {
  const waiting = Object.entries<Endpoints>(contract)
    .filter(([, endpoints]) => !streamsAnswers(endpoints))
    .map(([subject]) => `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`);
  const direct = functions.filter(([id]) =>
    [...waiting, 'Realtime'].includes(id.replace(/Function[0-9A-F]{8}$/, '')),
  );
  expect(direct.length).toBe(waiting.length + 1);
  for (const [id, { Timeout }] of direct) expect([id, Timeout <= 29]).toEqual([id, true]);
});

type Reserving = FunctionProperties & { ReservedConcurrentExecutions?: number };

test('concurrency is reserved only where the settings name a function', () => {
  const reserved = (stack: Synthesized) =>
    stack
      .functions<Reserving>()
      .flatMap(([id, { ReservedConcurrentExecutions: count }]) =>
        count === undefined ? [] : [[id.replace(/Function[0-9A-F]{8}$/, ''), count]],
      );
  expect(reserved(demo)).toEqual([]);
  expect(reserved(synthesized('demoWithEverything'))).toEqual([
    ['Chat', everySetting.modelConcurrency.chat],
    ['QuizWorker', everySetting.modelConcurrency.quizWorker],
  ]);
});

test('the settings, or else the declaration, limit how many jobs a worker processes at a time', () => {
  type Mapping = { FunctionName: Reference; ScalingConfig?: { MaximumConcurrency: number } };
  const jobs = (stack: Synthesized) =>
    Object.fromEntries(
      stack
        .of<Mapping>('AWS::Lambda::EventSourceMapping')
        .flatMap(([, { FunctionName, ScalingConfig }]) =>
          ScalingConfig === undefined
            ? []
            : [[idOf(FunctionName)?.replace(/Function[0-9A-F]{8}$/, ''), ScalingConfig.MaximumConcurrency]],
        ),
    );
  const byDefault = Object.fromEntries(
    declared.flatMap(({ name, queue }) => (queue ? [[capitalized(name), queue.maxConcurrency]] : [])),
  );
  expect(jobs(demo)).toEqual(byDefault);
  expect(jobs(synthesized('demoWithEverything'))).toEqual({ ...byDefault, QuizWorker: 7, MailWorker: 3 });
});

test('no environment contains a secret: it names the secret with the key of the model service', () => {
  for (const [, { Environment }] of functions)
    expect(
      Object.keys(Environment?.Variables ?? {}).filter((name) => /PASSWORD|TOKEN|API_KEY/.test(name)),
    ).toEqual([]);
  const quiz = functions.find(([id]) => id.startsWith('QuizWorker'))?.[1].Environment?.Variables;
  const [secret] = demo.of('AWS::SecretsManager::Secret');
  expect(quiz?.AI_KEY_SECRET).toEqual({ Ref: secret?.[0] });
});
