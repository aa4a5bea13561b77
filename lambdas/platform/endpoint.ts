import { optionalSetting, setting } from './config';

/** Services that functions call without a client of the SDK, and their names in the variables. */
const services = {
  sqs: 'SQS',
  lambda: 'LAMBDA',
  s3: 'S3',
  'cognito-idp': 'COGNITO_IDENTITY_PROVIDER',
  'execute-api': 'APIGATEWAYMANAGEMENTAPI',
} as const;
type Service = keyof typeof services;

/** The URL that the environment names for this service alone, without a slash at the end. */
export const ownEndpointOf = (service: Service): string | undefined =>
  optionalSetting(`AWS_ENDPOINT_URL_${services[service]}`)?.replace(/\/$/, '');

/**
 * The URL that replaces AWS for a service, without a slash at the end; undefined on AWS. The SDK's clients read the same variables:
 * https://docs.aws.amazon.com/sdkref/latest/guide/feature-ss-endpoints.html
 */
export const replacedEndpoint = (service: Service): string | undefined =>
  ownEndpointOf(service) ?? optionalSetting('AWS_ENDPOINT_URL')?.replace(/\/$/, '');

/** The URL of a service in this function's region, or of what replaces it. */
export const endpointOf = (service: Service): string =>
  replacedEndpoint(service) ?? `https://${service}.${setting('AWS_REGION')}.amazonaws.com`;
