import { Duration, Stack, Validations } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { arnIn } from '../acknowledgements';
import { JobQueue } from './job-queue';

export interface MailProps {
  /** The function that sends what waits in the queue. */
  readonly mailer: LambdaFunction;
  /** The sender's address, of an identity that SES has verified. Without one mails wait. */
  readonly from: string | undefined;
}

/**
 * Mails wait in a queue for the one function that may send them. It alone knows the site's address, which the API's
 * functions cannot: the distribution is made after them.
 */
export class Mail extends Construct {
  readonly jobs: JobQueue;

  constructor(
    scope: Construct,
    id: string,
    private readonly props: MailProps,
  ) {
    super(scope, id);
    const { mailer, from } = props;
    if (from !== undefined) this.letSend(from);
    this.jobs = new JobQueue(this, 'Jobs', {
      worker: mailer,
      workerTimeout: Duration.seconds(30),
      variable: 'MAIL',
      batchSize: 5,
      // SES lets a new account send 14 mails a second.
      maxConcurrency: 2,
      // A job carries the secret of its link, which works for up to thirty days: it lies here over a long weekend at most.
      keptFor: Duration.days(4),
      enabled: from !== undefined,
    });
  }

  private letSend(from: string) {
    const { mailer } = this.props;
    const stack = Stack.of(this);
    mailer.addEnvironment('MAIL_FROM', from);
    mailer.addToRolePolicy(
      new iam.PolicyStatement({
        actions: ['ses:SendEmail'],
        resources: [stack.formatArn({ service: 'ses', resource: 'identity', resourceName: '*' })],
        conditions: { StringEquals: { 'ses:FromAddress': from } },
      }),
    );
    Validations.of(mailer.role ?? mailer).acknowledge({
      id: `AwsSolutions-IAM5[Resource::${arnIn(stack, 'ses', 'identity/*')}]`,
      reason:
        'In the sandbox SES asks for the right on the receiver too, whose identity is not known; the sender is fixed by a condition.',
    });
  }

  /** Where the links in mails lead. */
  linkTo(siteUrl: string) {
    this.props.mailer.addEnvironment('SITE_URL', siteUrl);
  }
}
