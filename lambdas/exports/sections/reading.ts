import type { Stage } from '../../../contract/books/fields';
import { interestLists } from '../../../contract/onboarding/interests';
import { storiesInParts } from '../../../contract/rules/stories-in-parts';
import { findAbout } from '../../accounts/about';
import { finishedBy } from '../../books/finished';
import { listsOf } from '../../books/reading-lists';
import { titlesOf } from '../../books/titles-of';
import { partsForExport } from '../../home/for-export';
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
    const [lists, finishedAt] = await Promise.all([listsOf(person.id), finishedBy(person.id)]);
    return (Object.keys(stages) as Stage[]).flatMap((stage) =>
      lists[stage].map(({ id, title, author, rating, changed_at }) => ({
        title,
        author,
        stage,
        rating,
        changed_at,
        finished_at: finishedAt.get(id) ?? null,
      })),
    );
  },
  show: (all, { date }) =>
    table(
      ['Book', 'By', 'List', 'Stars', 'Since', 'Finished'],
      all.map(({ title, author, stage, rating, changed_at, finished_at }) => [
        title,
        author,
        stages[stage],
        stars(rating),
        date(changed_at),
        date(finished_at),
      ]),
    ),
});

/** A story that is not told any more has its name only. */
const titleOfStory = (story: string) => storiesInParts.find(({ id }) => id === story)?.title ?? story;

export const reading = section({
  name: 'reading',
  heading: 'Reading',
  read: async ({ person }) => {
    const [{ places, days }, parts] = await Promise.all([
      readingForExport(person.id),
      partsForExport(person.id),
    ]);
    const titles = await titlesOf([...places, ...days].map(({ book_id }) => book_id));
    const withTitles = <T extends { readonly book_id: string }>(all: readonly T[]) =>
      all.map(({ book_id, ...rest }) => ({ ...rest, book_title: titles.get(book_id) ?? null }));
    const story_parts = parts.map(({ story, part, day }) => ({ story: titleOfStory(story), part, day }));
    return { places: withTitles(places), log: withTitles(days), story_parts };
  },
  show: ({ places, log, story_parts }, { date, day }) =>
    html`<h3>Places</h3>${table(
      ['Book', 'Chapter', 'Up to', 'Words', 'On'],
      places.map((place) => [
        place.book_title,
        place.chapter,
        place.furthest,
        place.words,
        date(place.read_at),
      ]),
    )}<h3>Days</h3>${table(
      ['On', 'Book', 'Pages', 'Minutes'],
      log.map((logged) => [day(logged.day), logged.book_title, logged.pages, logged.minutes]),
    )}<h3>Stories in parts</h3>${table(
      ['On', 'Story', 'Part'],
      story_parts.map(({ story, part, day: on }) => [day(on), story, part]),
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
    }<h3>Earlier books</h3>${table(
      ['Book', 'By', 'Stars'],
      past_books.map(({ title, author, rating }) => [title, author, stars(rating)]),
    )}`,
});
