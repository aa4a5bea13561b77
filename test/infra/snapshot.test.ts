import { expect, test } from '@jest/globals';
import { synthesized } from '../support/stack';

/** Asset hashes and the API deployment's suffix change with content that is not the infrastructure's. */
const withoutHashes = (template: unknown): unknown =>
  JSON.parse(
    JSON.stringify(template)
      .replace(/[0-9a-f]{64}/g, 'asset')
      .replace(/(Deployment[0-9A-F]{8})[0-9a-f]{32}/g, '$1'),
  );

test('a change to what production deploys is seen in review', () => {
  expect(withoutHashes(synthesized('prod').template.toJSON())).toMatchSnapshot();
});

test('there is room to grow: at most 300 of the 500 resources that CloudFormation allows', () => {
  const { Resources } = synthesized('prod').template.toJSON();
  expect(Object.keys(Resources).length).toBeLessThanOrEqual(300);
});
