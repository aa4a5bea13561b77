import type { Thread } from './thread';

/** Thoughts about people and stories. */
export const ideas: readonly Thread[] = [
  {
    on: /\b(?:bad guy|villain|evil|baddie)/i,
    says: ['A real villain, then!', 'Every story needs somebody to be cross with.'],
    asks: ['What makes somebody so bad, do you think?', 'Who could stop him, and how?'],
  },
  {
    on: /\b(?:that is|that['’]s|and that is) (?:the whole|all|it)\b|\bthe whole chapter\b/i,
    says: ['From the start to the end! You told it well.'],
    asks: ['If you could keep only one bit, which would it be, and why?', 'What do you think comes next?'],
  },
  {
    on: /\bnobody (?:else )?(?:helped|cared|came|listened|noticed|asked)\b|\bno one (?:helped|cared|came)\b/i,
    asks: ['Who could have helped, do you think?', 'Why did they not, do you think?'],
  },
  {
    on: /\bkind thing\b|\b(?:was|is|be|being) (?:so |very )?kind\b|\bkindness\b/i,
    asks: [
      'What kind thing have you seen that nobody noticed?',
      'Why be kind when nobody sees it, do you think?',
    ],
  },
  {
    on: /\bnobody (?:had )?asked\b|\bnobody would have known\b/i,
    asks: ['Why do good and not tell it, do you think?', 'Would you have told it to a friend?'],
  },
  {
    on: /\bmade jokes\b|\bonly watched\b|\blaughed at\b/i,
    asks: ['What could one of those who watched have done?', 'Why do people just watch, do you think?'],
  },
  { on: /\bfair\b/i, asks: ['What would have been fair?', 'Who should have noticed it?'] },
  {
    on: /\bworked? (?:so |very )?hard\b/i,
    asks: ['What do you work so hard for?', 'How should hard work be thanked, do you think?'],
  },
  {
    on: /\bquiet\b|\bsilent\b|\bsilence\b/i,
    asks: [
      'What did you think would come after the quiet?',
      'How can a quiet moment be so loud, do you think?',
      'What could you nearly hear just then?',
    ],
  },
  {
    on: /\bgoing to change\b|\bchange everything\b/i,
    asks: ['How did you feel that a change was coming?', 'What did change?'],
  },
  {
    on: /\bsmall things?\b|\blittle thing\b/i,
    asks: ['Which small thing do you keep, and why?', 'How can a small thing become so important?'],
  },
  {
    on: /\bwho your friends are\b|\breal friends?\b|\btrue friends?\b/i,
    asks: ['Who turned out to be a friend in this story?', 'How did you find out who your friends are?'],
  },
  {
    on: /\b(?:good|best) friends?\b/i,
    asks: ['What makes a friend a good one, for you?', 'What do you think they like about each other?'],
  },
  {
    on: /\bgoes? wrong\b|\bdo things wrong\b|\bmistakes?\b|\bfirst ten times\b/i,
    asks: [
      'What did you only get right after many tries?',
      'What can you learn from a thing that goes wrong?',
    ],
  },
  {
    on: /\bnobody expected\b|\bgood idea\b|\bsaves the day\b/i,
    asks: ['Who in the story could surprise us like that?', 'What might that idea be?'],
  },
  {
    on: /\bif it would work\b|\bcould not stop\b|\bread (?:it|that page) twice\b|\bexciting\b/i,
    asks: [
      'What did you notice the second time?',
      'What did you think would happen?',
      'At which line did you hold your breath?',
    ],
  },
  {
    on: /\bnobody wanted to say\b|\bgot lost\b|\bwere lost\b/i,
    asks: [
      'Who said it in the end?',
      'Why is it so hard to say such a thing?',
      'How did you find the way out?',
    ],
  },
  {
    on: /\bthe beginning is important\b|\bthing at the beginning\b/i,
    asks: ['Which thing do you have in mind?', 'What could it be good for later?'],
  },
  {
    on: /\bauthor\b/i,
    asks: ['What would you ask the author about it?', 'Where else did you spot such a thing?'],
  },
  {
    on: /\bdifferent if\b|\bstayed (?:at )?home\b/i,
    asks: [
      'What would be the first thing to change?',
      'Would it be a better story or a worse one, and why?',
      'Who would have missed {me|N} most?',
    ],
  },
  {
    on: /\bwas right\b|\bwas not right\b|\bis right\b/i,
    asks: ['What was {I|N} right about?', 'How do two people find out who is right?'],
  },
  {
    on: /\btreat (?:him|her|them|me|us|\p{Lu})/iu,
    asks: ['What should they have done instead?', 'What would you have told them?'],
  },
  { on: /\bbelieve\b/i, asks: ['What would make you believe it?'] },
  {
    on: /\brules?\b/i,
    asks: ['Which rule would you change, and why?', 'When may somebody break a rule, do you think?'],
  },
  {
    on: /\bbeing brave\b|\babout (?:friendship|friends|courage|trust|family)\b/i,
    asks: ['Where did you see that most clearly?', 'Which other word would you put beside it?'],
  },
  {
    on: /\breminds? me of\b/i,
    asks: ['What was the same, and what was different?', 'How did it turn out for you?'],
  },
  {
    on: /\bdad|\bmum|\bmother|\bfather|\bparents\b/i,
    asks: ['What do you think a parent feels at such a moment?'],
  },
  { on: /\bmagic\b/i, asks: ['What would you do with such magic?'] },
  { on: /\bdark\b|\bnight\b/i, asks: ['What is different in the dark, do you think?'] },
];
