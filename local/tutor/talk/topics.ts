import type { LibraryBook, LibraryQuestion } from '../../../lambdas/library/own-books';

/** Something to ask about: a question of the library with its answer, or an open one about a sentence of the text. */
export interface Topic {
  readonly id: string;
  readonly chapter: number;
  /** Said before the question. */
  readonly lead: string;
  readonly question: string;
  /** Null for an open question. */
  readonly expected: string | null;
  readonly evidence: string;
}

/** Open questions about a person in a sentence. `N` is the person. */
const aboutPerson = [
  'How do you think N felt just then?',
  'Why do you think N did that?',
  'What would you have done in the place of N?',
  'What does that tell you about N?',
  'What would you like to say to N?',
  'Would you trust N after that, and why?',
  'What do you think N was hoping for?',
  'When did something like that happen to you, as it did to N?',
];

/** The same about the character that the tutor plays. */
const aboutMe = [
  'How do you think I felt just then?',
  'Why do you think I did that?',
  'What would you have done in my place?',
  'What would you have said to me there?',
  'Was I right to do that, and why?',
  'What do you think I was hoping for?',
];

const aboutMoment = [
  'What picture do you see when you read that?',
  'Which word in that sentence do you like best, and why?',
  'What do you think comes of it?',
  'What made that moment funny, sad or exciting for you?',
  'How would you tell that to a friend?',
  'What were you wondering when you got there?',
  'Why might the author have put that in?',
  'What sounds and smells would be there?',
  'Who in the story would see it differently?',
  'What could have gone wrong there?',
  'Does it remind you of another book, or of something real?',
  'What would change if it had not happened?',
  'What colour would you paint that part, and why?',
  'What would you call a chapter about that?',
];

const wordCount = (text: string) => text.split(/\s+/).length;

/** The last word of a name: `Miss Vasanthi` occurs in the text as `Vasanthi` too. */
const personIn = (sentence: string, characters: readonly string[]) =>
  characters.find((name) => sentence.includes(name) || sentence.includes(name.split(' ').at(-1) ?? name));

const closed = ({ question, answer, evidence }: LibraryQuestion, chapter: number, index: number): Topic => ({
  id: `q${chapter}-${index}`,
  chapter,
  lead: '',
  question,
  expected: answer,
  evidence,
});

/** Hands out the open questions in turn, so that the same one comes again as late as possible. */
const openQuestions = (companion: string) => {
  const asked = new Map<string, number>();
  const next = (templates: readonly string[], of: string): string => {
    const count = asked.get(of) ?? 0;
    asked.set(of, count + 1);
    return templates[count % templates.length] ?? '';
  };
  return (person: string | undefined): string => {
    if (person === undefined) return next(aboutMoment, '');
    return person === companion ? next(aboutMe, person) : next(aboutPerson, person).replace('N', person);
  };
};

const opening = ({ evidence }: LibraryQuestion, chapter: number, index: number, question: string): Topic => ({
  id: `o${chapter}-${index}`,
  chapter,
  lead: `I keep thinking of this: “${evidence}”`,
  question,
  expected: null,
  evidence,
});

/** A sentence that fits into a short reply, and asks nothing itself: one question at a time. */
const isQuotable = ({ evidence }: LibraryQuestion) => wordCount(evidence) <= 20 && !evidence.includes('?');

/** Two open topics to each with an answer, no sentence twice in a row. */
const mixed = (open: Topic[], recall: Topic[]): Topic[] => {
  const all: Topic[] = [];
  for (const [index, topic] of open.entries()) {
    all.push(topic);
    if (index % 2 === 1) all.push(...recall.splice(0, 1));
  }
  return [...all, ...recall];
};

/** All topics of the chapters that the child has read, the latest chapter first. */
export const topicsOf = (book: LibraryBook, chapters: readonly number[], companion: string): Topic[] => {
  const questionAbout = openQuestions(companion);
  return chapters.toReversed().flatMap((chapter) => {
    const questions = [...(book.chapters[Math.max(1, chapter) - 1]?.questions ?? []).entries()].filter(
      ([, question]) => isQuotable(question),
    );
    return mixed(
      questions.map(([index, question]) =>
        opening(question, chapter, index, questionAbout(personIn(question.evidence, book.characters))),
      ),
      questions
        .filter(([, { answer }]) => wordCount(answer) <= 6)
        .map(([index, question]) => closed(question, chapter, index)),
    );
  });
};
