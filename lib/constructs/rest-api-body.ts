import { contract, type Subject } from '../../contract';
import { type Endpoint, type Endpoints, streamsAnswers } from '../../contract/endpoint';
import { flagsOf } from '../../contract/error';
import { type ErrorCode, errors } from '../../contract/errors';
import { compressedFrom } from '../../contract/rules/transport';

export interface RestApiBodyProps {
  readonly title: string;
  readonly userPoolArn: string;
  /** The resource policy of the API. An import without it would remove the policy. */
  readonly policy: object;
  /** The ARNs of the functions of all subjects. */
  readonly functionArns: Record<Subject, string>;
  readonly region: string;
  readonly partition: string;
}

/** Maps the refusals of API Gateway itself to the product's errors, so that all refusals have the same form. */
const gatewayErrors: Readonly<Record<string, ErrorCode>> = {
  UNAUTHORIZED: 'unauthenticated',
  EXPIRED_TOKEN: 'unauthenticated',
  ACCESS_DENIED: 'forbidden',
  MISSING_AUTHENTICATION_TOKEN: 'route_not_found',
  RESOURCE_NOT_FOUND: 'route_not_found',
  REQUEST_TOO_LARGE: 'body_too_large',
  THROTTLED: 'too_many_requests',
  INTEGRATION_TIMEOUT: 'timed_out',
  DEFAULT_4XX: 'invalid_input',
  DEFAULT_5XX: 'server_error',
};

const gatewayResponses = Object.fromEntries(
  Object.entries(gatewayErrors).map(([type, code]) => [
    type,
    {
      statusCode: String(errors[code].status),
      responseTemplates: {
        'application/json': JSON.stringify({ error: errors[code].text, code, ...flagsOf(errors[code]) }),
      },
    },
  ]),
);

/** The name of the one security scheme: the user pool's ID token. */
const idToken = 'idToken';

/**
 * How API Gateway calls a function. A streamed answer has a different URI and may take longer than the 29 seconds of a
 * buffered one (https://docs.aws.amazon.com/apigateway/latest/developerguide/response-transfer-mode-lambda.html).
 */
const integrationOf = (
  arn: string,
  streams: boolean,
  { partition, region }: Pick<RestApiBodyProps, 'partition' | 'region'>,
) => {
  const functions = `arn:${partition}:apigateway:${region}:lambda:path`;
  const shared = { type: 'aws_proxy', httpMethod: 'POST' };
  if (!streams) return { ...shared, uri: `${functions}/2015-03-31/functions/${arn}/invocations` };
  return {
    ...shared,
    uri: `${functions}/2021-11-15/functions/${arn}/response-streaming-invocations`,
    responseTransferMode: 'STREAM',
    timeoutInMillis: 115_000,
  };
};

const parametersOf = ({ params, query }: Endpoint) =>
  [
    ...Object.keys(params?.shape ?? {}).map((name) => ({ name, in: 'path', required: true })),
    ...Object.keys(query?.shape ?? {}).map((name) => ({ name, in: 'query' })),
  ].map((parameter) => ({ ...parameter, schema: { type: 'string' } }));

const operationOf = (id: string, endpoint: Endpoint, integration: object) => {
  const parameters = parametersOf(endpoint);
  return {
    operationId: id,
    ...(parameters.length > 0 && { parameters }),
    // API Gateway reads `security` on operations only, not on the document.
    security: endpoint.who === 'anyone' ? [] : [{ [idToken]: [] }],
    responses: { 200: { description: 'Done' } },
    'x-amazon-apigateway-integration': integration,
  };
};

const pathsOf = (props: RestApiBodyProps) => {
  const paths: Record<string, Record<string, object>> = {};
  for (const [subject, endpoints] of Object.entries<Endpoints>(contract)) {
    const arn = props.functionArns[subject as Subject];
    const integration = integrationOf(arn, streamsAnswers(endpoints), props);
    for (const [key, endpoint] of Object.entries(endpoints))
      paths[endpoint.path] = {
        ...paths[endpoint.path],
        [endpoint.method.toLowerCase()]: operationOf(`${subject}.${key}`, endpoint, integration),
      };
  }
  return paths;
};

/**
 * The REST API as the OpenAPI 3.0.1 document that API Gateway imports: a path for every endpoint of the contract, without
 * schemas, because the functions parse their input themselves.
 */
export const restApiBody = (props: RestApiBodyProps) => ({
  openapi: '3.0.1',
  info: { title: props.title, version: '1' },
  paths: pathsOf(props),
  components: {
    securitySchemes: {
      [idToken]: {
        type: 'apiKey',
        name: 'Authorization',
        in: 'header',
        'x-amazon-apigateway-authtype': 'cognito_user_pools',
        'x-amazon-apigateway-authorizer': {
          type: 'cognito_user_pools',
          providerARNs: [props.userPoolArn],
        },
      },
    },
  },
  'x-amazon-apigateway-policy': props.policy,
  'x-amazon-apigateway-gateway-responses': gatewayResponses,
  // API Gateway cannot compress a streamed answer: the function compresses it.
  'x-amazon-apigateway-minimum-compression-size': compressedFrom,
});
