import { type Stack, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';

/** The findings of the AWS Solutions checks in a stack: rule and place. */
export const findingsOf = (stack: Stack): string[] =>
  new AwsSolutionsChecks(stack)
    .validateScope(stack)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath }) => `${ruleName} ${constructPath}`),
    );

/** The findings without acknowledgements. */
export const allFindingsOf = (stack: Stack): string[] => {
  const checks = AwsSolutionsChecks.prototype as unknown as { isAcknowledged: () => boolean };
  const { isAcknowledged } = checks;
  checks.isAcknowledged = () => false;
  try {
    return findingsOf(stack);
  } finally {
    checks.isAcknowledged = isAcknowledged;
  }
};

export interface Acknowledgement {
  readonly at: string;
  readonly id: string;
  readonly reason: string;
}

/** Every acknowledgement in the tree: place, rule and reason. */
export const acknowledgementsOf = (stack: Stack): Acknowledgement[] =>
  stack.node.findAll().flatMap(({ node }) =>
    node.metadata
      .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      .flatMap(({ data }) => Object.entries<string>(data))
      .map(([id, reason]) => ({ at: node.path, id: id.replace(/^annotation::/i, ''), reason })),
  );
