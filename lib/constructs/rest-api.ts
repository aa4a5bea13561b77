import { Duration, RemovalPolicy, Size, Validations } from 'aws-cdk-lib';
import * as apigateway from 'aws-cdk-lib/aws-apigateway';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { contract, type Subject } from '../../contract';
import { type Endpoints, streamsAnswers } from '../../contract/endpoint';
import { type ErrorCode, errors } from '../../contract/errors';
import { compressedFrom } from '../../contract/rules/compression';
import type { LogKeeping } from './subject-function';

export interface RestApiProps {
  readonly userPool: IUserPool;
  /** The function of every subject. */
  readonly functions: Record<Subject, LambdaFunction>;
  readonly stage: string;
  readonly requestsPerSecond: number;
  readonly logs: LogKeeping;
}

/** What API Gateway refuses by itself looks like every other refusal. */
const gatewayErrors: readonly (readonly [apigateway.ResponseType, ErrorCode])[] = [
  [apigateway.ResponseType.UNAUTHORIZED, 'unauthenticated'],
  [apigateway.ResponseType.EXPIRED_TOKEN, 'unauthenticated'],
  [apigateway.ResponseType.ACCESS_DENIED, 'forbidden'],
  [apigateway.ResponseType.MISSING_AUTHENTICATION_TOKEN, 'route_not_found'],
  [apigateway.ResponseType.RESOURCE_NOT_FOUND, 'route_not_found'],
  [apigateway.ResponseType.REQUEST_TOO_LARGE, 'body_too_large'],
  [apigateway.ResponseType.THROTTLED, 'too_many_requests'],
  [apigateway.ResponseType.INTEGRATION_TIMEOUT, 'timed_out'],
  [apigateway.ResponseType.DEFAULT_4XX, 'invalid_input'],
  [apigateway.ResponseType.DEFAULT_5XX, 'server_error'],
];

/**
 * Whoever has not signed in shares this much: the waitlist and the links of mails. What storms them leaves the rest of the
 * API its own. A setting of a method takes the place of the stage's as a whole.
 */
const openMethods: Record<string, apigateway.MethodDeploymentOptions> = Object.fromEntries(
  Object.values<Endpoints>(contract)
    .flatMap((endpoints) => Object.values(endpoints))
    .filter(({ who }) => who === 'anyone')
    .map(({ method, path }) => [
      `${path}/${method}`,
      { throttlingRateLimit: 20, throttlingBurstLimit: 50, metricsEnabled: true },
    ]),
);

/** The REST API: a route for every endpoint of the contract, a function for every subject. */
export class RestApi extends Construct {
  readonly api: apigateway.RestApi;

  constructor(scope: Construct, id: string, props: RestApiProps) {
    super(scope, id);
    const accessLogs = new logs.LogGroup(this, 'AccessLogs', props.logs);
    this.api = new apigateway.RestApi(this, 'Api', {
      restApiName: `inkwren-${props.stage}`,
      endpointTypes: [apigateway.EndpointType.REGIONAL],
      // What streams API Gateway cannot compress: the function does it.
      minCompressionSize: Size.bytes(compressedFrom),
      cloudWatchRole: true,
      cloudWatchRoleRemovalPolicy: RemovalPolicy.RETAIN,
      deployOptions: {
        stageName: 'api',
        throttlingRateLimit: props.requestsPerSecond,
        throttlingBurstLimit: props.requestsPerSecond * 2,
        metricsEnabled: true,
        methodOptions: openMethods,
        accessLogDestination: new apigateway.LogGroupLogDestination(accessLogs),
        accessLogFormat: apigateway.AccessLogFormat.custom(
          JSON.stringify({
            requestId: '$context.requestId',
            route: '$context.httpMethod $context.resourcePath',
            status: '$context.status',
            ms: '$context.responseLatency',
          }),
        ),
      },
    });
    this.addRoutes(props);
    this.addGatewayErrors();
    this.acknowledge();
  }

  /** The role with which both kinds of API write their logs: one for the whole account. */
  get loggingAccount() {
    return this.api.node.findChild('Account');
  }

  private addRoutes({ userPool, functions }: RestApiProps) {
    const authorizer = new apigateway.CognitoUserPoolsAuthorizer(this, 'Authorizer', {
      cognitoUserPools: [userPool],
    });
    const signedIn = { authorizer, authorizationType: apigateway.AuthorizationType.COGNITO };
    for (const [subject, endpoints] of Object.entries<Endpoints>(contract)) {
      const integration = new apigateway.LambdaIntegration(functions[subject as Subject], {
        scopePermissionToMethod: false,
        ...(streamsAnswers(endpoints) && {
          responseTransferMode: apigateway.ResponseTransferMode.STREAM,
          // Without it a stream ends after 29 s too.
          timeout: Duration.seconds(115),
        }),
      });
      for (const { method, path, who } of Object.values(endpoints)) {
        const resource = this.api.root.resourceForPath(path);
        const open = { authorizationType: apigateway.AuthorizationType.NONE };
        const added = resource.addMethod(method, integration, who === 'anyone' ? open : signedIn);
        if (who === 'anyone') this.acknowledgeOpen(added);
      }
    }
  }

  private addGatewayErrors() {
    for (const [type, code] of gatewayErrors) {
      this.api.addGatewayResponse(type.responseType, {
        type,
        statusCode: String(errors[code].status),
        templates: { 'application/json': JSON.stringify({ error: errors[code].text, code }) },
      });
    }
  }

  /** Open by declaration: the waitlist, and what is proved by the secret of a mail's link. */
  private acknowledgeOpen(method: apigateway.Method) {
    const reason = 'The contract declares this endpoint open to anyone.';
    Validations.of(method).acknowledge(
      { id: 'AwsSolutions-APIG4', reason },
      { id: 'AwsSolutions-COG4', reason },
    );
  }

  private acknowledge() {
    Validations.of(this.api).acknowledge(
      {
        id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]',
        reason:
          'API Gateway writes access logs with one role per account and region, for which AWS gives this policy.',
      },
      {
        id: 'AwsSolutions-APIG2',
        reason: 'Each function parses its input with the contract, which says more.',
      },
      {
        id: 'AwsSolutions-APIG3',
        reason: 'A web ACL stands before the site, through which browsers come; the API itself throttles.',
      },
      {
        id: 'AwsSolutions-APIG6',
        reason: 'Execution logs would hold what children write; access logs are kept.',
      },
    );
  }
}
