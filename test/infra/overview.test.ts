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
  'the dashboard of %s shows each metric by its dimensions, for this stage only',
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

test('the dashboard shows the state of all alarms at the top', () => {
  const [status = ''] = /"type":"alarm".*?"type":"metric"/.exec(shownBy('demo')) ?? [];
  const alarms = synthesized().of('AWS::CloudWatch::Alarm');
  expect(alarms.filter(([id]) => !status.includes(`"${id}"`))).toEqual([]);
});

test.each(['demo', 'prod'] as const)('each function of %s knows the stage of its metrics', (stage) => {
  type Variables = { Environment: { Variables: Record<string, string> } };
  for (const [id, { Environment }] of synthesized(stage).functions<Variables>())
    expect([id, Environment.Variables.STAGE]).toEqual([id, stage]);
});
