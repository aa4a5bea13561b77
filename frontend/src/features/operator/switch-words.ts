import type { SwitchKind } from '../../../../contract/operations/kinds';

/** What a switch is called, and what children meet while it is off. */
export const switchWords: Readonly<Record<SwitchKind, readonly [title: string, off: string]>> = {
  chat: ['Talks in writing', 'No message goes to the model. Cries for help are still answered.'],
  voice: ['Voice chats', 'Open ones end with their points within a minute; none begins.'],
  drawing: [
    'Comics and help with stories',
    'Nothing is drawn or commented. Stories can be written and are kept.',
  ],
  quiz: ['New questions', 'Quizzes go on with the questions that there are.'],
  articles: ['New articles', 'Children get articles of our own.'],
  books: ['Opening of new books', 'A book that nobody has opened before waits.'],
  recommendations: ['New recommendations', 'Those that a child has seen stay; the search works.'],
  names: [
    'Checks of names',
    'New usernames stay hidden and wait. New names of classes and rewards are refused.',
  ],
  comics: ['Comics of others', 'Children see their own comics only.'],
  friends: ['Friends', 'No child finds, asks or sees another. Grown-ups still see their children.'],
  boards: ['Leaderboards', 'Children see no board. Points count all the same.'],
  store: ['The store', 'Children buy nothing. Gems are kept, and grown-ups can still answer.'],
  dictionary: ['Looking up words', 'No word is asked of the dictionary.'],
};
