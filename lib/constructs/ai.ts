import { type RemovalPolicy, Validations } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import * as secretsmanager from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Settings } from '../settings-schema';

/** The settings as the fields of the request to the model. */
const chatOptions = (chat: Settings['ai']['chat']) =>
  Object.fromEntries(
    Object.entries(chat).map(([feature, { reasoningEffort, maxTokens }]) => [
      feature,
      {
        ...(reasoningEffort !== null && { reasoning_effort: reasoningEffort }),
        ...(maxTokens !== null && { max_completion_tokens: maxTokens }),
      },
    ]),
  );

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
  }

  grantUse(fn: LambdaFunction) {
    const { baseUrl, moderationModel, embeddingModel, imageModel, chat, featuresOff } = this.settings;
    const { transcriptionModel, speechModel, voice } = this.settings;
    this.addBudget(fn);
    fn.addEnvironment('AI_KEY_SECRET', this.key.secretArn);
    fn.addEnvironment('AI_MODERATION_MODEL', moderationModel);
    fn.addEnvironment('AI_EMBEDDING_MODEL', embeddingModel);
    fn.addEnvironment('AI_IMAGE_MODEL', imageModel);
    fn.addEnvironment('AI_TRANSCRIPTION_MODEL', transcriptionModel);
    fn.addEnvironment('AI_SPEECH_MODEL', speechModel);
    fn.addEnvironment('AI_VOICE', voice);
    fn.addEnvironment('AI_CHAT_OPTIONS', JSON.stringify(chatOptions(chat)));
    fn.addEnvironment('AI_FEATURES_OFF', featuresOff.join(','));
    if (baseUrl !== undefined) fn.addEnvironment('AI_BASE_URL', baseUrl);
    this.key.grantRead(fn);
  }
}
