import type { SpecRestApi } from 'aws-cdk-lib/aws-apigateway';
import { Construct } from 'constructs';
import type { Schedules } from '../schedules';
import type { SubjectFunctions } from '../subject-functions';
import { Bell } from './bell';
import { failedShare, slidingHour } from './consequence';
import { watchCounts } from './counts';
import { watchFunctions } from './functions';
import { watchDeadLetters, watchFollower, watchRuns } from './jobs';
import { type Metrics, sumOf, tooMany } from './terms';

export interface AlarmsProps {
  readonly functions: SubjectFunctions;
  readonly schedules: Schedules;
  readonly api: SpecRestApi;
  /** The counts of throttled calls. */
  readonly throttles: { readonly table: Metrics; readonly pool: Metrics };
  readonly email: string | undefined;
  readonly stage: string;
}

/**
 * The alarms, and the graphs that show which function failed. Functions with the same consequence share an alarm, because the
 * first step of the response is the same. Each dead-letter queue has its own alarm: in a shared one, a message that stays for
 * days would hide later ones. The responses are in docs/operations.md.
 */
export class Alarms extends Construct {
  readonly bell: Bell;

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    const { functions, schedules, api, throttles, email, stage } = props;
    this.bell = new Bell(this, email);
    this.watchApi(api);
    watchFunctions(this.bell, functions.all);
    for (const { fn, declared } of functions.all)
      if (declared.follows?.repairedBy !== undefined)
        watchFollower(this.bell, fn, declared, functions.jobsOf(declared.follows.repairedBy).queue);
    for (const { jobs, declared } of functions.all)
      if (jobs !== undefined) watchDeadLetters(this.bell, declared.name, jobs.deadLetters);
    watchDeadLetters(this.bell, 'schedules', schedules.deadLetters);
    for (const { fn, declared } of functions.all)
      if (declared.schedules !== undefined) watchRuns(this.bell, fn, declared);
    this.watchThrottles(throttles);
    watchCounts(this.bell, stage);
  }

  private watchApi(api: SpecRestApi) {
    const requests = {
      failed: api.metricServerError(slidingHour),
      all: api.metricCount({ ...slidingHour, statistic: 'SampleCount' }),
    };
    this.bell.ring('ServerErrors', {
      description: 'The API answers with faults',
      metric: tooMany(requests, { floor: 5, share: failedShare }, slidingHour.period),
      threshold: 1,
      cause: 'ScreensFail',
    });
  }

  /** The retries of the clients absorb a few throttled calls. */
  private watchThrottles({ table, pool }: AlarmsProps['throttles']) {
    this.bell.ring('TableThrottles', {
      description: 'The table throttles calls: screens are slow or show errors, and work waits',
      metric: sumOf(table),
      threshold: 50,
    });
    this.bell.ring('PoolThrottles', {
      description: 'Cognito throttles sign-ins, sign-ups or the renewal of tokens: people cannot come in',
      metric: sumOf(pool),
      threshold: 10,
    });
  }
}
