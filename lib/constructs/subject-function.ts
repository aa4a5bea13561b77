import { Duration } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';

/** How long logs are kept, and whether they outlive the stack. */
export type LogKeeping = Required<Pick<logs.LogGroupProps, 'retention' | 'removalPolicy'>>;

export interface SubjectFunctionProps {
  /** The folder of its bundle. */
  readonly bundle: string;
  readonly logs: LogKeeping;
  readonly environment: Record<string, string>;
  readonly timeout?: Duration;
  readonly memorySize?: number;
  /** Concurrency that is set aside for it, and bounds it. */
  readonly reservedConcurrency?: number | undefined;
}

/** A function with its own log group and a role that may do nothing but write to it, until it is granted more. */
export class SubjectFunction extends Construct {
  readonly fn: lambda.Function;

  constructor(scope: Construct, id: string, props: SubjectFunctionProps) {
    super(scope, id);
    const logGroup = new logs.LogGroup(this, 'Logs', props.logs);
    const role = new iam.Role(this, 'Role', {
      assumedBy: new iam.ServicePrincipal('lambda.amazonaws.com'),
    });
    logGroup.grantWrite(role);
    this.fn = new lambda.Function(this, 'Function', {
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      code: lambda.Code.fromAsset(props.bundle),
      handler: 'index.handler',
      role,
      logGroup,
      memorySize: props.memorySize ?? 1024,
      timeout: props.timeout ?? Duration.seconds(15),
      environment: props.environment,
      ...(props.reservedConcurrency !== undefined && {
        reservedConcurrentExecutions: props.reservedConcurrency,
      }),
    });
  }
}
