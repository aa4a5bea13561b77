import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { checkConcurrency } from '../concurrency';
import type { Bundles, DeclaredFunction } from '../functions';
import type { JobQueue } from './job-queue';
import { SubjectFunction, type SubjectFunctionProps } from './subject-function';

export interface SubjectFunctionsProps extends SubjectFunctionProps {
  readonly declared: readonly DeclaredFunction[];
  readonly bundles: Bundles;
}

/** The functions of all subjects, with access to each other's queues as declared. */
export class SubjectFunctions {
  readonly all: readonly SubjectFunction[];

  constructor(scope: Construct, { declared, bundles, ...props }: SubjectFunctionsProps) {
    checkConcurrency(declared, props.settings);
    this.all = declared.map(
      (declaration) => new SubjectFunction(scope, declaration, String(bundles[declaration.name]), props),
    );
    for (const {
      fn,
      declared: { sendsTo = [], countsJobsOf = [], calls = [], follows },
    } of this.all) {
      for (const called of calls) this.find(called).letCall(fn);
      for (const receiver of sendsTo) this.jobsOf(receiver).feedFrom(fn);
      for (const worker of countsJobsOf) this.jobsOf(worker).letCount(fn);
      if (follows?.repairedBy !== undefined) props.table.feed(fn, this.jobsOf(follows.repairedBy).queue);
      if (follows?.inserted !== undefined) props.table.feedInserted(fn, follows.inserted);
    }
  }

  /** Throws for a name that no file of `lib/subjects` declares. */
  get(name: string): LambdaFunction {
    return this.find(name).fn;
  }

  /** The queue of a function. Throws for a function without one. */
  jobsOf(name: string): JobQueue {
    const { jobs } = this.find(name);
    if (jobs === undefined) throw new Error(`The function ${name} has no queue: declare one in lib/subjects`);
    return jobs;
  }

  private find(name: string): SubjectFunction {
    const found = this.all.find(({ declared }) => declared.name === name);
    if (found === undefined) throw new Error(`No function ${name} is declared in lib/subjects`);
    return found;
  }
}
