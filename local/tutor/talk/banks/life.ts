import type { Bank } from '../fill';

/** The child's own life, where no thread knows more about it. */
export const life = {
  pet: {
    says: ['Hello to {name}!', 'How nice to have a friend at home!'],
    asks: ['What does {name} do while you read?', 'What is the silliest thing you two have done?'],
  },
  family: {
    says: ['It is good to hear about your family.', 'That is nice to hear.'],
    asks: ['What do you two like to do together?'],
  },
  food: {
    says: ['Mm, {noun}!'],
    asks: ['What do you like with it?', 'Who made it?'],
  },
  sport: {
    says: ['Sport! That keeps you quick.'],
    asks: ['What do you like about {noun}?', 'What do you find hard about {noun}?'],
  },
  outing: {
    says: ['That sounds like a good day.'],
    asks: ['What was the best thing about it?', 'What did you see there?'],
  },
  future: {
    says: ['I like a reader with a plan.'],
    asks: ['What would you like best about it?', 'What made you want that?'],
  },
  'proud of itself': {
    says: ['Well, that’s something to be proud of.', 'Good for you.'],
    asks: ['How did you do it?', 'Who did you tell first?'],
  },
  birthday: { says: ['A birthday! Have a wonderful day.'], asks: ['What are you looking forward to most?'] },
  friend: {
    says: ['{name} sounds like a good friend to have.', 'Good friends are worth a lot.'],
    asks: ['What do you like to do together?', 'How did you become friends?'],
  },
  school: { says: ['School has stories of its own.'], asks: ['What would be a good day at school for you?'] },
  thing: {
    says: ['That sounds useful!'],
    asks: ['What do you like to do with it?', 'What is the best thing about it?'],
  },
  language: {
    says: [
      'Two languages! Then you can read twice as many books.',
      'Two languages! I only know bird and book.',
    ],
    asks: ['Which word in it do you like best?', 'What would you call this book in your language?'],
  },
} satisfies Record<string, Bank>;
