import { isEmptyWeek } from '../week';
import { figuresInWords } from './class';
import type { Addresses, ClassLetter, FamilyLetter, OfChild, OfClass } from './letter';
import { daysInWords, inQuotes, pagesInWords, progressInWords, several } from './words';

const block = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [[title.toUpperCase(), ...lines].join('\n')];

const quoted = (evidence: string | null) => (evidence === null ? [] : [`  ${inQuotes(evidence)}`]);

const ofChild = ({ name, week }: OfChild): string[] =>
  isEmptyWeek(week)
    ? [`Nothing new from ${name} here this week. That happens, and books read elsewhere count, too.`]
    : [
        ...block(
          'Read this week',
          week.books.flatMap((book) => [
            `* ${book.title}, by ${book.author}`,
            ...(progressInWords(book) === '' ? [] : [`  ${progressInWords(book)}`]),
            `  For the dinner table: ${book.question}`,
          ]),
        ),
        ...block('On paper', week.pages === 0 ? [] : [pagesInWords(week.pages, name)]),
        ...block(
          'Words met',
          week.words.map(({ word, sentence }) =>
            sentence === null ? `* ${word}` : `* ${word}: ${sentence}`,
          ),
        ),
        ...block(
          'To come back to',
          week.missed.flatMap(({ question, right_answer, evidence, book_title }) => [
            `* ${question} (${book_title})`,
            `  The answer: ${right_answer}`,
            ...quoted(evidence),
          ]),
        ),
      ];

const nextOf = ({ week: { suggestion } }: OfChild): string[] =>
  suggestion === undefined
    ? []
    : block('For next week', [`* ${suggestion.title}, by ${suggestion.author}`, `  ${suggestion.reason}`]);

const ofClass = (one: OfClass): string[] => [
  figuresInWords(one),
  ...block(
    'Read most',
    one.books.flatMap(({ title, author, readers, question }) => [
      `* ${title}, by ${author}: ${several(readers, 'reader')}`,
      `  To talk about in class: ${question}`,
    ]),
  ),
  ...block(
    'Missed most',
    one.missed.flatMap(({ question, right_answer, evidence, book_title }) => [
      `* ${question} (${book_title})`,
      `  The answer: ${right_answer}`,
      ...quoted(evidence),
    ]),
  ),
];

const closing = (day: 'Sundays' | 'Mondays', { site, stop }: Addresses) => [
  `See more: ${site}/friends?tab=week`,
  `You get this letter on ${day} because you asked for it. Stop it here, at once and without signing in:\n${stop}`,
];

export const familyText = ({ title, days, children }: FamilyLetter, addresses: Addresses): string =>
  [
    `${title}, ${daysInWords(days)}`,
    ...children.flatMap((child) => [
      ...(children.length === 1 ? [] : [`== ${child.name} ==`]),
      ...ofChild(child),
      ...nextOf(child),
    ]),
    ...closing('Sundays', addresses),
  ].join('\n\n');

export const classText = ({ title, days, classes }: ClassLetter, addresses: Addresses): string =>
  [
    `${title}, ${daysInWords(days)}`,
    ...classes.flatMap((one) => [`== ${one.name} ==`, ...ofClass(one)]),
    ...closing('Mondays', addresses),
  ].join('\n\n');
