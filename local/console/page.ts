import { type MetricName, metrics, metricTitles } from '../../contract/metrics';
import { newYorkDay } from '../../contract/rules/day';
import type { Clock } from '../clock';
import type { Cognito } from '../cognito';
import type { Mail, Outbox } from '../outbox';
import { countsOn } from './counts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

const steps = {
  PT1H: 'One hour later',
  PT6H: 'Six hours later',
  P1D: 'One day later',
  P7D: 'One week later',
};

const row = (title: string, of: string, amount: number) =>
  `<tr><td>${title}${of && `<br><small>${escaped(of)}</small>`}</td><td>${amount.toLocaleString('en-US')}</td></tr>`;

const table = (rows: readonly string[]) => `<table>\n${rows.join('\n')}\n</table>`;

/** The metrics of the dashboard on AWS, for one day. Those without a count are named in one line. */
const countsTable = (day: string, logs: readonly string[]) => {
  const counts = countsOn(day, logs);
  const names = Object.keys(metrics) as MetricName[];
  const without = names.filter((name) => !counts.some(({ metric }) => metric === name));
  const rows = names.flatMap((name) =>
    counts
      .filter(({ metric }) => metric === name)
      .map(({ of, amount }) => row(metricTitles[name], of.join(', '), amount))
      .toSorted(),
  );
  const none = without.map((name) => `<li>${metricTitles[name]}</li>`).join('\n');
  return `${rows.length === 0 ? '' : table(rows)}
<details><summary>${without.length} without a count</summary><ul>${none}</ul></details>`;
};

/** A text of a mail, with its addresses as links. The sign that ends a sentence belongs to no address. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:)])/)
    .map(escaped)
    .map((part, i) => (i % 2 === 1 ? `<a href="${part}">${part}</a>` : part))
    .join('');

interface Shown {
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly logs: readonly string[];
  readonly codes: ReturnType<Cognito['codes']>;
}

/** "Nov 28, 2026, 11:59 PM", in New York. */
const momentOf = (time: string) =>
  `${new Date(time).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'America/New_York' })} in New York`;

/** What stands on the phones of the operators: on AWS only they know it. */
const codesTable = (codes: Shown['codes']) =>
  table(
    codes.map(({ email, code }) => `<tr><td>${escaped(email)}</td><td><strong>${code}</strong></td></tr>`),
  );

const mailArticle = ({ to, subject, text, html, sentAt }: Mail, number: number) =>
  `<h3>${escaped(subject)}</h3><p>To ${escaped(to)}, ${momentOf(sentAt)}${html === undefined ? '' : `, <a href="/_local/mail?number=${number}">with pictures</a>`}</p><pre>${linked(text)}</pre>`;

/**
 * A plain page for developers: clock, codes, counts and mails. It works without JavaScript and has the site's security headers.
 */
export const consolePage = ({ clock, outbox, logs, codes }: Shown): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inkwren on this laptop</title>
<style>
  :root { color-scheme: light dark; --ink: light-dark(#2b2118, #f1e7d8); --paper: light-dark(#fdf8ef, #1e1812); --raised: light-dark(#fff, #2a221a); --line: light-dark(#e5d9c6, #4d4032); --link: light-dark(#a3330f, #ffa37f) }
  body { font: 16px/1.5 system-ui; max-width: 46rem; margin: 0 auto; padding: 1rem; color: var(--ink); background: var(--paper); overflow-wrap: anywhere }
  h1 { font-size: 1.6rem } h2 { margin-top: 2rem } h3 { margin-bottom: 0 } h3 + p { margin-top: 0 }
  a { color: var(--link) }
  button { font: inherit; min-height: 2.75rem; padding: .4rem .9rem; margin: 0 .3rem .4rem 0; color: inherit; background: var(--raised); border: 2px solid var(--line); border-radius: .6rem; cursor: pointer }
  table { width: 100%; max-width: 30rem; border-collapse: collapse }
  td { padding: .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top }
  td:last-child { padding-left: 1rem; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums }
  summary { min-height: 2.75rem; line-height: 2.75rem; cursor: pointer }
  pre { font: inherit; white-space: pre-wrap; background: var(--raised); padding: .8rem; border: 1px solid var(--line); border-radius: .5rem }
</style>
<h1>Inkwren on this laptop</h1>
<p><a href="/">Open the site</a>. <a href="#mails">Read the mails</a> that would have been sent: ${outbox.all().length}.</p>
<h2>Codes of operators</h2>
<p>An operator signs in with a password and a code. Each code works once; reload the page for the next one.</p>
${codesTable(codes)}
<h2>The clock</h2>
<p>For Inkwren it is <strong>${momentOf(clock.now().toISOString())}</strong>. Streaks, weeks and letters follow this clock.</p>
<form method="post" action="/_local/clock">
${Object.entries(steps)
  .map(([step, words]) => `<button name="advance" value="${step}">${words}</button>`)
  .join('\n')}
<button name="reset" value="true">Back to now</button>
</form>
<h2 id="mails">Mails that would have been sent</h2>
${outbox.all().map(mailArticle).toReversed().join('\n') || '<p>None yet. Invitations, consents and letters stand here.</p>'}
<h2>Counted today</h2>
<p>Since the start of this process, in New York’s day.</p>
${countsTable(newYorkDay(clock.now()), logs)}
`;
