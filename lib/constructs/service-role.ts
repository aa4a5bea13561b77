import * as iam from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

/**
 * A role for one AWS service that carries its permissions itself: CDK would put them into a policy beside each role, and
 * CloudFormation allows 500 resources. What a permission names is created before the role, so two functions cannot name
 * each other.
 */
export class ServiceRole extends iam.Role {
  private readonly permissions: iam.PolicyDocument;

  /** `service` as in `lambda.amazonaws.com`. */
  constructor(scope: Construct, id: string, service: string) {
    const permissions = new iam.PolicyDocument();
    super(scope, id, {
      assumedBy: new iam.ServicePrincipal(service),
      inlinePolicies: { Permissions: permissions },
    });
    this.permissions = permissions;
  }

  override addToPrincipalPolicy(statement: iam.PolicyStatement): iam.AddToPrincipalPolicyResult {
    this.permissions.addStatements(statement);
    return { statementAdded: true, policyDependable: this };
  }
}
