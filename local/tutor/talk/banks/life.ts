import type { Bank } from '../fill';

/** The child's own life, where no thread knows more about it. */
export const life = {
  pet: {
    says: ['Hello to {name}!', '{E}!'],
    asks: ['What does {name} do while you read?', 'What is the silliest thing you two have done?'],
  },
  family: {
    says: ['{E}!'],
    asks: ['What do you two like to do together?'],
  },
  food: {
    says: ['Mm, {noun}!'],
    asks: ['What do you like with it?', 'Who made it?'],
  },
  sport: { says: ['{E}!'], asks: ['What do you like about {noun}?', 'What do you find hard about {noun}?'] },
  outing: { says: ['{E}!'], asks: ['What was the best thing about it?', 'What did you see there?'] },
  future: {
    says: ['{E}! I like a reader with a plan.'],
    asks: ['What would you like best about it?', 'What made you want that?'],
  },
  'proud of itself': {
    says: ['{E}! Well, that’s something to be proud of.', '{E}! Good for you.'],
    asks: ['How did you do it?', 'Who did you tell first?'],
  },
  birthday: { says: ['A birthday! Have a wonderful day.'], asks: ['What are you looking forward to most?'] },
  friend: {
    says: ['{name} sounds like a good friend to have.', '{E}!'],
    asks: ['What do you like to do together?', 'How did you become friends?'],
  },
  school: { says: ['{E}!'], asks: ['What would be a good day at school for you?'] },
  thing: { says: ['{E}!'], asks: ['What do you like to do with it?', 'What is the best thing about it?'] },
  language: {
    says: [
      'Two languages! Then you can read twice as many books.',
      'Two languages! I only know bird and book.',
    ],
    asks: ['Which word in it do you like best?', 'What would you call this book in your language?'],
  },
} satisfies Record<string, Bank>;
