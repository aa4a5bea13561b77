import { modelEnvironment } from '../../lib/model-environment';
import type { RealModel } from '../real-model';
import { region } from '../template/template';

interface Addresses {
  /** The origin of the laptop cloud for functions. */
  readonly origin: string;
  /** The address of the site for browsers. */
  readonly url: string;
  readonly tableUrl: string;
}

/** The environment that the platform sets for all functions: addresses of stand-ins instead of AWS and other services. */
export const platformEnvironment = (
  { origin, url, tableUrl }: Addresses,
  real: RealModel | undefined,
): Readonly<Record<string, string>> => ({
  AWS_REGION: region,
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_ENDPOINT_URL_DYNAMODB: tableUrl,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: `${origin}/_local/cognito`,
  AWS_ENDPOINT_URL_S3: origin,
  AWS_ENDPOINT_URL_LAMBDA: `${origin}/_local/lambda`,
  AWS_ENDPOINT_URL_SQS: `${origin}/_local/sqs`,
  AWS_ENDPOINT_URL_SESV2: `${origin}/_local/ses`,
  SITE_URL: url,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: `${origin}/_local/secrets`,
  REALTIME_ENDPOINT: `${origin}/_local/connections`,
  VIEWER_URL: `${origin}/_viewer`,
  DICTIONARY_URL: `${origin}/_local/dictionary`,
  CATALOGUE_URL: process.env.CATALOGUE_URL ?? `${origin}/_local/openlibrary`,
  ...(real === undefined
    ? {
        AI_BASE_URL: `${origin}/_local/openai/v1`,
        AI_EMBEDDING_MODEL: 'demo-tutor',
        AI_SPEECH_MODEL: 'demo-tutor',
      }
    : modelEnvironment(real.ai)),
});
