import type { Bank } from '../fill';

/** Thoughts of a reader about the people of a story. */
export const thinking = {
  'having a theory': {
    says: ['Oh, a detective! I want to hear that.', 'A theory! I want to hear all of it.'],
    asks: ['What is your guess, and which clue led you there?', 'Whom do you suspect, and why?'],
  },
  pondering: {
    says: [
      'Take your time. Thinking is slow work.',
      'No hurry, think about it.',
      'Hm, indeed. Thinking may take a while.',
    ],
    asks: [
      'What is going round in your head?',
      'Is it a yes-hm or a no-hm, do you think?',
      'What would help you to think?',
    ],
  },
  imagining: {
    says: ['Yes, I can picture that.', 'I can see it.'],
    asks: ['And what would {I|N} say?', 'What would {I|N} do after that?', 'What makes you so sure?'],
  },
  'in their place': {
    says: ['I understand that.', 'Many would do the same.', 'I might have done that, too.'],
    asks: [
      'What would be the hardest part of that?',
      'And what do you think would have happened then?',
      'How would you have felt?',
    ],
  },
  'not in their place': {
    says: ['I can understand that.', 'No, I would think twice, too.'],
    asks: ['What would be the worst part of it?', 'Whose place would you rather take, and why?'],
  },
  befriending: {
    says: ['They could use a friend like you.', 'Then there would be one more of them.'],
    asks: ['What would you do together first?', 'What would you tell them about yourself?'],
  },
  connecting: {
    says: [
      'So you were thinking of {memory}.',
      'You know what that’s like, then.',
      'Then you know a bit about that.',
    ],
    asks: [
      'How did it turn out for you?',
      'What helped you back then?',
      'What was the same, and what was different?',
    ],
  },
  'wise saying': {
    says: ['I’ll remember that one.', 'There is a lot in those words.'],
    asks: ['When did you find out that it’s true?', 'Who in the story would nod at that, do you think?'],
  },
  'author’s wish': {
    says: ['You look behind the page there.'],
    asks: ['What would you ask the author about it?', 'Where else in the book did you notice that?'],
  },
  'best part': {
    says: ['The best moment, then: {when}.', 'I like that one, too.'],
    asks: [
      'What made it so good?',
      'What did you think would come after it?',
      'What could you see and hear just then?',
    ],
  },
  painting: {
    says: ['I can nearly see it.', 'I can nearly see it on the wall.'],
    asks: [
      'What would you call your picture?',
      'Which colour would you start with, and why?',
      'What would be in the middle of it?',
    ],
  },
  fairness: {
    says: ['No, it isn’t fair.', 'That does sound unfair.'],
    asks: ['What would have been fair?', 'Who should have noticed it?', 'What would you have said to them?'],
  },
  advice: {
    says: ['That would be good for {me|N} to hear.', 'It might really help.'],
    asks: [
      'What do you think {I|N} would answer?',
      'Who once said something like that to you?',
      'When would you say it to {me|N}?',
    ],
  },
  suggesting: {
    says: ['That could work.', 'Ha! Nobody has thought of that yet.', 'Why not!'],
    asks: [
      'What would happen then?',
      'What could go wrong with it?',
      'And what would {I|N} say to that?',
      'Who would help with it?',
    ],
  },
  blaming: {
    says: ['You may have a point there.', 'That would have gone another way, yes.'],
    asks: [
      'What would have changed then?',
      'What do you think stopped {me|N}?',
      'Who would have been the right one to ask?',
    ],
  },
  predicting: {
    says: ['You may be right about that.', 'That could well be.', 'I would not be surprised.'],
    asks: [
      'What in the story gave you that idea?',
      'What would have to happen first?',
      'Who or what could get in the way?',
      'How sure are you, and why?',
      'What would it change for {me|N}?',
      'Who would be the most surprised by that?',
    ],
  },
  hoping: {
    says: ['So do I.', 'I hope so, too.'],
    asks: [
      'What are you afraid might happen?',
      'Who are you worried about most?',
      'What could go well instead?',
    ],
  },
} satisfies Record<string, Bank>;
