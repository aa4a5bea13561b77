import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Bell } from './constructs/alarms/bell';
import { metricsHome, watchSite } from './constructs/alarms/site-errors';

export interface SiteAlarmsStackProps extends Omit<StackProps, 'env'> {
  /** The output `DistributionId` of the stage's stack. */
  readonly distributionId: string;
  /** The recipient of alarms. */
  readonly email: string | undefined;
}

/** The alarm of a site whose stack is in another region than the metrics of CloudFront. */
export class SiteAlarmsStack extends Stack {
  constructor(scope: Construct, id: string, { distributionId, email, ...props }: SiteAlarmsStackProps) {
    super(scope, id, { ...props, env: { region: metricsHome } });
    watchSite(new Bell(this, email), distributionId);
  }
}
