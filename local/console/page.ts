import { type MetricName, metrics, metricTitles } from '../../contract/metrics';
import { newYorkDay } from '../../contract/rules/day';
import type { Clock } from '../clock';
import type { Cognito } from '../cognito';
import type { Outbox } from '../outbox';
import { countsOn } from './counts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

const steps = ['PT1H', 'PT6H', 'P1D', 'P7D'];

const row = (title: string, of: string, amount: number) =>
  `<tr><td>${title}</td><td>${escaped(of)}</td><td>${amount}</td></tr>`;

/** The metrics of the dashboard on AWS, for one day. */
const countsTable = (day: string, logs: readonly string[]) => {
  const counts = countsOn(day, logs);
  const rowsOf = (metric: MetricName) =>
    counts
      .filter((counted) => counted.metric === metric)
      .map(({ of, amount }) => row(metricTitles[metric], of.join(', '), amount))
      .toSorted()
      .join('\n') || row(metricTitles[metric], '', 0);
  return `<table>\n${(Object.keys(metrics) as MetricName[]).map(rowsOf).join('\n')}\n</table>`;
};

interface Shown {
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly logs: readonly string[];
  readonly codes: ReturnType<Cognito['codes']>;
}

/** What stands on the phones of the operators: on AWS only they know it. */
const codesTable = (codes: Shown['codes']) =>
  `<table>\n${codes.map(({ email, code }) => `<tr><td>${escaped(email)}</td><td><strong>${code}</strong></td></tr>`).join('\n')}\n</table>`;

/**
 * A plain page for developers: clock, codes, counts and mails. It works without JavaScript and has the site's security headers.
 */
export const consolePage = ({ clock, outbox, logs, codes }: Shown): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Inkwren on this laptop</title>
<style>
  body { font: 16px/1.5 system-ui; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #2b2118; background: #fdf8ef }
  button { font: inherit; padding: .4rem .9rem; margin: 0 .4rem .4rem 0 }
  td { padding: .1rem 1.5rem .1rem 0 }
  td:last-child { text-align: right }
  pre { white-space: pre-wrap; background: #fff; padding: .8rem; border: 1px solid #e5d9c6; border-radius: .5rem }
</style>
<h1>Inkwren on this laptop</h1>
<h2>The clock</h2>
<p>It is <strong>${clock.now().toISOString()}</strong> for functions and schedules.</p>
<form method="post" action="/_local/clock">
${steps.map((step) => `<button name="advance" value="${step}">Move on by ${step}</button>`).join('\n')}
<button name="reset" value="true">Back to now</button>
</form>
<h2>Codes of authenticator apps</h2>
<p>The second factor of operators. Each code works once; reload the page for the next one.</p>
${codesTable(codes)}
<h2>Counted today</h2>
<p>Since the start of this process, in New York's day.</p>
${countsTable(newYorkDay(clock.now()), logs)}
<h2>Mails that would have been sent</h2>
${
  outbox
    .all()
    .map(
      ({ to, subject, text, html, sentAt }, i) =>
        `<h3>${escaped(subject)}</h3><p>To ${escaped(to)}, ${sentAt}${html === undefined ? '' : `, <a href="/_local/mail?number=${i}">with pictures</a>`}</p><pre>${escaped(text)}</pre>`,
    )
    .toReversed()
    .join('\n') || '<p>None yet.</p>'
}
`;
