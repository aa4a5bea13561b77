import { RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import * as apigateway from 'aws-cdk-lib/aws-apigateway';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as logs from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { contract, type Subject } from '../../contract';
import type { Endpoints } from '../../contract/endpoint';
import { restApiBody } from './rest-api-body';
import type { LogKeeping } from './subject-function';
import type { SubjectFunctions } from './subject-functions';

export interface RestApiProps {
  readonly userPool: IUserPool;
  /** Contains one function for every subject of the contract, under the subject's name. */
  readonly functions: SubjectFunctions;
  readonly stage: string;
  readonly requestsPerSecond: number;
  readonly logs: LogKeeping;
}

/**
 * The shared throttle of requests without a token: the waitlist and the links of mails. A flood of these requests does not
 * use up the throttle of the other methods. The setting of a method replaces the stage's setting entirely.
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

const subjects = Object.keys(contract) as Subject[];

/** The REST API: one document with a path for every endpoint of the contract, and a function for every subject. */
export class RestApi extends Construct {
  readonly api: apigateway.SpecRestApi;

  constructor(scope: Construct, id: string, props: RestApiProps) {
    super(scope, id);
    const { functions, userPool, stage, requestsPerSecond } = props;
    const { region, partition } = Stack.of(this);
    const accessLogs = new logs.LogGroup(this, 'AccessLogs', props.logs);
    const name = `inkwren-${stage}`;
    // Not 'Api', the id of the former API: an update would import the body and then delete the old routes from it.
    this.api = new apigateway.SpecRestApi(this, 'Imported', {
      restApiName: name,
      apiDefinition: apigateway.ApiDefinition.fromInline(
        restApiBody({
          title: name,
          userPoolArn: userPool.userPoolArn,
          functionArns: Object.fromEntries(
            subjects.map((subject) => [subject, functions.get(subject).functionArn]),
          ) as Record<Subject, string>,
          region,
          partition,
        }),
      ),
      // The endpoint type is also set for the import, which otherwise creates an edge-optimized API first.
      endpointTypes: [apigateway.EndpointType.REGIONAL],
      parameters: { endpointConfigurationTypes: apigateway.EndpointType.REGIONAL },
      cloudWatchRole: true,
      cloudWatchRoleRemovalPolicy: RemovalPolicy.RETAIN,
      deployOptions: {
        stageName: 'api',
        throttlingRateLimit: requestsPerSecond,
        throttlingBurstLimit: requestsPerSecond * 2,
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
    for (const subject of subjects)
      functions.get(subject).addPermission('RestApi', {
        principal: new iam.ServicePrincipal('apigateway.amazonaws.com'),
        sourceArn: this.api.arnForExecuteApi(),
      });
    this.acknowledge();
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
