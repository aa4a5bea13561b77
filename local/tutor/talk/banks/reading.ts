import type { Bank } from '../fill';

/** How it goes with the reading. */
export const reading = {
  'too hard': {
    says: [
      'One small bit at a time, then.',
      'Then I’ll try with short words.',
      'Good that you say so. Short words, then.',
    ],
    asks: [
      'Which word or bit was the hardest?',
      'Shall I tell you what happens, in short?',
      'Which person shall we take first?',
    ],
  },
  lost: {
    says: [
      'Sorry, I made that hard.',
      'Good that you say so!',
      'My fault, that was muddled.',
      'Let me try again, and shorter.',
    ],
  },
  'too easy': {
    says: [
      'All right, a harder one.',
      'You want something to chew on. Here goes.',
      'Then let’s see about this one.',
    ],
  },
  'next one': { says: ['Full speed ahead!', 'On we go.', 'Skipped! The next one.', 'Right you are.'] },
  'known already': { says: ['You know your way around this book!', 'Good memory! Then something new.'] },
  forgotten: { says: ['No matter, let me remind you.', 'Readers forget, and readers remember.'] },
  'hard words': {
    says: [
      'Nobody knows all words! Pick one, and we look at it.',
      'Long words can trip anybody. We’ll take them one by one.',
    ],
    asks: ['Which word shall we look at first?', 'Which word did you stumble over?'],
  },
  'slow reader': {
    says: ['Slow is fine: slow readers often see the most.'],
    asks: ['What did you notice, reading slowly?', 'What do you see that quick readers miss?'],
  },
  'quick reader': {
    says: ['I can hardly turn a page so fast.', 'That was quick!'],
    asks: ['What picture from it is still in your head?', 'What made you read so fast?'],
  },
  'not liking': {
    says: [
      'That is honest!',
      'That is honest! Not each book is for each reader.',
      'Fair enough! You don’t have to like it.',
    ],
    asks: [
      'What was so dull about the {part}?',
      'What would have to happen to wake it up?',
      'What do you like to read instead?',
      'What would you cut out?',
      'What did you hope it would be?',
    ],
  },
  'too long': {
    says: ['It does go on, you feel.', 'Some chapters are long, true.'],
    asks: ['Which bit would you cut?', 'Where did it begin to drag?'],
  },
  'told to read': {
    says: ['Hm, “have to” takes the fun out of it.', 'It was not your own choice, then.'],
    asks: ['What would you pick if it were up to you?', 'What would make it a bit more fun?'],
  },
  whatever: {
    says: ['That sounds like a shrug.', 'A shrug is an answer, too.'],
    asks: ['What would you like better?', 'Shall we be silly for a bit, or stop here?'],
  },
  'nothing happens': {
    says: ['A slow one, then.'],
    asks: ['What would you like to happen?', 'If you could send in one surprise, what would it be?'],
  },
  'hating reading': {
    says: ['Reading isn’t your favourite thing. That’s honest, and it’s all right.'],
    asks: ['What do you like better?', 'What would a book need so that you’d pick it up?'],
  },
  'one good part': {
    says: ['One good part! Let’s keep hold of that one.', 'Then there was something in it for you.'],
    asks: ['Which part was it?', 'What was good about it?'],
  },
  'liking the book': {
    says: [
      'So the {part} got you!',
      'The best book ever! That’s high praise.',
      'A book likes to hear that.',
      'That makes me happy to hear.',
    ],
    asks: [
      'What was so good about the {part}?',
      'What do you like most about it?',
      'Which page would you read again right now?',
      'Who would you give this book to?',
      'What does it have that other books don’t?',
    ],
  },
  'liking the ending': {
    says: ['Endings like that make you turn the page!', 'A good ending is hard to beat.'],
    asks: ['What made the ending so good for you?', 'What did you want to know right after the last line?'],
  },
  calm: {
    says: ['Reading and a quiet mind go well together.', 'That’s a good way to feel with a book.'],
    asks: ['Where do you like to sit when you read?', 'What does the quiet feel like?'],
  },
  enjoying: {
    says: ['I’m glad! A good read is a good day.', 'How lovely to hear.'],
    asks: ['What did you enjoy most?', 'Which bit will you still know next week?'],
  },
  'learned a word': {
    says: ['A new word is a good catch!', 'One more word for your bag!'],
    asks: ['What is it, and what does it mean?', 'Where did you come across it?'],
  },
  'loving words': {
    says: [
      '“{lastWord}” is a good one to collect.',
      'The longer the better, for some mouths!',
      'Words are fun to collect!',
    ],
    asks: [
      'What makes a word a good one, for you?',
      'What is the longest word you know?',
      'When would you use it?',
      'What do you like about it: the sound or the meaning?',
      'Where did you come across it?',
    ],
  },
} satisfies Record<string, Bank>;
