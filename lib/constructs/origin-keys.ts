import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

/**
 * The keys by which the two APIs recognize requests that came through CloudFront, and therefore through its web ACL. CloudFront
 * sends the first key in the Referer header and overwrites the browser's: the policy of a REST API can compare no other header.
 * CloudFormation generates the keys and inserts their values; no template contains one.
 */
export class OriginKeys extends Construct {
  private readonly values: readonly string[];

  /** `names` comes from the setting `originKeys`. */
  constructor(scope: Construct, id: string, names: readonly string[]) {
    super(scope, id);
    this.values = names.map((name) => {
      const key = new Secret(this, name, {
        description: 'Proves to the APIs of Inkwren that a request came through CloudFront',
        generateSecretString: { excludePunctuation: true, passwordLength: 48 },
        removalPolicy: RemovalPolicy.DESTROY,
      });
      Validations.of(key).acknowledge({
        id: 'AwsSolutions-SMG4',
        reason:
          'It is replaced by a deployment, which changes CloudFront and both APIs in the right order (docs/operations.md).',
      });
      return key.secretValue.unsafeUnwrap();
    });
  }

  /** The headers that CloudFront adds to requests to both APIs. */
  get headers(): Record<string, string> {
    return { Referer: String(this.values[0]) };
  }

  /** The policy of the REST API, which denies requests without one of the keys before any function runs. */
  get policy(): object {
    const everything = {
      principals: [new iam.AnyPrincipal()],
      actions: ['execute-api:Invoke'],
      resources: ['execute-api:/*'],
    };
    return new iam.PolicyDocument({
      statements: [
        new iam.PolicyStatement(everything),
        new iam.PolicyStatement({
          ...everything,
          effect: iam.Effect.DENY,
          conditions: { StringNotEquals: { 'aws:Referer': this.values } },
        }),
      ],
    }).toJSON();
  }

  /** Gives the keys to the authorizer of the WebSocket API, which cannot have a resource policy. */
  letRecognize(authorizer: LambdaFunction) {
    authorizer.addEnvironment('ORIGIN_KEYS', this.values.join(' '));
  }
}
