import { expect, test } from '@jest/globals';
import { App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { findingsOf } from '../support/findings';
import { synthesized, type Variant, variants } from '../support/stack';

const names = Object.keys(variants) as Variant[];

test('the checks find a public bucket', () => {
  const stack = new Stack(new App(), 'Careless');
  new Bucket(stack, 'Open');
  expect(findingsOf(stack)).toContain('AwsSolutions-S1 Careless/Open/Resource');
});

test.each(names)('%s: the AWS Solutions checks have only acknowledged findings', (name) => {
  expect(synthesized(name).findings).toEqual([]);
});

test('every acknowledgement carries a reason', () => {
  const all = synthesized().acknowledgements;
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter(({ reason }) => reason.trim().split(/\s+/).length < 5)).toEqual([]);
});

test.each(names)('%s: every acknowledgement is still needed, because it covers a finding', (name) => {
  const { acknowledgements, allFindings } = synthesized(name);
  expect(allFindings.length).toBeGreaterThan(10);
  const isNeeded = ({ at, id }: { at: string; id: string }) =>
    allFindings.some((finding) => finding.startsWith(`${id} ${at}/`));
  expect(acknowledgements.filter((acknowledgement) => !isNeeded(acknowledgement))).toEqual([]);
});

/**
 * CloudFormation allows 500. A subject with a handler and a worker takes 11, and endpoints take none. Raise it for a new function,
 * and not for anything that grows with the number of endpoints or alarms.
 */
const mostResources = 430;

test('the template has room to grow: two thirds of the million bytes that CloudFormation takes', () => {
  expect(JSON.stringify(synthesized('prod').template.toJSON()).length).toBeLessThan(667_000);
});

test('the stack has room to grow: at most `mostResources` of the 500 resources that CloudFormation allows', () => {
  const { Resources } = synthesized('prod').template.toJSON();
  expect(Object.keys(Resources).length).toBeLessThanOrEqual(mostResources);
});
