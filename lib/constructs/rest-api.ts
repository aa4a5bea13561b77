import { RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import * as apigateway from 'aws-cdk-lib/aws-apigateway';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as logs from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { contract, type Subject } from '../../contract';
import { apiStage, openEndpoints } from './open-endpoints';
import type { OriginKeys } from './origin-keys';
import { restApiBody } from './rest-api-body';
import type { LogKeeping } from './subject-function';
import type { SubjectFunctions } from './subject-functions';
import { throttleOf } from './throttle';

export interface RestApiProps {
  readonly userPool: IUserPool;
  /** Contains one function for every subject of the contract, under the subject's name. */
  readonly functions: SubjectFunctions;
  readonly stage: string;
  readonly requestsPerSecond: number;
  readonly originKeys: OriginKeys;
  readonly logs: LogKeeping;
}

/**
 * The throttle of each method that needs no token, shared by all callers: a tenth of the stage's, so that a flood from many
 * addresses does not use up the capacity of the other methods. The web ACL limits a single address far below it. A method's
 * setting replaces the stage's setting entirely.
 */
const openMethods = (requestsPerSecond: number): Record<string, apigateway.MethodDeploymentOptions> => {
  const { rateLimit, burstLimit } = throttleOf(Math.max(20, requestsPerSecond / 10));
  return Object.fromEntries(
    openEndpoints.map(({ method, path }) => [
      `${path}/${method}`,
      { throttlingRateLimit: rateLimit, throttlingBurstLimit: burstLimit, metricsEnabled: true },
    ]),
  );
};

const subjects = Object.keys(contract) as Subject[];

/** The REST API: one document with a path for every endpoint of the contract, and a function for every subject. */
export class RestApi extends Construct {
  readonly api: apigateway.SpecRestApi;

  constructor(scope: Construct, id: string, props: RestApiProps) {
    super(scope, id);
    const { functions, userPool, stage, requestsPerSecond, originKeys } = props;
    const { region, partition } = Stack.of(this);
    const accessLogs = new logs.LogGroup(this, 'AccessLogs', props.logs);
    const name = `inkwren-${stage}`;
    const throttle = throttleOf(requestsPerSecond);
    // Not 'Api', the id of an earlier API: an update would import the body and then delete that API's routes from it.
    this.api = new apigateway.SpecRestApi(this, 'Imported', {
      restApiName: name,
      apiDefinition: apigateway.ApiDefinition.fromInline(
        restApiBody({
          title: name,
          userPoolArn: userPool.userPoolArn,
          policy: originKeys.policy,
          functionArns: Object.fromEntries(
            subjects.map((subject) => [subject, functions.get(subject).functionArn]),
          ) as Record<Subject, string>,
          region,
          partition,
        }),
      ),
      // The endpoint type must also be set for the import: by default an import creates an edge-optimized API first.
      endpointTypes: [apigateway.EndpointType.REGIONAL],
      parameters: { endpointConfigurationTypes: apigateway.EndpointType.REGIONAL },
      cloudWatchRole: true,
      cloudWatchRoleRemovalPolicy: RemovalPolicy.RETAIN,
      deployOptions: {
        stageName: apiStage,
        throttlingRateLimit: throttle.rateLimit,
        throttlingBurstLimit: throttle.burstLimit,
        metricsEnabled: true,
        methodOptions: openMethods(requestsPerSecond),
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
        reason:
          'A web ACL stands before the site, and the policy of the API refuses what did not come through it.',
      },
      {
        id: 'AwsSolutions-APIG6',
        reason: 'Execution logs would hold what children write; access logs are kept.',
      },
    );
  }
}
