import type { Thread } from './thread';

/** Remarks that mean one thing only, whatever else the sentence has. {your} is whom it names. */
export const days: readonly Thread[] = [
  {
    on: /^(?:\p{L}+ ){0,2}I(?:['’]?m| am) (?:so |very |really |getting |a bit )*(?:hungry|starving|thirsty)\b/iu,
    says: [
      'Then a snack first! Stories taste better after it.',
      'Oh, a growling tummy! Have a bite, the story will keep.',
    ],
    asks: ['What would you like to eat now?', 'What is the best snack for reading, do you think?'],
  },
  {
    on: /\b(?:new year\w*|fireworks?)\b/i,
    says: ['New Year! Then you saw the old year out.', 'New Year, with all its bangs and lights!'],
    asks: ['What did you do till then?', 'What was the best thing that night?'],
  },
  {
    on: /\b(?:christmas|eid|diwali|hanukkah|easter|halloween|carnival|chinese new year)\b/i,
    says: ['What a day to look forward to!', 'A feast! I like to hear about that.'],
    asks: ['How do you keep that day at home?', 'What do you like best about that day?'],
  },
  {
    on: /\b(?:stay(?:ed|ing)? up|up (?:till|until|so) (?:late|\w+))\b/i,
    says: ['So late! Only owls are up then.', 'That is late even for an owl!'],
    asks: ['What kept you awake?', 'How tired were you the next day?'],
  },
  {
    on: /\b(?:bak(?:es?|ed|ing)|cook(?:s|ed|ing)?|lick the (?:bowl|spoon))\b/i,
    says: ['Mm! That is good to hear about.', 'Mm! Lucky you.'],
    asks: ['What tastes best of all that {your} makes?', 'What would you make yourself?'],
  },
  {
    on: /\blives? (?:by|in|near|at|on|next|far)\b/i,
    says: ['So that is where {your} lives!'],
    asks: ['What do you do when you visit {your}?', 'What do you like best about that place?'],
  },
  {
    on: /\b(?:sleepover|party)\b/i,
    says: ['That sounds like a day to remember!', 'What fun!'],
    asks: ['What did you do there?', 'Who was there?'],
  },
  {
    on: /\b(?:baby|toddler)\b.*\b(?:brother|sister|cousin)\b|\b(?:brother|sister)\b.*\bbaby\b/i,
    says: ['Babies find out about the world like that!', 'So small, and so busy!'],
    asks: ['What is the funniest thing that {your} has done?', 'What do you teach {your}?'],
  },
  {
    on: /\b(?:navy|army|soldier|pilot|sailor|fire ?fighter|police\w*|nurse|doctor|driver|farmer|fisherman|builder|engineer|scientist|cook|chef|baker|postman|works? (?:at|in|as|for|on))\b/i,
    says: ['Then {your} has something to tell!', 'I would love to hear the stories of {your}.'],
    asks: ['What does {your} tell about it?', 'What would you ask {your} about it?'],
  },
  {
    on: /\b(?:just )?like (?:my|our) (?:\p{L}+ )?(?:brother|sister|mum|mom|dad|gran\w*|uncle|aunt|cousin|friend|teacher|dog|cat)\b/iu,
    says: ['So you know that from home, too!', 'Then the two would get on well!'],
    asks: ['What is {your} like just then?', 'What would {your} say to this story?'],
  },
  {
    on: /\b(?:wear|have|got|get|getting|need|new) (?:\w+ )?(?:glasses|braces)\b/i,
    says: ['Then you see more than others, I think.', 'They suit a reader!'],
    asks: ['What was it like on the first day with them?'],
  },
  {
    on: /\b(?:bees?|wasps?) .*\b(?:stung|sting)\b|\bgot stung\b|\bstung me\b/i,
    says: ['Ouch! A sting hurts for a whole day.'],
    asks: ['What helped against it?', 'Are you more careful now?'],
  },
];
