import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Bell, Cause } from './bell';
import { anyOf, reaches } from './terms';

/** The only region that has the metrics of CloudFront. */
export const metricsHome = 'us-east-1';

const period = Duration.minutes(15);

/** Rings while CloudFront answers a hundredth of all requests, and five at least, with 5XX. */
export const watchSite = (bell: Bell, distributionId: string, cause?: Cause) => {
  const of = (metricName: string, statistic: string) =>
    new Metric({
      namespace: 'AWS/CloudFront',
      metricName,
      dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
      statistic,
      period,
    });
  bell.ring('SiteErrors', {
    description: 'CloudFront answers with 5XX: the site, the API or the sockets cannot be reached, or fail',
    metric: anyOf(
      // The rate is a percentage: a hundredth of the product is the number of failed requests.
      [`(${reaches('rate', 1)} AND (FILL(rate, 0) * FILL(requests, 0) / 100 >= 5))`],
      { rate: of('5xxErrorRate', 'Average'), requests: of('Requests', 'Sum') },
      period,
    ),
    threshold: 1,
    ...(cause && { cause }),
  });
};
