import type { Thread } from './thread';

/** What a child would do itself. */
export const ownDeeds: readonly Thread[] = [
  {
    on: /\bhugs?\b/i,
    asks: ['What can a hug do that words can’t?', 'How would {I|N} take it, do you think?'],
  },
  {
    on: /\bask(?:ed)? .*\bhelp\b|\bask(?:ed)? somebody\b/i,
    asks: ['Whom would you have asked?', 'What makes it so hard to ask for help?'],
  },
  {
    on: /\b(?:told|tell) (?:somebody|someone|them|everybody|my|the truth)\b/i,
    asks: ['Whom would you have told first?', 'How would you have begun to tell it?'],
  },
  {
    on: /\brun(?:ning)? (?:away|off|home)\b|\bran\b/i,
    asks: ['Where would you have run to?', 'What would have made you stop and turn back?'],
  },
  {
    on: /\bhid(?:e|den)\b/i,
    asks: ['What would be a good place to hide?', 'Who would you want beside you there?'],
  },
  {
    on: /\b(?:scream|shout|yell|cry)\b/i,
    asks: ['What would you have shouted?', 'Who would have heard you?'],
  },
  {
    on: /\b(?:fight|fought|punch|kick|hit)\b/i,
    asks: ['What else could one try before that?', 'How would it end, do you think?'],
  },
  { on: /\bhelp(?:ed)?\b/i, asks: ['How would you help, exactly?', 'Who has helped you like that?'] },
  {
    on: /\b(?:stay(?:ed)?|wait(?:ed)?)\b/i,
    asks: ['What would you do while you wait?', 'How long would you stay?'],
  },
  { on: /\b(?:say|said) sorry\b/i, asks: ['How would you say it?', 'What makes sorry such a hard word?'] },
  {
    on: /\b(?:give|gave|given|share[ds]?)\b/i,
    asks: ['What would be hardest to give away?', 'What would you want to keep?'],
  },
  {
    on: /\b(?:go|gone|went) (?:with|there|along|in|home)\b/i,
    asks: ['What would you take along?', 'What would you look at first?'],
  },
  {
    on: /\b(?:give|given|gave) up\b/i,
    asks: ['What would help you to go on?', 'When is it right to stop, do you think?'],
  },
  {
    on: /\b(?:trust|believe)\b/i,
    asks: ['What makes you trust somebody?', 'How would you find out if it is true?'],
  },
  {
    on: /\bpaint|\bdraw\b/i,
    asks: [
      'What would you call your picture?',
      'What would you put in the corner of it?',
      'Which colour would you start with, and why?',
    ],
  },
];

/** What somebody does in the story. */
export const storyDeeds: readonly Thread[] = [
  { on: /\bstorm\b/i, asks: ['Who would be in danger then?', 'What would you do in a storm like that?'] },
  { on: /\bsomething (\w+) happened\b/i, asks: ['What was it that happened?', 'What made it so {1}?'] },
  {
    on: /\b(?:went|gone|goes) wrong\b/i,
    asks: ['What was it that went wrong?', 'Could anybody have stopped it, and how?'],
  },
  { on: /\bdid something\b/i, asks: ['What was it that {I|N} did?'] },
  {
    on: /\b(?:a|an|the|some|big|new) (problem|plan|idea|fight|mistake|surprise|trick|trap|storm|race|promise)\b/i,
    asks: ['What was the {1}?', 'What do you think of the {1}?'],
  },
  {
    on: /\b(?:not|never|nobody|no one|n['’]t|did not) believed?\b/i,
    asks: ['What would you do if nobody believed you?', 'Why did they not believe it?'],
  },
  {
    on: /\bdid not know (?:what to do|so well)\b|\bnobody knew\b/i,
    asks: ['Who was the first to have an idea?', 'What would you have tried first?'],
  },
  {
    on: /\b(?:came and |has |had )?help(?:ed|s)\b|\bhelpt\b/i,
    asks: ['How did they help, exactly?', 'What would have happened without that help?'],
  },
  { on: /\bwill help\b/i, asks: ['Who might that be?', 'What kind of help would be best?'] },
  { on: /\bmet\b/i, asks: ['What did you think of them at first?', 'How did they get on?'] },
  {
    on: /\b(?:alone|by (?:him|her)self)\b/i,
    asks: ['What do you do when you are alone?', 'What is hard about that, do you think?'],
  },
  {
    on: /\bwhere \w+ lives?\b|\bwhat is special\b/i,
    asks: ['What is so special there?', 'Would you like to live there?'],
  },
  { on: /\btalk(?:ed|s)\b/i, asks: ['What did they talk about?'] },
  {
    on: /\b(?:stop|stopped) reading\b/i,
    asks: ['What do you think comes on the next page?', 'Where exactly did you have to stop?'],
  },
  {
    on: /\bgot? better\b/i,
    asks: ['What made it better?', 'When did you notice that it would be all right?'],
  },
  {
    on: /\bgiv(?:e|es|ing) up\b|\bkeeps? (?:going|trying)\b|\btr(?:y|ies) again\b/i,
    asks: ['What keeps somebody going, do you think?', 'What did you not give up on, yourself?'],
  },
  {
    on: /\b(?:tell|told) (?:somebody|someone|them|the truth|it)\b/i,
    asks: ['Whom should {I|N} have told?', 'What would have changed then?'],
  },
  {
    on: /\b(?:lies?|lied|lying)\b/i,
    asks: ['What would have happened with the truth?', 'Is there a good reason for a lie, do you think?'],
  },
  {
    on: /\b(?:stole|steals?|stealing|stolen|thief)\b/i,
    asks: ['What would you say to a thief like that?', 'Is it still stealing if you need it so much?'],
  },
  {
    on: /\b(?:fought|fight|quarrel\w*|argue[ds]?)\b/i,
    asks: ['How could they make up again?', 'Who should begin to make peace?'],
  },
  {
    on: /\b(?:saves?|saved|rescued?)\b/i,
    asks: ['What would you have felt just then?', 'What did it cost, do you think?'],
  },
  {
    on: /\b(?:lost|loses?|missing)\b/i,
    asks: ['Where would you look first?', 'What is the worst thing you ever lost?'],
  },
  { on: /\bfound\b/i, asks: ['What would you have done with it?'] },
  { on: /\b(?:ran|runs?|running) (?:away|off|home)\b/i, asks: ['What makes somebody run, do you think?'] },
  {
    on: /\b(?:wins?|won|make it)\b/i,
    asks: ['What will be the hardest part of it?', 'How will {I|N} celebrate, do you think?'],
  },
  { on: /\bsay sorry\b/i, asks: ['How do you think {I|N} will say it?', 'What would you answer to it?'] },
  { on: /\b(?:hiding|hides?)\b/i, asks: ['What might it be?', 'What gave it away for you?'] },
  {
    on: /\bbecome friends\b|\bbe friends\b/i,
    asks: ['What would they like about each other?', 'What has to happen before that?'],
  },
  {
    on: /\bends? well\b|\bhappy end/i,
    asks: ['What would be a good end for you?', 'What still has to be put right?'],
  },
  {
    on: /\bpromise[ds]?\b/i,
    asks: ['What makes a promise so strong?', 'When may you break one, do you think?'],
  },
  { on: /\bhelped each other\b/i, asks: ['What did each of them give?'] },
  {
    on: /\bspeaks? (?:to|with)\b|\btalks? (?:to|with)\b/i,
    asks: ['How would you describe that way of talking?', 'Who talks to you like that?'],
  },
];
