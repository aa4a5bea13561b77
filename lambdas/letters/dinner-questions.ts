/**
 * Questions for the dinner table. They can be answered by whoever has read to the chapter, tell nothing of what comes later, and have no
 * right answer. `{book}` is the title.
 */
const whileReading = [
  'Who in “{book}” would you invite to dinner tonight, and what would you cook for them?',
  'If you could whisper one thing to somebody in “{book}” right now, to whom and what?',
  'What do you think happens next in “{book}”, and what makes you think so?',
  'Which place in “{book}” would you like to visit for a day? What would you do first?',
  'Has anybody in “{book}” done something that you would not have done? What would you have done?',
  'What is the biggest problem in “{book}” at the moment? How would our family solve it?',
  'Which moment in “{book}” so far would you draw, and what would be in the middle of the picture?',
  'Who in “{book}” is a good friend, and how can you tell?',
  'Was there a moment in “{book}” at which you held your breath? Tell us about it without giving it away.',
  'If “{book}” happened in our street, who of us would be who?',
  'What does somebody in “{book}” want most of all? What would you give up for it?',
  'Which question would you ask the person who wrote “{book}”?',
] as const;

const afterReading = [
  'Would you have ended “{book}” in the same way? What would you change?',
  'Who changed most in “{book}”, from the first page to the last?',
  'To which friend would you give “{book}”, and what would you say about it?',
  'Which sentence or moment of “{book}” do you still think about?',
  'What would the people of “{book}” be doing one year later?',
  'If “{book}” were a film, which scene must not be missing?',
] as const;

const numberOf = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

interface Read {
  readonly book_id: string;
  readonly title: string;
  readonly is_finished: boolean;
}

/** One question per book, a different one in the next week. */
export const dinnerQuestion = ({ book_id, title, is_finished }: Read, week: number): string => {
  const list = is_finished ? afterReading : whileReading;
  return (list[(numberOf(book_id) + week) % list.length] ?? list[0]).replace('{book}', title);
};
