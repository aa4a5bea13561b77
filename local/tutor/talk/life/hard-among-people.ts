import type { Tone } from './tone';

/** What others did to a child, or do not do. */
export const hardAmongPeople: readonly Tone[] = [
  {
    name: 'left out',
    isHard: true,
    like: [
      'nobody wanted to be my partner',
      'nobody plays with me',
      'i was not invited to the party',
      'i sat alone at lunch',
      'i have no friends',
      'they did not pick me for the team',
      'my friends went without me',
    ],
    words:
      /\b(?:nobody|no one|none of them)\b.*\b(?:me|my|with us)\b|\bleft me out\b|\b(?:not|n['’]t|never) (?:\w+ )?(?:invite|pick|choose|invited|picked|chosen)\b.*\bme\b|\bI (?:was not|wasn['’]t|never get) (?:invited|picked|chosen)\b|\bI (?:have no|don['’]?t have (?:any )?) ?friends\b/i,
    says: [
      'That is a lonely feeling, and it is not your fault.',
      'Oh, that is hard. It would hurt a grown-up, too.',
      'I am sorry. A minute like that feels very long.',
    ],
    helps: ['A teacher can help with that, if you tell one.', 'One kind person is enough to begin with.'],
    asks: ['Who could you tell about it?', 'Who else might be glad to be asked?'],
    shows: ['lonely', 'sad', 'shy'],
  },
  {
    name: 'mocked',
    isHard: true,
    like: [
      'people laugh at me in class',
      'the other kids tease me',
      'they make fun of my name',
      'somebody called me a baby',
      'the boys in my class are mean to me',
      'they laughed when i read out loud',
    ],
    words:
      /\b(?:laugh(?:s|ed)? at|tease[sd]?|teasing|make fun of|made fun of|making fun of|pick(?:s|ed)? on|mean to|bull(?:y|ies|ied)) (?:me|my|us)\b|\b(?:told off|blamed|in(?:to)? trouble)\b.*\b(?:did(?: not|n['’]?t) do|was(?: not|n['’]?t) me)\b|\bcall(?:s|ed)? me (?!on|up|back|at|today|yesterday)\w+/i,
    says: [
      'I am sorry, that hurts. It was not fair to you.',
      'That was unkind, and it is not your fault.',
      'That must sting. You can be sure that it is not your fault.',
    ],
    helps: ['A grown-up you trust should hear of it.', 'Tell a teacher, or somebody at home.'],
    asks: ['Who is on your side?', 'What would you have liked to hear instead?'],
  },
  {
    name: 'quarrel',
    isHard: true,
    like: [
      'my best friend is mad at me',
      'me and my friend did not talk for two weeks',
      'i had a fight with my friend',
      'my friend does not want to play with me any more',
      'i argued with my sister',
    ],
    words:
      /\b(?:mad|angry|cross) (?:at|with) me\b|\b(?:fight|argument|quarrel|argued|fought|fell out|fallen out|falling out)\b.*\b(?:with )?\b(?:my|friend|me)\b|\b(?:my|friend)\b.*\b(?:fought|argued|fell out|not (?:talk|speak)|n['’]t (?:talk|speak)|(?:stopped|stop) (?:talking|speaking))/i,
    says: [
      'A quarrel sits in your tummy like a stone.',
      'That is hard, just because you like each other.',
      'Oh dear. It is no fun to be at odds with somebody you like.',
    ],
    helps: [
      'Somebody has to say the first word, and it may be a small one.',
      'A note is a good first word, if it is hard to say.',
    ],
    asks: ['Have you two made up?', 'What would be a good first word?'],
  },
  {
    name: 'betrayed',
    isHard: true,
    like: [
      'my friend told my secret',
      'she broke her promise to me',
      'my friend lied to me',
      'they talked about me behind my back',
      'my brother read my diary',
    ],
    words:
      /\b(?:told|gave away|shared|spread) my secrets?\b|\b(?:lied to|cheated on|tricked) me\b|\bbroke (?:his|her|their|a) promise\b.*\b(?:me|my)\b|\bmy \w+ broke (?:his|her|their) promise\b/i,
    says: [
      'That stays with you. It hurts most from somebody you trust.',
      'I can see why you still think of it. You had trusted somebody.',
    ],
    helps: ['You may say it to them: that hurt me.', 'It is all right to take your time with that.'],
    asks: ['Did you two make up?', 'What would you have liked to hear afterwards?'],
  },
  {
    name: 'unfair at home',
    isHard: true,
    like: [
      'my sister never lets me play with her',
      'i have to share a room with my brothers',
      'my brother always gets everything',
      'my mum says i am too small for that',
      'my brother takes my things',
      'i am never allowed to stay up',
    ],
    words:
      /\bmy (?:\w+ )?(?:brothers?|sisters?|cousins?|mum|mom|dad|parents?)\b.*\b(?:never lets?|won['’]?t let|always (?:gets?|takes?|wins?|annoys?)|takes? my|hits? my|does(?: not|n['’]?t) let)\b|\bI(?:['’]m| am) (?:never|not) allowed\b|\bI have to share\b/i,
    says: [
      'That is annoying, and most of all when it goes on and on.',
      'I can see that it gets on your nerves.',
      'That does not feel fair, day after day.',
    ],
    helps: ['Sometimes a rule for both helps, and a grown-up to agree to it.'],
    asks: ['What would be a fair rule, do you think?', 'When do you get on best?'],
  },
];
