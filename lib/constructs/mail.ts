import { Stack, Validations } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { arnIn } from '../acknowledgements';

export interface MailProps {
  /** A function that sends mails. */
  readonly mailer: LambdaFunction;
  /** The sender's address, whose identity SES has verified. Undefined: mails stay in the mailer's queue. */
  readonly from: string | undefined;
  /** The configuration set that counts the mails. */
  readonly configurationSet: string | undefined;
  /** The base of the links in mails. Only the mailer gets it: the distribution is created after the functions of the API. */
  readonly siteUrl: string;
}

/** Allows a function to send mails from one address. */
export const letSendMails = ({ mailer, from, configurationSet, siteUrl }: MailProps) => {
  mailer.addEnvironment('SITE_URL', siteUrl);
  if (from === undefined || configurationSet === undefined) return;
  const stack = Stack.of(mailer);
  const arnOf = (resource: string, resourceName: string) =>
    stack.formatArn({ service: 'ses', resource, resourceName });
  mailer.addEnvironment('MAIL_FROM', from);
  mailer.addEnvironment('MAIL_CONFIGURATION_SET', configurationSet);
  mailer.addToRolePolicy(
    new iam.PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [arnOf('identity', '*'), arnOf('configuration-set', configurationSet)],
      conditions: { StringEquals: { 'ses:FromAddress': from } },
    }),
  );
  Validations.of(mailer.role ?? mailer).acknowledge({
    id: `AwsSolutions-IAM5[Resource::${arnIn(stack, 'ses', 'identity/*')}]`,
    reason:
      'In the sandbox SES asks for the right on the receiver too, whose identity is not known; the sender is fixed by a condition.',
  });
};
