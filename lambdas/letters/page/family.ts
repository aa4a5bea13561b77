import { type Html, html } from '../../platform/html';
import { comicId } from '../pictures/attach';
import { type ChildWeek, isEmptyWeek } from '../week';
import {
  bookRow,
  box,
  button,
  divider,
  ink,
  letterPage,
  link,
  nameplate,
  paragraph,
  quotation,
  section,
  small,
} from './layout';
import type { Addresses, FamilyLetter, OfChild } from './letter';
import { daysInWords, pagesInWords, possessive, progressInWords, several } from './words';

const label = (text: string): Html =>
  html`<p ${ink('soft', 'margin:0 0 3px;font-size:13px;line-height:18px;font-weight:600')}>${text}</p>`;

const books = ({ books: read }: ChildWeek) =>
  read.length > 0 &&
  section(
    'Read this week',
    read.map(
      (book) =>
        html`${bookRow({ ...book, id: book.book_id }, small(progressInWords(book)))}${box(
          'sun',
          html`${label('For the dinner table')}${paragraph(book.question, 'margin:0')}`,
        )}`,
    ),
  );

const onPaper = (name: string, { pages }: ChildWeek) =>
  pages > 0 && section('On paper', paragraph(pagesInWords(pages, name)));

/** So many words come with their sentence. */
const explained = 3;

const words = ({ words: met }: ChildWeek) => {
  const rest = met.slice(explained).map(({ word }) => word);
  return (
    met.length > 0 &&
    section('Words met', [
      ...met
        .slice(0, explained)
        .map(
          ({ word, sentence }) =>
            html`<p ${ink('ink', 'margin:0 0 10px;font-size:16px;line-height:24px')}><strong>${word}</strong>${
              sentence !== null && html`<br><span ${ink('soft', 'font-size:15px')}>${sentence}</span>`
            }</p>`,
        ),
      ...(rest.length > 0 ? [small(`Also met: ${rest.join(', ')}.`)] : []),
    ])
  );
};

const missed = ({ missed: questions }: ChildWeek) =>
  questions.length > 0 &&
  section(
    questions.length === 1 ? 'One question to come back to' : 'Two questions to come back to',
    questions.map(({ question, right_answer, evidence, book_title }) =>
      box(
        'sea',
        html`${label(book_title)}${paragraph(question, 'margin:0 0 6px;font-weight:600')}${paragraph(
          html`The answer: ${right_answer}`,
          'margin:0',
        )}${evidence !== null && quotation(evidence)}`,
      ),
    ),
  );

const comic = (name: string, { comic: drawn }: ChildWeek, attached: ReadonlySet<string>) =>
  drawn !== undefined &&
  attached.has(comicId(drawn.id)) &&
  section(
    `A comic by ${name}`,
    html`<img src="cid:${comicId(drawn.id)}" width="528" alt="${drawn.shared_alt.join(' ')}" style="width:100%;max-width:528px;height:auto;border-radius:12px">`,
  );

const next = ({ suggestion }: ChildWeek) =>
  suggestion !== undefined && section('For next week', bookRow(suggestion, small(suggestion.reason)));

const quiet = (name: string) =>
  section(
    'A quiet week',
    paragraph(
      `Nothing new from ${name} here this week. That happens, and books read elsewhere count, too. Ten minutes together are a good way back in: you read one page, ${name} reads the next.`,
    ),
  );

/** `2 books · 5 words met`. */
const summary = ({ books: read, words: met }: ChildWeek): string =>
  [
    ...(read.length > 0 ? [several(read.length, 'book')] : []),
    ...(met.length > 0 ? [`${several(met.length, 'word')} met`] : []),
  ].join(' · ');

const ofChild = ({ name, week }: OfChild, attached: ReadonlySet<string>, isOnly: boolean) => {
  const plate = !isOnly && nameplate(name, summary(week));
  if (isEmptyWeek(week)) return [plate, quiet(name), next(week)];
  return [
    plate,
    books(week),
    onPaper(name, week),
    words(week),
    missed(week),
    comic(name, week, attached),
    next(week),
  ];
};

const footer = ({ site, stop }: Addresses): Html =>
  html`${small(html`You get this letter on Sundays because you asked for it. ${link('Stop this letter', stop)}, at once and without signing in, or ${link('choose on your page', `${site}/consent/children`)}.`)}`;

export const familyHtml = (
  { title, preview, days, children }: FamilyLetter,
  addresses: Addresses,
  attached: ReadonlySet<string>,
): string =>
  letterPage({
    title,
    preview,
    kicker: daysInWords(days),
    content: [
      children.map((child, i) => [i > 0 && divider, ...ofChild(child, attached, children.length === 1)]),
      html`<tr><td class="side" style="padding:28px 36px 0">${button(
        children.length === 1 ? `See ${possessive(children[0]?.name ?? '')} week` : 'See the whole week',
        `${addresses.site}/friends?tab=week`,
      )}</td></tr>`,
    ],
    footer: footer(addresses),
  });
