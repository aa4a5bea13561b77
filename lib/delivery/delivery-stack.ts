import { CfnOutput, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { arnIn } from '../acknowledgements';

const github = 'token.actions.githubusercontent.com';

/** The qualifier of `cdk bootstrap`. */
const qualifier = 'hnb659fds';

export interface DeliveryStackProps extends StackProps {
  /** `owner/name` on GitHub. */
  readonly repository: string;
  /** The stages of this account and region. */
  readonly stages: readonly string[];
  /** The account's provider for GitHub, if another stack has created it: an account has one. */
  readonly providerArn?: string | undefined;
}

/**
 * The roles of GitHub's workflows, which get them by signed tokens and store no key. A role to deploy belongs to an environment of
 * the repository, whose rules decide who may use it.
 */
export class DeliveryStack extends Stack {
  private readonly providerArn: string;

  constructor(
    scope: Construct,
    id: string,
    { repository, stages, providerArn, ...props }: DeliveryStackProps,
  ) {
    super(scope, id, props);
    this.providerArn =
      providerArn ??
      new iam.OidcProviderNative(this, 'GitHub', {
        url: `https://${github}`,
        clientIds: ['sts.amazonaws.com'],
      }).oidcProviderArn;
    for (const stage of stages)
      this.createRole(`Deploy${stage}`, `repo:${repository}:environment:${stage}`, {
        actions: ['sts:AssumeRole'],
        // The roles of `cdk bootstrap` that a deployment without images and look-ups takes.
        resources: ['deploy', 'file-publishing'].map((role) => this.bootstrapped(role)),
      });
    if (stages.includes('demo')) this.letCompare(repository);
  }

  /** Lets pull requests read the template of the demo, which has no secrets. */
  private letCompare(repository: string) {
    const role = this.createRole('Diff', `repo:${repository}:pull_request`, {
      actions: ['cloudformation:GetTemplate'],
      resources: [
        this.formatArn({ service: 'cloudformation', resource: 'stack', resourceName: 'Inkwren-demo/*' }),
      ],
    });
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM5[Resource::${arnIn(this, 'cloudformation', 'stack/Inkwren-demo/*')}]`,
      reason: 'The end of the ARN is an id that each creation of the stack changes.',
    });
  }

  private bootstrapped(role: string) {
    const resourceName = `cdk-${qualifier}-${role}-role-${this.account}-${this.region}`;
    return this.formatArn({ service: 'iam', region: '', resource: 'role', resourceName });
  }

  private createRole(id: string, subject: string, statement: iam.PolicyStatementProps) {
    const assumedBy = new iam.WebIdentityPrincipal(this.providerArn, {
      StringEquals: { [`${github}:aud`]: 'sts.amazonaws.com', [`${github}:sub`]: subject },
    });
    const permissions = new iam.PolicyDocument({ statements: [new iam.PolicyStatement(statement)] });
    const role = new iam.Role(this, id, { assumedBy, inlinePolicies: { Permissions: permissions } });
    new CfnOutput(this, `${id}Role`, { value: role.roleArn });
    return role;
  }
}
