import type { Clock } from '../clock';
import type { Outbox } from '../outbox';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

const steps = ['PT1H', 'PT6H', 'P1D', 'P7D'];

/** A plain page for developers: the clock and the mails. Works without JavaScript, under the site's own headers. */
export const consolePage = (clock: Clock, outbox: Outbox): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Inkwren on this laptop</title>
<style>
  body { font: 16px/1.5 system-ui; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #2b2118; background: #fdf8ef }
  button { font: inherit; padding: .4rem .9rem; margin: 0 .4rem .4rem 0 }
  pre { white-space: pre-wrap; background: #fff; padding: .8rem; border: 1px solid #e5d9c6; border-radius: .5rem }
</style>
<h1>Inkwren on this laptop</h1>
<h2>The clock</h2>
<p>It is <strong>${clock.now().toISOString()}</strong> for functions and schedules.</p>
<form method="post" action="/_local/clock">
${steps.map((step) => `<button name="advance" value="${step}">Move on by ${step}</button>`).join('\n')}
<button name="reset" value="true">Back to now</button>
</form>
<h2>Mails that would have been sent</h2>
${
  outbox
    .all()
    .toReversed()
    .map(
      ({ to, subject, text, sentAt }) =>
        `<h3>${escaped(subject)}</h3><p>To ${escaped(to)}, ${sentAt}</p><pre>${escaped(text)}</pre>`,
    )
    .join('\n') || '<p>None yet.</p>'
}
`;
