import { expect, test } from '@jest/globals';
import { Match } from 'aws-cdk-lib/assertions';
import { checkConcurrency } from '../../lib/concurrency';
import { functions } from '../../lib/functions';
import { settingsFor } from '../../lib/settings';
import { messagesOfVoiceChat, sizeNames, sizes } from '../../lib/sizes';
import { everySetting, promises, synthesized } from '../support/stack';

test('an unknown stage is refused with a list of the known ones', () => {
  expect(() => settingsFor('staging')).toThrow('There is no stage "staging": choose demo or prod.');
});

const without = (...names: (keyof typeof promises)[]) =>
  Object.fromEntries(
    Object.entries(promises).filter(([name]) => !names.includes(name as keyof typeof promises)),
  );

test.each([
  ['mailFrom', 'needs a sender: verify an address or a domain with SES', without('mailFrom', 'mailIdentity')],
  ['alarmEmail', 'needs somebody who hears its alarms', without('alarmEmail')],
  ['safetyEmail', 'needs somebody who looks after a child in a crisis', without('safetyEmail')],
  ['domain', 'needs a decision on its domain', without('domain')],
  ['runBy', 'needs to say who runs it', without('runBy')],
  ['size', 'needs a size', without('size')],
])('production is refused without %s', (_name, why, given) => {
  expect(() => settingsFor('prod', given)).toThrow(`A production stage ${why}`);
});

test('production may choose CloudFront’s address instead of a domain', () => {
  expect(settingsFor('prod', { ...promises, domain: false })).toMatchObject({ domain: false });
});

test.each([
  { mailFrom: 'wren@inkwren.example' },
  { mailIdentity: 'inkwren.example' },
  { mailFrom: 'wren@inkwren.example', mailIdentity: 'other.example' },
  { mailFrom: 'wren@inkwren.example', mailIdentity: 'owl@inkwren.example' },
])('a sender outside the identity is refused: %j', (overrides) => {
  expect(() => settingsFor('demo', overrides)).toThrow('mailFrom and mailIdentity go together');
});

test.each(['inkwren.example', 'wren@inkwren.example'])(
  'a sender within the identity %s is accepted',
  (mailIdentity) => {
    expect(settingsFor('demo', { mailFrom: 'wren@inkwren.example', mailIdentity })).toMatchObject({
      mailIdentity,
    });
  },
);

const elsewhere = promises.domain.certificateArn.replace('us-east-1', 'eu-west-1');

test.each([
  { alarmEmail: 'ops@inkwren.example', domain: { name: 'read.inkwren.example' } },
  { domain: { name: 'not a name', certificateArn: promises.domain.certificateArn } },
  { domain: { name: 'read.inkwren.example', certificateArn: elsewhere } },
  { domain: true },
  { webAclArn: 'arn:aws:wafv2:eu-west-1:123456789012:regional/webacl/ours/1' },
  { modelConcurrency: { chat: 0 } },
  { workerConcurrency: { quizWorker: 1 } },
  { workerConcurrency: { quizWorker: 1001 } },
])('a setting that CloudFront or Lambda would refuse is refused earlier: %j', (overrides) => {
  expect(() => settingsFor('demo', overrides)).toThrow(/^The settings of stage "demo":/);
});

test.each([
  {},
  { ai: { providerAllowsMinors: true } },
  { ai: { zeroDataRetention: true } },
  { ai: { providerAllowsMinors: true, zeroDataRetention: false } },
])('production is refused without the model provider’s promises: %j', (overrides) => {
  expect(() => settingsFor('prod', { ...without('ai'), ...overrides })).toThrow(
    /agree it with the provider, then say yes to ai\.providerAllowsMinors and ai\.zeroDataRetention/,
  );
});

test('production is accepted with both promises', () => {
  expect(settingsFor('prod', promises)).toMatchObject({ stage: 'prod', keepData: true });
});

test('a stage that overrides its name with prod needs the promises of production', () => {
  const { ai } = promises;
  expect(() => settingsFor('demo', { ...without('runBy'), stage: 'prod' })).toThrow(/in runBy/);
  expect(() => settingsFor('demo', { ...without('size'), stage: 'prod' })).toThrow(/in size/);
  expect(() =>
    settingsFor('demo', { ...promises, ai: { ...ai, zeroDataRetention: false }, stage: 'prod' }),
  ).toThrow(/zeroDataRetention/);
});

test('a size decides rates, workers and budgets, and each can be overridden', () => {
  const { ai, ...district } = sizes.district;
  const { studentsADay: _, ...decided } = district;
  expect(settingsFor('demo', { size: 'district' })).toMatchObject({ ...decided, ai });
  const overrides = {
    size: 'district',
    requestsPerSecond: 7,
    workerConcurrency: { quizWorker: 7 },
    ai: { dollars: { stage: 7 } },
  };
  expect(settingsFor('demo', overrides)).toMatchObject({
    ...decided,
    requestsPerSecond: 7,
    workerConcurrency: { ...decided.workerConcurrency, quizWorker: 7 },
    ai: { stageDaily: ai.stageDaily, dollars: { stage: 7, school: 100 } },
  });
});

