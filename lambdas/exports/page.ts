import { ownName } from '../accounts/names';
import type { Copied } from './copied';
import { type Dates, datesIn } from './dates';
import { type Html, html } from './html';
import { style } from './style';

/** A part of the page with its heading. */
export interface Part {
  readonly name: string;
  readonly heading: string;
  readonly content: Html;
}

/** What a guardian reads before the copy of a child. */
const forGuardian = html`<p>It is written for you as a guardian: other people's addresses are masked, others are named as you see
them in Inkwren, and the words of talks are those that you may read there.</p>`;

const head = (name: string): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${name}: what Inkwren has kept</title>
<style>${{ html: style }}</style>
</head>
`;

/** The page of a copy. It needs nothing from outside of the archive. */
export const pageOf = (of: Copied, parts: readonly Part[], { time }: Dates): string => {
  const name = ownName(of.person);
  return html`${head(name)}<body>
<header>
<h1>${name}: what Inkwren has kept</h1>
<p>A copy of ${time(of.asked_at)}.</p>
${of.forGuardian ? forGuardian : null}
<p>The same is in the folder <code>data</code> for computers; <code>schema.json</code> describes it.</p>
</header>
<nav aria-label="Contents"><ul>${parts.map(
    ({ name: id, heading }) => html`<li><a href="#${id}">${heading}</a></li>
`,
  )}</ul></nav>
<main>
${parts.map(
  ({ name: id, heading, content }) => html`<section id="${id}" aria-labelledby="${id}-heading">
<h2 id="${id}-heading">${heading}</h2>
${content}
</section>
`,
)}</main>
</body>
</html>
`.html;
};

/** Dates of the page are in the family's time zone. */
export const datesFor = ({ person, asker }: Copied): Dates =>
  datesIn(person.time_zone ?? asker.time_zone ?? 'America/New_York');
