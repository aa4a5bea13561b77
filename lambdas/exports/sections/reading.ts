import type { Stage } from '../../../contract/books/fields';
import { interestLists } from '../../../contract/onboarding/interests';
import { findAbout } from '../../accounts/about';
import { listsOf } from '../../books/reading-lists';
import { titlesOf } from '../../books/titles-of';
import { readingForExport } from '../../reading/for-export';
import { html, table } from '../html';
import { section } from './section';

const stages: Record<Stage, string> = {
  want_to_read: 'Want to read',
  reading: 'Reading',
  read: 'Read',
};

const stars = (rating: number | null) => (rating === null ? '' : '★'.repeat(rating));

export const books = section({
  name: 'books',
  heading: 'Books',
  read: async ({ person }) => {
    const lists = await listsOf(person.id);
    return (Object.keys(stages) as Stage[]).flatMap((stage) =>
      lists[stage].map(({ title, author, rating, changed_at }) => ({
        title,
        author,
        stage,
        rating,
        changed_at,
      })),
    );
  },
  show: (all, { date }) =>
    table(
      ['Book', 'By', 'List', 'Stars', 'Since'],
      all.map(({ title, author, stage, rating, changed_at }) => [
        title,
        author,
        stages[stage],
        stars(rating),
        date(changed_at),
      ]),
    ),
});

export const reading = section({
  name: 'reading',
  heading: 'Reading',
  read: async ({ person }) => {
    const { places, days } = await readingForExport(person.id);
    const titles = await titlesOf([...places, ...days].map(({ book_id }) => book_id));
    const withTitle = <T extends { readonly book_id: string }>({ book_id, ...rest }: T) => ({
      ...rest,
      book_title: titles.get(book_id) ?? null,
    });
    return { places: places.map(withTitle), log: days.map(withTitle) };
  },
  show: ({ places, log }, { date, day }) =>
    html`<h3>Places in books</h3>${table(
      ['Book', 'Chapter', 'Read up to chapter', 'On'],
      places.map((place) => [place.book_title, place.chapter, place.furthest, date(place.read_at)]),
    )}<h3>Pages and minutes</h3>${table(
      ['Day', 'Book', 'Pages', 'Minutes'],
      log.map((logged) => [day(logged.day), logged.book_title, logged.pages, logged.minutes]),
    )}`,
});

export const interests = section({
  name: 'interests',
  heading: 'Interests',
  read: async ({ person, keepsAny }) => {
    const { interests: told, past_books } = await findAbout(person.id);
    return { interests: keepsAny('interests') ? null : told, past_books };
  },
  show: ({ interests: told, past_books }) =>
    html`${
      told === null
        ? null
        : table(
            ['What', 'Told'],
            [
              ['Kinds of books', told['favorite genres'].join(', ')],
              ...Object.entries(interestLists).map(([list, label]) => [
                label,
                told[list as keyof typeof interestLists].join(', '),
              ]),
            ],
          )
    }<h3>Books read before</h3>${table(
      ['Book', 'By', 'Stars'],
      past_books.map(({ title, author, rating }) => [title, author, stars(rating)]),
    )}`,
});
