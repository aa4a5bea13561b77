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

test.each(['demo', 'prod'])('%s: the AWS Solutions checks find nothing that is not acknowledged', (stage) => {
  expect(findingsOf(createStack(stage))).toEqual([]);
});

test('every acknowledgement carries a reason', () => {
  const all = acknowledgementsOf(createStack());
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter(({ reason }) => reason.trim().split(/\s+/).length < 5)).toEqual([]);
});

test('every acknowledgement is still needed: without it there would be a finding', () => {
  const stack = createStack();
  const checks = AwsSolutionsChecks.prototype as unknown as { isAcknowledged: () => boolean };
  const spy = jest.spyOn(checks, 'isAcknowledged').mockReturnValue(false);
  const findings = findingsOf(stack);
  spy.mockRestore();
  const isNeeded = ({ at, id }: { at: string; id: string }) =>
    findings.some((finding) => finding.startsWith(`${id} ${at}/`));
  expect(acknowledgementsOf(stack).filter((acknowledgement) => !isNeeded(acknowledgement))).toEqual([]);
});
