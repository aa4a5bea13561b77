import { expect, test } from '@jest/globals';
import { settingsFor } from '../../lib/settings';
import { type Synthesized, synthesized, type Variant, variants } from '../support/stack';

interface Distribution {
  readonly DistributionConfig: {
    readonly CacheBehaviors: { PathPattern: string; TargetOriginId: string }[];
    readonly Origins: { Id: string; OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[] }[];
  };
}
interface Statement {
  readonly Effect: string;
  readonly Principal: unknown;
  readonly Action: unknown;
  readonly Resource: unknown;
  readonly Condition?: unknown;
}
interface Api {
  readonly Body: { readonly 'x-amazon-apigateway-policy': { readonly Statement: Statement[] } };
}

const keysOf = (stack: Synthesized) =>
  stack
    .of('AWS::SecretsManager::Secret')
    .map(([id]) => id)
    .filter((id) => id.startsWith('OriginKeys'));
/** The dynamic reference that makes CloudFormation insert a secret's value. */
const insertedFrom = (id: string | undefined) => ({
  'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: id }, ':SecretString:::}}']],
});

const sentTo = (stack: Synthesized, pattern: string) => {
  const [[, distribution] = []] = stack.of<Distribution>('AWS::CloudFront::Distribution');
  const { CacheBehaviors = [], Origins = [] } = distribution?.DistributionConfig ?? {};
  const behavior = CacheBehaviors.find(({ PathPattern }) => PathPattern === pattern);
  return Origins.find(({ Id }) => Id === behavior?.TargetOriginId)?.OriginCustomHeaders;
};
const policyOf = (stack: Synthesized) =>
  stack.of<Api>('AWS::ApiGateway::RestApi')[0]?.[1].Body['x-amazon-apigateway-policy'].Statement;

test.each(Object.keys(variants) as Variant[])(
  '%s: the REST API refuses every request without CloudFront’s key',
  (variant) => {
    const stack = synthesized(variant);
    const [first] = keysOf(stack);
    const everything = {
      Principal: { AWS: '*' },
      Action: 'execute-api:Invoke',
      Resource: 'execute-api:/*',
    };
    expect(policyOf(stack)?.[0]).toEqual({ ...everything, Effect: 'Allow' });
    expect(policyOf(stack)?.[1]).toMatchObject({
      ...everything,
      Effect: 'Deny',
      Condition: { StringNotEquals: { 'aws:Referer': expect.arrayContaining([insertedFrom(first)]) } },
    });
    expect(policyOf(stack)).toHaveLength(2);
    for (const pattern of ['/api/*', '/ws'])
      expect(sentTo(stack, pattern)).toEqual([{ HeaderName: 'Referer', HeaderValue: insertedFrom(first) }]);
  },
);

test('no other origin gets the key, because the buckets would log it', () => {
  expect(sentTo(synthesized(), '/media/*')).toBeUndefined();
});

test('Secrets Manager generates a key that is too long to guess, and the template contains only a reference to it', () => {
  const [key] = keysOf(synthesized());
  synthesized().template.hasResourceProperties('AWS::SecretsManager::Secret', {
    GenerateSecretString: { ExcludePunctuation: true, PasswordLength: 48 },
  });
  expect(key).toMatch(/^OriginKeysfirst/);
});

test('while a key is replaced both APIs also accept the former one, and change before CloudFront', () => {
  const stack = synthesized('demoWithEverything');
  const [second, first] = keysOf(stack);
  expect([first, second]).toEqual([
    expect.stringMatching(/^OriginKeysfirst/),
    expect.stringMatching(/^OriginKeyssecond/),
  ]);
  expect(sentTo(stack, '/api/*')).toEqual([{ HeaderName: 'Referer', HeaderValue: insertedFrom(second) }]);
  expect(policyOf(stack)?.[1]?.Condition).toEqual({
    StringNotEquals: { 'aws:Referer': [insertedFrom(second), insertedFrom(first)] },
  });
  const authorizers = stack
    .functions<{ Environment: { Variables: Record<string, unknown> } }>()
    .filter(([id]) => id.startsWith('RealtimeAuthorizerFunction'));
  const text = JSON.stringify(authorizers[0]?.[1].Environment.Variables.ORIGIN_KEYS);
  for (const id of [first, second]) expect(text).toContain(`{"Ref":"${id}"}`);
  const [, distribution] =
    Object.entries(stack.template.findResources('AWS::CloudFront::Distribution'))[0] ?? [];
  expect(distribution?.DependsOn).toEqual(
    expect.arrayContaining([authorizers[0]?.[0], expect.stringMatching(/DeploymentStage/)]),
  );
});

test.each([[[]], [['a', 'a']], [['a', 'b', 'c']], [['no spaces']], [['']]])(
  'invalid names of keys are refused: %j',
  (originKeys) => {
    expect(() => settingsFor('demo', { originKeys })).toThrow(/originKeys/);
  },
);
