import { type Html, html } from '../../platform/html';
import {
  bookRow,
  box,
  button,
  divider,
  letterPage,
  link,
  nameplate,
  paragraph,
  quotation,
  section,
  small,
} from './layout';
import type { Addresses, ClassLetter, OfClass } from './letter';
import { daysInWords, several } from './words';

/** `24 of 28 students read · 82 % of the answers were right · 2 may need help`. */
export const figuresInWords = ({ students, active, stuck, right, asked }: OfClass): string =>
  [
    `${active} of ${several(students, 'student')} read`,
    ...(asked > 0 ? [`${Math.round((100 * right) / asked)} % of the answers were right`] : []),
    ...(stuck > 0 ? [`${stuck} may need help`] : []),
  ].join(' · ');

const books = ({ books: read }: OfClass) =>
  read.length > 0 &&
  section(
    'Read most',
    read.map(
      (book) =>
        html`${bookRow({ ...book, id: book.book_id }, small(several(book.readers, 'reader')))}${box(
          'sun',
          html`${small('To talk about in class')}${paragraph(book.question, 'margin:0')}`,
        )}`,
    ),
  );

const missed = ({ missed: questions }: OfClass) =>
  questions.length > 0 &&
  section(
    'Missed most',
    questions.map(({ question, right_answer, evidence, book_title, missed: times, asked }) =>
      box(
        'sea',
        html`${small(`${book_title} · missed ${times} of ${several(asked, 'time')}`)}${paragraph(
          question,
          'margin:0 0 6px;font-weight:600',
        )}${paragraph(html`The answer: ${right_answer}`, 'margin:0')}${evidence !== null && quotation(evidence)}`,
      ),
    ),
  );

const footer = ({ site, stop }: Addresses): Html =>
  small(
    html`You get this letter on Mondays because you asked for it. It names no child: mailboxes of schools have more than one reader. ${link('Stop this letter', stop)}, at once and without signing in, or ${link('choose on your page', `${site}/friends?tab=week`)}.`,
  );

export const classHtml = ({ title, preview, days, classes }: ClassLetter, addresses: Addresses): string =>
  letterPage({
    title,
    preview,
    kicker: daysInWords(days),
    content: [
      classes.map((one, i) => [
        i > 0 && divider,
        nameplate(one.name, figuresInWords(one)),
        books(one),
        missed(one),
      ]),
      html`<tr><td class="side" style="padding:28px 36px 0">${button('See who needs you this week', `${addresses.site}/friends`)}</td></tr>`,
    ],
    footer: footer(addresses),
  });
