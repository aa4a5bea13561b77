/** What a deletion deletes, in the words of the page on which it is confirmed. */
export const deleted = [
  'The sign-in, the e-mail address, the username and the settings',
  'The books with their stars, the quizzes and articles, the points, gems and reading days',
  'What was said to Wren, and the words that were kept',
  'The stories, the comics and their pictures',
  'The friends, the classes, and the places on boards',
];

/** What a deletion leaves, for how long, and why. */
export const staying = [
  {
    what: 'That a consent was given and has ended, without a name or an address',
    why: 'For three years: the law wants us to be able to prove it.',
  },
  {
    what: 'A note if somebody was in need, without a name or an address',
    why: 'For one year: we must be able to show that people looked after it.',
  },
  {
    what: 'The item, the day and the address of a prize that is on its way',
    why: 'For at most thirty days: so that it arrives.',
  },
  {
    what: 'A scrambled form of the e-mail address, with an age',
    why: 'For half a year: so that nobody comes back with another age.',
  },
  {
    what: 'That the account was deleted, without a name or an address',
    why: 'For at most thirty days: so that an old sign-in does not open it again.',
  },
  {
    what: 'Numbers that count everybody together',
    why: 'They belong to nobody.',
  },
  {
    what: 'Copies for restoring Inkwren after an accident',
    why: 'They are overwritten within fourteen days.',
  },
];
