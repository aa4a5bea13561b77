/** What an adult may do for a child this week. Each is a text of the screens. */
export const suggestions = [
  'consent',
  'begin',
  'come_back',
  'stuck',
  'comic',
  'more',
  'quiz',
  'many_days',
  'talk_about_it',
] as const;
export type Suggestion = (typeof suggestions)[number];

interface Figures {
  readonly days: number;
  readonly minutes: number;
  readonly quizzes: number;
  readonly right: number;
  readonly asked: number;
  readonly comics: number;
  readonly before: { readonly days: number; readonly minutes: number };
}

/** Fewer answers tell nothing. */
const fewestAnswers = 5;
const daysWorthAWord = 4;
const daysWithoutQuiz = 3;

/** The first of these that fits: what hinders comes before what is praised, and both before the question for every week. */
export const suggestionFor = (
  { days, minutes, quizzes, right, asked, comics, before }: Figures,
  mayUse: boolean,
): Suggestion => {
  if (!mayUse) return 'consent';
  if (days === 0) return before.days === 0 ? 'begin' : 'come_back';
  if (asked >= fewestAnswers && right < asked / 2) return 'stuck';
  if (comics > 0) return 'comic';
  if (before.minutes > 0 && minutes >= 2 * before.minutes) return 'more';
  if (quizzes === 0 && days >= daysWithoutQuiz) return 'quiz';
  if (days >= daysWorthAWord) return 'many_days';
  return 'talk_about_it';
};
