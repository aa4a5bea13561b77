import { type Html, html, type Part } from '../platform/html';

export { type Html, html };

export const table = (heads: readonly string[], rows: readonly (readonly Part[])[]): Html =>
  rows.length === 0
    ? html`<p class="none">Nothing here.</p>`
    : html`<div class="wide"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(
        (row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>
`,
      )}</tbody></table></div>`;

/** A part that opens by a click: the page of years of reading stays short. */
export const folded = (title: Part, content: Part): Html =>
  html`<details><summary>${title}</summary>${content}</details>
`;

/** Text with its paragraphs. */
export const prose = (text: string): Html[] =>
  text.split(/\n+/).map((paragraph) => html`<p>${paragraph}</p>`);
