import { Duration } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { contract } from '../../contract';
import type { MediaPrefix } from '../../contract/media';
import { jobsAtOnce } from '../concurrency';
import { memoryOf } from '../declaration';
import { environments } from '../environments';
import { capitalized, type DeclaredFunction } from '../functions';
import type { Settings } from '../settings-schema';
import type { Ai } from './ai';
import { JobQueue } from './job-queue';
import type { Media } from './media';
import { ServiceRole } from './service-role';
import type { Table } from './table';

/** How long logs are kept, and whether they outlive the stack. */
export type LogKeeping = Required<Pick<logs.LogGroupProps, 'retention' | 'removalPolicy'>>;

export interface SubjectFunctionProps {
  readonly settings: Settings;
  readonly logs: LogKeeping;
  readonly table: Table;
  readonly ai: Ai;
  readonly media: Media;
}

/** A declared function with its own log group, queue and role. The role allows exactly what is declared. */
export class SubjectFunction extends Construct {
  readonly fn: lambda.Function;
  readonly jobs: JobQueue | undefined;

  constructor(
    scope: Construct,
    readonly declared: DeclaredFunction,
    bundle: string,
    props: SubjectFunctionProps,
  ) {
    super(scope, capitalized(declared.name));
    const { settings } = props;
    const timeout = Duration.seconds(declared.timeout ?? 15);
    const logGroup = new logs.LogGroup(this, 'Logs', props.logs);
    const role = new ServiceRole(this, 'Role', 'lambda.amazonaws.com');
    logGroup.grantWrite(role);
    this.fn = new lambda.Function(this, 'Function', {
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      code: lambda.Code.fromAsset(bundle),
      handler: 'index.handler',
      role,
      logGroup,
      ...(declared.logsNoCalls && {
        loggingFormat: lambda.LoggingFormat.JSON,
        systemLogLevelV2: lambda.SystemLogLevel.WARN,
      }),
      memorySize: memoryOf(declared),
      timeout,
      environment: this.environmentFrom(settings),
      reservedConcurrentExecutions: settings.modelConcurrency[declared.name],
    });
    this.grant(props);
    const { name, queue } = declared;
    if (queue !== undefined)
      this.jobs = new JobQueue(this, {
        ...queue,
        name,
        maxConcurrency: jobsAtOnce(declared, settings) ?? queue.maxConcurrency,
        worker: this.fn,
        workerTimeout: timeout,
        enabled: queue.needsSender === undefined || settings.mailFrom !== undefined,
      });
  }

  /** Lets `caller` invoke this function and wait: `voiceTurn` is in `VOICE_TURN_FUNCTION`. */
  letCall(caller: lambda.Function) {
    const variable = this.declared.name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
    caller.addEnvironment(`${variable}_FUNCTION`, this.fn.functionName);
    // CDK's grant would include all versions.
    caller.addToRolePolicy(
      new iam.PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [this.fn.functionArn] }),
    );
  }

  private environmentFrom(settings: Settings): Record<string, string> {
    const { name, environment = [] } = this.declared;
    const concerns = new Set(environment);
    if (name in contract) concerns.add('consentAges');
    return Object.assign(
      { STAGE: settings.stage },
      ...[...concerns].map((concern) => environments[concern](settings)),
    );
  }

  private grant({ table, ai, media }: SubjectFunctionProps) {
    const { table: operations, indexes = [], model } = this.declared;
    if (operations !== undefined) {
      this.fn.addEnvironment('TABLE_NAME', table.name);
      table.grant(this.fn, operations);
    }
    for (const index of indexes) table.grantQuery(this.fn, index);
    for (const [prefix, operations] of Object.entries(this.declared.media ?? {}))
      media.grant(this.fn, prefix as MediaPrefix, operations);
    if (model === 'waits') ai.grantUse(this.fn);
    if (model === 'counts') ai.addBudget(this.fn);
  }
}
