import type { ProvenMiss } from '../../quiz/attempt/missed';
import { type ChildWeek, type Days, isEmptyWeek, type ReadBook } from '../week';
import { inQuotes, listed, possessive, several } from './words';

export interface OfChild {
  readonly name: string;
  readonly week: ChildWeek;
}

interface Head {
  readonly title: string;
  readonly subject: string;
  /** What the list of mails shows behind the subject. */
  readonly preview: string;
  readonly days: Days;
}

export interface FamilyLetter extends Head {
  readonly children: readonly OfChild[];
}

export interface ClassBook extends ReadBook {
  readonly readers: number;
}

/** Figures of a class, without names of children: a mailbox of a school has more readers than its owner. */
export interface OfClass {
  readonly name: string;
  readonly students: number;
  readonly active: number;
  readonly stuck: number;
  readonly right: number;
  readonly asked: number;
  readonly books: readonly ClassBook[];
  readonly missed: readonly ProvenMiss[];
}

export interface ClassLetter extends Head {
  readonly classes: readonly OfClass[];
}

export interface Addresses {
  readonly site: string;
  /** The page on which the letter is stopped. */
  readonly stop: string;
}

const titlesOf = (children: readonly OfChild[]) =>
  [...new Set(children.flatMap(({ week }) => week.books.map(({ title }) => inQuotes(title))))].slice(0, 2);

/** Children with something to tell come first. */
export const familyLetter = (all: readonly OfChild[], days: Days): FamilyLetter => {
  const children = all.toSorted((a, b) => Number(isEmptyWeek(a.week)) - Number(isEmptyWeek(b.week)));
  const names = listed(children.map(({ name }) => name));
  const titles = titlesOf(children);
  const isQuiet = children.every(({ week }) => isEmptyWeek(week));
  return {
    title: `${possessive(names)} week`,
    subject: isQuiet ? `A quiet week for ${names}` : `${possessive(names)} reading week`,
    preview:
      titles.length > 0
        ? `${listed(titles)}, and a question for the dinner table.`
        : 'What was new, and an idea for next week.',
    days,
    children,
  };
};

export const classLetter = (classes: readonly OfClass[], days: Days): ClassLetter => {
  const names = listed(classes.map(({ name }) => name));
  const active = classes.reduce((sum, one) => sum + one.active, 0);
  return {
    title: classes.length === 1 ? `The week of ${names}` : 'The week of your classes',
    subject: `Last week in ${names}`,
    preview: `${several(active, 'student')} read, and the questions that were missed most.`,
    days,
    classes,
  };
};
