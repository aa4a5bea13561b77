import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { usualWaitMinutes } from '../../declaration';
import type { SubjectFunction } from '../subject-function';
import type { Group } from './consequence';
import { anyOf, reaches, soon } from './terms';

/** A job of a queue without a sender of mails waits for the settings, and for nobody on call. */
export const isWorkedOff = ({ jobs }: SubjectFunction): boolean => jobs?.isWorkedOff === true;

const ageOf = ({ jobs, declared: { name } }: SubjectFunction): [string, IMetric][] =>
  jobs === undefined
    ? []
    : [[name, jobs.queue.metricApproximateAgeOfOldestMessage({ ...soon, label: name })]];

/** 1 while a job of one of the queues has waited for as long as it may. */
export const waitsOf = ({ functions }: Group) => {
  const late = functions.map(({ declared: { name, queue } }) =>
    reaches(name, 60 * (queue?.waitsMinutes ?? usualWaitMinutes)),
  );
  return anyOf(late, Object.fromEntries(functions.flatMap(ageOf)), soon.period);
};
