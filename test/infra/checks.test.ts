import { expect, jest, test } from '@jest/globals';
import { App, Stack, Validations } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';
import { createStack } from '../support/stack';

const findingsOf = (stack: Stack) =>
  new AwsSolutionsChecks(stack)
    .validateScope(stack)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath }) => `${ruleName} ${constructPath}`),
    );

/** Every acknowledgement in the tree: where, what and why. */
const acknowledgementsOf = (stack: Stack) =>
  stack.node.findAll().flatMap(({ node }) =>
    node.metadata
      .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      .flatMap(({ data }) => Object.entries<string>(data))
      .map(([id, reason]) => ({ at: node.path, id: id.replace(/^annotation::/i, ''), reason })),
  );

test('the checks find what is wrong: a public bucket', () => {
  const stack = new Stack(new App(), 'Careless');
  new Bucket(stack, 'Open');
  expect(findingsOf(stack)).toContain('AwsSolutions-S1 Careless/Open/Resource');
});

const everySetting = {
  mailFrom: 'wren@inkwren.example',
  mailIdentity: 'wren@inkwren.example',
  webAclArn: 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/ours/1',
};

const stacks: [string, Parameters<typeof createStack>][] = [
  ['demo', ['demo']],
  ['demo in us-east-1', ['demo', {}, 'us-east-1']],
  ['demo with a sender', ['demo', everySetting]],
  ['prod', ['prod']],
  ['prod elsewhere, without a domain', ['prod', { ...everySetting, domain: false }, 'eu-west-1']],
];

test.each(stacks)('%s: the AWS Solutions checks find nothing that is not acknowledged', (_name, given) => {
  expect(findingsOf(createStack(...given))).toEqual([]);
});

test('every acknowledgement carries a reason', () => {
  const all = acknowledgementsOf(createStack());
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter(({ reason }) => reason.trim().split(/\s+/).length < 5)).toEqual([]);
});

test.each(stacks)(
  '%s: every acknowledgement is still needed: without it there would be a finding',
  (_name, given) => {
    const stack = createStack(...given);
    const checks = AwsSolutionsChecks.prototype as unknown as { isAcknowledged: () => boolean };
    const spy = jest.spyOn(checks, 'isAcknowledged').mockReturnValue(false);
    const findings = findingsOf(stack);
    spy.mockRestore();
    const isNeeded = ({ at, id }: { at: string; id: string }) =>
      findings.some((finding) => finding.startsWith(`${id} ${at}/`));
    expect(acknowledgementsOf(stack).filter((acknowledgement) => !isNeeded(acknowledgement))).toEqual([]);
  },
);
