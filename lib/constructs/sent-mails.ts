import { Duration } from 'aws-cdk-lib';
import { type IMetric, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import * as ses from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { Bell } from './alarms/bell';
import { tooMany } from './alarms/terms';

/** The tag that SES puts on each mail by itself. */
const tag = 'ses:configuration-set';
const period = Duration.days(1);

/** Has SES count what becomes of our mails and of Cognito's codes, apart from other mails of the account. */
export class SentMails extends Construct {
  private readonly set: ses.ConfigurationSet;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.set = new ses.ConfigurationSet(this, 'Set');
    this.set.addEventDestination('Counts', {
      destination: ses.EventDestination.cloudWatchDimensions([
        { source: ses.CloudWatchDimensionSource.MESSAGE_TAG, name: tag, defaultValue: 'none' },
      ]),
      events: [ses.EmailSendingEvent.SEND, ses.EmailSendingEvent.BOUNCE, ses.EmailSendingEvent.COMPLAINT],
    });
  }

  get name() {
    return this.set.configurationSetName;
  }

  /** Rings before AWS reviews the account, which it does at 5 % of bounces and 0.1 % of complaints. */
  watch(bell: Bell) {
    const all = this.metric('Send');
    bell.ring('MailBounces', {
      description: 'Many mails of a day come back: SES stops an account that goes on like this',
      metric: tooMany({ failed: this.metric('Bounce'), all }, { floor: 5, share: 0.03 }, period),
      threshold: 1,
    });
    bell.ring('MailComplaints', {
      description: 'Recipients report our mails as spam: SES stops an account at one in a thousand',
      metric: tooMany({ failed: this.metric('Complaint'), all }, { floor: 1, share: 0.0005 }, period),
      threshold: 1,
    });
  }

  private metric(metricName: string): IMetric {
    return new Metric({
      namespace: 'AWS/SES',
      metricName,
      dimensionsMap: { [tag]: this.name },
      statistic: 'Sum',
      period,
    });
  }
}
