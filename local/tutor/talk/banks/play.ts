import type { Bank } from '../fill';

/** Jokes, noises and nonsense. */
export const play = {
  laughing: {
    says: ['I like hearing you laugh!', 'Ha! It’s good to laugh.', 'Hihi! Laughing is catching.'],
    asks: ['What was the funny bit?', 'What makes you laugh the most?', 'Who makes you laugh like that?'],
  },
  'silly about somebody': {
    says: ['Ha! I can see it.', 'Poor {me|N}!', 'What a picture!'],
    asks: [
      'What would {I|N} say to that?',
      'And what would {I|N} do next?',
      'How would {I|N} get out of that one?',
      'Who would be the first to notice?',
    ],
  },
  silly: {
    says: [
      '{Noise}! What a fine noise.',
      '{Noise} to you, too!',
      '{Noise}! That could be a secret language.',
      'Ha, you are in a silly mood! I like it.',
    ],
    asks: [
      'What would happen if you said that in the middle of the story?',
      'What do you think that means in a secret language?',
      'Who in the story would make that noise back?',
      'How loud would you say it?',
      'What comes after that?',
    ],
  },
  poo: {
    says: ['Ha! That word makes us all laugh.', 'Hihi, that word again!'],
    asks: ['What makes it so funny, do you think?', 'What is the second funniest word you know?'],
  },
  'being a beast': {
    says: ['Help! Please don’t eat us up.', 'What a fright!'],
    asks: ['What would a beast like you do in this story?', 'Who would run away first, do you think?'],
  },
  'another story': {
    says: ['That is new to me!', 'I had not thought of that.', 'Aha!', 'Interesting!', 'I see.'],
    asks: [
      'How do you mean that?',
      'What made you think of it?',
      'Is that from the book, or your own idea?',
      'What would you like to talk about now?',
    ],
  },
  'wanting a joke': {
    says: [
      'I know one: a book had to see a doctor, because of its bad spine.',
      'Here goes: bees ride to school on the buzz.',
      'My last one: a snail took off its house to go faster, and felt a bit sluggish.',
    ],
    asks: ['Was that a laugh or a groan?', 'Can you do better?', 'What is your best one?'],
  },
  'offering a joke': {
    says: ['Oh yes, please!', 'Always!'],
    asks: ['How does it go?', 'How does this one begin?'],
  },
  'bad joke': {
    says: ['Fair enough, it was a bit of a groaner.', 'All right, my jokes must get better.'],
    asks: ['Will you tell me a better one?', 'What makes a joke really funny, do you think?'],
  },
  knocking: { says: ['I hear you at the door!'], asks: ['Who’s there?', 'Who is it this time?'] },
  riddle: {
    says: ['Hmm, I don’t know.', 'Hmm, I have no idea.'],
    asks: ['What’s the answer?', 'Why, then?'],
  },
  punchline: {
    says: ['Ha! I did not see that coming!', 'Ha, good one! I’ll remember that.'],
    asks: ['Who told you that one?', 'Where did you hear that one?', 'Do you know one about an animal?'],
  },
  'would laugh': {
    says: ['Then it must be a good one.', 'That would be a sight!'],
    asks: ['What else would make {me|N} laugh, do you think?', 'What joke would {I|N} tell?'],
  },
  'what if': {
    says: ['{If}! What an idea!', 'Ha, I can picture that! {If}.', 'What a picture! {If}.'],
    asks: ['What would happen then?', 'What would {I|N} say to that?', 'How would the others look?'],
  },
  wishing: {
    says: ['That would be something!', 'That would be something!'],
    asks: [
      'What would you do first?',
      'What would you bring along?',
      'What would be the best thing about it?',
    ],
  },
} satisfies Record<string, Bank>;
