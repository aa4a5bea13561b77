import * as iam from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

/**
 * A role for one AWS service with inline permissions: CDK would create a policy resource per role, and CloudFormation allows 500
 * resources. Resources in a permission are created before the role, so two functions cannot refer to each other.
 */
export class ServiceRole extends iam.Role {
  private readonly permissions: iam.PolicyDocument;

  /** `service` is a principal such as `lambda.amazonaws.com`. */
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
