import { Duration } from 'aws-cdk-lib';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { consequences } from '../../declaration';
import type { SubjectFunction } from '../subject-function';
import { anyOf, isTooMany, reaches, soon, sumOf } from './terms';

/**
 * Errors are summed over an hour, so that functions that run once a minute or less are included. The window slides: CloudWatch
 * evaluates the last hour every minute, and rings as soon as the threshold is reached.
 */
export const slidingHour = { period: Duration.hours(1), statistic: 'Sum' };

/** The share of failed calls that sets off an alarm. */
export const failedShare = 0.01;

/** The fewest errors within an hour that set off the alarm. */
const floorOf = ({ declared }: SubjectFunction) => (declared.isFrequent ? 3 : 1);

/** The maximum number of metrics in one CloudWatch alarm. */
const mostMetrics = 10;

type Consequence = keyof typeof consequences;

/** Functions that share an alarm. */
export interface Group {
  readonly consequence: string;
  /** `Screens`, then `Screens2` for the functions that exceed the limit of an alarm. */
  readonly id: string;
  readonly means: string;
  readonly functions: readonly SubjectFunction[];
}

/** Functions grouped by the consequence of their failure. `metricsOf`: the metrics of each function in an alarm. */
export const groupsOf = (
  functions: readonly SubjectFunction[],
  metricsOf: (consequence: Consequence) => number = () => 1,
): Group[] =>
  Object.entries(consequences).flatMap(([consequence, means]) => {
    const all = functions.filter(({ declared }) => declared.consequence === consequence);
    const most = mostMetrics / metricsOf(consequence as Consequence);
    return Array.from({ length: Math.ceil(all.length / most) }, (_, i) => ({
      consequence,
      id: `${consequence}${i === 0 ? '' : i + 1}`,
      means,
      functions: all.slice(i * most, (i + 1) * most),
    }));
  });

/** Where each failure is one too many, it counts however many calls succeed. */
const countsAlone = (consequence: Consequence) => consequence === 'Crisis';

/** Groups for `errorsOf`, which compares the errors of a function with its calls. */
export const errorGroupsOf = (functions: readonly SubjectFunction[]): Group[] =>
  groupsOf(functions, (consequence) => (countsAlone(consequence) ? 1 : 2));

const tooManyErrors = (watched: SubjectFunction): string => {
  const { name, consequence } = watched.declared;
  const floor = floorOf(watched);
  if (countsAlone(consequence)) return reaches(name, floor);
  return isTooMany(name, `${name}Calls`, { floor, share: failedShare });
};

const errorMetrics = ({ fn, declared: { name, consequence } }: SubjectFunction): [string, IMetric][] => {
  const errors = fn.metricErrors({ ...slidingHour, label: name });
  const calls = fn.metricInvocations({ ...slidingHour, label: `${name} calls` });
  return countsAlone(consequence)
    ? [[name, errors]]
    : [
        [name, errors],
        [`${name}Calls`, calls],
      ];
};

/** 1 while a function of the group fails too often. */
export const errorsOf = ({ functions }: Group) =>
  anyOf(
    functions.map(tooManyErrors),
    Object.fromEntries(functions.flatMap(errorMetrics)),
    slidingHour.period,
  );

export const throttlesOf = ({ functions }: Group) =>
  sumOf(
    Object.fromEntries(
      functions.map(({ fn, declared: { name } }) => [
        name,
        fn.metricThrottles({ ...soon, statistic: 'Sum', label: name }),
      ]),
    ),
  );
