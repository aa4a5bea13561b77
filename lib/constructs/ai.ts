import { type RemovalPolicy, Validations } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import * as secretsmanager from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { modelEnvironment } from '../model-environment';
import type { Settings } from '../settings-schema';

/** Access to the model service. The key's value is put into the secret after the first deployment (README). */
export class Ai extends Construct {
  private readonly key: secretsmanager.Secret;

  constructor(
    scope: Construct,
    id: string,
    private readonly settings: Settings['ai'],
    removalPolicy: RemovalPolicy,
  ) {
    super(scope, id);
    this.key = new secretsmanager.Secret(this, 'Key', {
      description: 'The API key of the model service that Inkwren uses',
      removalPolicy,
    });
    Validations.of(this.key).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason: 'The key is issued by the model provider, which offers no rotation by function.',
    });
  }

  /** Gives a function that causes AI work, without calling the model, the model's name and the daily limits. */
  addBudget(fn: LambdaFunction) {
    // Question banks record the model that wrote them: a short bank is written again when the stage uses another model.
    fn.addEnvironment('AI_CHAT_MODEL', this.settings.chatModel);
    fn.addEnvironment('AI_DAILY_LIMITS', JSON.stringify(this.settings.daily));
    fn.addEnvironment('AI_SCHOOL_LIMIT', String(this.settings.schoolDaily));
    fn.addEnvironment('AI_STAGE_LIMIT', String(this.settings.stageDaily));
    fn.addEnvironment('AI_COSTS', JSON.stringify(this.settings.costs));
    fn.addEnvironment('AI_DOLLARS', JSON.stringify(this.settings.dollars));
  }

  grantUse(fn: LambdaFunction) {
    this.addBudget(fn);
    fn.addEnvironment('AI_KEY_SECRET', this.key.secretArn);
    for (const [name, value] of Object.entries(modelEnvironment(this.settings)))
      fn.addEnvironment(name, value);
    this.key.grantRead(fn);
  }
}
