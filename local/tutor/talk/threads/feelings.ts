import type { Thread } from './thread';

export const feelings: readonly Thread[] = [
  {
    on: /\b(?:my|the) (?:stomach|tummy|belly|heart|knees|hands) /i,
    asks: ['When did you last feel like that?', 'What helps you when your body tells you so?'],
  },
  {
    on: /\bwant to look brave\b|\blook brave\b/i,
    asks: ['Why do we want to look brave, do you think?', 'Whom do you not have to look brave for?'],
  },
  {
    on: /\bscared (?:but|and) (?:do|does|did) it\b|\bscared\b.*\banyway\b/i,
    asks: ['What makes you do a thing although you are scared?'],
  },
  {
    on: /\bbeing scared is (?:fine|ok|okay|normal)\b/i,
    asks: ['Who told you that being scared is fine?', 'What do you say to yourself when you are scared?'],
  },
  {
    on: /\bnervous\b/i,
    asks: [
      'How could you tell that {I was|N was} nervous?',
      'What makes you nervous?',
      'What do you do before something big?',
    ],
  },
  {
    on: /\b(?:brave|courage\w*)\b/i,
    asks: [
      'What is the bravest thing {I|N} did, for you?',
      'When is brave too brave, do you think?',
      'When were you brave in a small way?',
    ],
  },
  {
    on: /\b(?:scared|afraid|frightened|fear)\b/i,
    asks: ['What do you think was scary about it for {me|N}?', 'What helps against fear, do you think?'],
  },
  {
    on: /\b(?:alone|lonely)\b/i,
    asks: [
      'What would you have said to {me|N} then?',
      'Who could have sat down beside {me|N}?',
      'What helps you when you feel alone?',
    ],
  },
  {
    on: /\bsad\b/i,
    asks: ['What would cheer {me|N} up, do you think?', 'What was the saddest bit for you?'],
  },
  {
    on: /\btired\b/i,
    asks: ['What made {me|N} so tired, do you think?', 'What helps when a day is too long?'],
  },
  {
    on: /\b(?:angry|mad|cross|furious)\b/i,
    asks: ['What would you have told them?', 'What do you do with so much anger?'],
  },
  { on: /\b(?:proud)\b/i, asks: ['What would {I|N} be most proud of, do you think?'] },
  {
    on: /\b(?:happy|glad)\b/i,
    asks: ['How could you tell that {I was|N was} happy?', 'What makes you happy like that?'],
  },
  {
    on: /\b(?:jealous|envy|envious)\b/i,
    asks: ['What did {I|N} want to have, do you think?', 'What do you do when you feel like that?'],
  },
  {
    on: /\b(?:embarrass\w*|ashamed|shy)\b/i,
    asks: ['When do people go red, do you think?', 'What could the others have done to help?'],
  },
  {
    on: /\b(?:surprised?|surprising|shocked)\b/i,
    asks: ['What had you thought would come?', 'What surprised you most about it?'],
  },
  {
    on: /\bcurious\b/i,
    asks: ['What would you want to find out in that place?', 'What would you like to find out?'],
  },
  {
    on: /\b(?:worried|worr(?:y|ies))\b/i,
    asks: ['What would take the worry away?', 'Whom do you tell when you worry?'],
  },
];
