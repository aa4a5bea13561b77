import { expect, test } from '@jest/globals';
import { metrics } from '../../contract/metrics';
import { synthesized } from '../support/stack';

/** The body of the dashboard as text, with the references of the template. */
const shownBy = (stage: 'demo' | 'prod') => {
  const [dashboard, ...others] = synthesized(stage).of<{ DashboardBody: unknown }>(
    'AWS::CloudWatch::Dashboard',
  );
  expect(others).toEqual([]);
  return JSON.stringify(dashboard?.[1].DashboardBody).replace(/\\+"/g, '"');
};

test.each(['demo', 'prod'] as const)(
  '%s shows each count by what it is divided by, of itself alone',
  (stage) => {
    const searches = [...shownBy(stage).matchAll(/SEARCH\('(.*?)', '(\w+)', (\d+)\)/g)];
    expect(searches.map(([, what]) => what)).toEqual(
      Object.entries(metrics).map(
        ([name, { by }]) => `{${['Inkwren', 'stage', ...by].join()}} MetricName="${name}" stage="${stage}"`,
      ),
    );
    for (const [, , statistic, period] of searches) expect([statistic, period]).toEqual(['Sum', '86400']);
  },
);

test('it shows at the top whether an alarm rings, of all alarms', () => {
  const [status = ''] = /"type":"alarm".*?"type":"metric"/.exec(shownBy('demo')) ?? [];
  const alarms = synthesized().of('AWS::CloudWatch::Alarm');
  expect(alarms.filter(([id]) => !status.includes(`"${id}"`))).toEqual([]);
});

test.each(['demo', 'prod'] as const)('each function of %s knows the stage that it counts for', (stage) => {
  type Variables = { Environment: { Variables: Record<string, string> } };
  for (const [id, { Environment }] of synthesized(stage).functions<Variables>())
    expect([id, Environment.Variables.STAGE]).toEqual([id, stage]);
});