test.each(sizeNames)('the workers of the size %s exist, and the largest need is met by its rates', (size) => {
  const settings = settingsFor('prod', { ...promises, size });
  expect(() => checkConcurrency(functions, settings)).not.toThrow();
  const { studentsADay } = sizes[size];
  // Forty requests a student, a fifth of them in the busiest hour, three times its mean in the busiest second.
  expect(settings.requestsPerSecond).toBeGreaterThanOrEqual((studentsADay * 40 * 0.2 * 3) / 3600);
  expect(settings.voiceChats).toBeGreaterThanOrEqual((studentsADay * 2) / 200);
  expect(settings.messagesPerSecond).toBeGreaterThanOrEqual(settings.voiceChats * messagesOfVoiceChat);
  expect(settings.mailsPerDay).toBeGreaterThanOrEqual(studentsADay);
  expect(settings.ai.stageDaily).toBeGreaterThanOrEqual(studentsADay * 30);
  expect(settings.ai.dollars.stage).toBeGreaterThanOrEqual(studentsADay * 0.05);
  const pupils = Math.min(studentsADay, 2000);
  expect(settings.ai.schoolDaily).toBeGreaterThanOrEqual(pupils * 30);
  expect(settings.ai.dollars.school).toBeGreaterThanOrEqual(pupils * 0.05);
});

test.each([
  { size: 'town' },
  { alarmEmail: 'nobody' },
  { requestsPerSecond: 0 },
  { voiceChats: 0 },
  { messagesPerSecond: 400, voiceChats: 101 },
  { logRetentionDays: 15 },
  { catalogueUrl: 'openlibrary' },
  { ai: { daily: { banks: -1 } } },
  { ai: { daily: { everything: 1 } } },
  { ai: { schoolDaily: 0 } },
  { ai: { stageDaily: 0 } },
  { ai: { dollars: { child: 0 } } },
  { ai: { costs: { banks: -1 } } },
  { transcriptDays: 0 },
  { ai: { lacks: ['everything'] } },
  { ai: { moderation: 'none' } },
  { ai: { prices: { any: { in: -1, out: 1 } } } },
  { ai: { chatFields: ['top_k'] } },
  { ai: { chat: { quiz: { reasoningEffort: 'huge', maxTokens: null } } } },
  { ai: { chat: { quiz: { reasoningEffort: null, maxTokens: 10 } } } },
])('an inconsistent setting is refused: %j', (overrides) => {
  expect(() => settingsFor('demo', overrides)).toThrow(/^The settings of stage "demo":/);
});

test('overrides apply to the stack and leave other settings unchanged', () => {
  const { template } = synthesized('demoWithEverything');
  template.hasResourceProperties('AWS::Lambda::Function', {
    Environment: { Variables: { CATALOGUE_URL: everySetting.catalogueUrl } },
  });
  template.hasResourceProperties('AWS::Lambda::Function', {
    Environment: {
      Variables: {
        AI_CHAT_MODEL: 'small',
        AI_BASE_URL: 'https://models.example.org/v1',
        AI_LACKS: 'quiz,recommendations',
        // The quiz lacks a field that the model does not support; other features keep the stage's options.
        AI_CHAT_OPTIONS: Match.serializedJson(
          Match.objectLike({
            chapters: { reasoning_effort: 'low', max_completion_tokens: 12_000 },
            quiz: { max_completion_tokens: 4000 },
          }),
        ),
        AI_MODERATION: 'chat',
        AI_MODERATION_MODEL: 'small',
        AI_CHAT_FIELDS: '{"top_k":20}',
        AI_DAILY_LIMITS: JSON.stringify(settingsFor('demo').ai.daily).replace('"banks":20', '"banks":7'),
        AI_SCHOOL_LIMIT: '900',
        AI_STAGE_LIMIT: '5000',
        AI_DOLLARS: '{"child":1,"school":2,"stage":200}',
      },
    },
  });
  template.hasResourceProperties('AWS::Lambda::Function', {
    Environment: { Variables: Match.objectLike({ TRANSCRIPT_DAYS: '30' }) },
  });
  template.hasResourceProperties('AWS::ApiGateway::Stage', {
    MethodSettings: Match.arrayWith([
      Match.objectLike({ ResourcePath: '/*', ThrottlingRateLimit: 7, ThrottlingBurstLimit: 14 }),
    ]),
  });
});

/** The tags of a resource, in the form of its type. */
const tagsOf = ({ Tags, UserPoolTags }: { Tags?: unknown; UserPoolTags?: Record<string, string> }) => {
  if (UserPoolTags !== undefined) return UserPoolTags;
  if (Array.isArray(Tags)) return Object.fromEntries(Tags.map(({ Key, Value }) => [Key, Value]));
  return Tags;
};

test.each([
  ['AWS::Lambda::Function', 7],
  ['AWS::SQS::Queue', 2],
  ['AWS::S3::Bucket', 1],
  ['AWS::Cognito::UserPool', 1],
  ['AWS::ApiGateway::RestApi', 1],
  ['AWS::CloudFront::Distribution', 1],
  ['AWS::SecretsManager::Secret', 1],
])('every %s is tagged with app and stage', (type, atLeast) => {
  // CDK's own function for triggers cannot be tagged.
  const found = synthesized('prod')
    .of<Parameters<typeof tagsOf>[0]>(type)
    .filter(([id]) => !id.startsWith('AWSCDKTrigger'));
  expect(found.length).toBeGreaterThanOrEqual(atLeast);
  for (const [, properties] of found.filter(([id]) => !id.startsWith('AWSCDKTrigger')))
    expect(tagsOf(properties)).toMatchObject({ app: 'inkwren', stage: 'prod' });
});

test.each([
  [{ alarmEmail: 'nobody' }, 'alarmEmail'],
  [{ alarmMail: 'a@b.co' }, 'alarmMail'],
  [{ ai: { zeroDataRetension: true } }, 'zeroDataRetension'],
])('the error names an invalid or unknown setting: %j', (overrides, name) => {
  expect(() => settingsFor('demo', overrides)).toThrow(name);
});

test('the name of an inherited property, such as toString, is not a stage', () => {
  expect(() => settingsFor('toString')).toThrow('There is no stage');
});
