import type { Suggestion } from '../../../../contract/rules/suggestion';

type Texts = Readonly<Record<Suggestion, (name: string) => string>>;

const forParents: Texts = {
  consent: (name) => `${name} waits for your consent. You find it under what ${name} may do.`,
  begin: (name) => `Choose a book together: ten minutes, and ${name} reads the first page to you.`,
  come_back: (name) => `A quiet week. Ask ${name} to read you one page of a favourite book tonight.`,
  stuck: (name) =>
    `The quizzes were hard. Read the last chapter once more together, before ${name} tries the next.`,
  comic: (name) => `${name} made a comic. Ask to see it, and who is who.`,
  more: (name) => `${name} read far more than the week before. Say that you noticed.`,
  quiz: (name) => `${name} reads and takes no quiz. Ask what happened in the last chapter: that is one, too.`,
  many_days: (name) => `${name} kept at it on most days. A sticker would be a nice surprise.`,
  talk_about_it: (name) => `At dinner: whom in the book would ${name} like as a friend, and why?`,
};

const forTeachers: Texts = {
  ...forParents,
  consent: (name) =>
    `${name} waits for a consent. The code of the class, shown at home, is the shortest way.`,
  begin: (name) => `Choose a book with ${name}: two pages, read to you, show whether it fits.`,
  come_back: (name) => `A quiet week. Ask ${name} to read you the page that comes next.`,
  stuck: (name) => `The quizzes were hard. Go through one missed question with ${name}, with the page open.`,
  many_days: (name) => `${name} kept at it on most days. Say it in front of the class.`,
  talk_about_it: (name) => `In the corridor: whom in the book would ${name} like as a friend, and why?`,
};

/** What an adult may do next for a child, in one or two sentences. */
export const suggestionText = (suggestion: Suggestion, name: string, isTeacher = false): string =>
  (isTeacher ? forTeachers : forParents)[suggestion](name);
