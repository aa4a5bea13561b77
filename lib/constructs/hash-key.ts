import { type RemovalPolicy, Validations } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

/**
 * The key of the hashes that stand for people in records that outlive them. CloudFormation generates it and inserts its value; no
 * template contains it.
 */
export class HashKey extends Construct {
  private readonly value: string;

  constructor(scope: Construct, id: string, removalPolicy: RemovalPolicy) {
    super(scope, id);
    const key = new Secret(this, 'Key', {
      description: 'The key of the hashes that stand for people in records of Inkwren',
      generateSecretString: { excludePunctuation: true, passwordLength: 48 },
      removalPolicy,
    });
    Validations.of(key).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason: 'With another key no stored hash could be recognized again.',
    });
    this.value = key.secretValue.unsafeUnwrap();
  }

  letHash(fn: LambdaFunction) {
    fn.addEnvironment('HASH_KEY', this.value);
  }
}
