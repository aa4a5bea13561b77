import type { Tone } from './tone';

/** What is good, funny or just so in a child's life. */
export const bright: readonly Tone[] = [
  {
    name: 'proud',
    needs: /\b(?:I|we|our)\b/i,
    like: [
      'i got a medal in judo',
      'i won a race',
      'i can swim now',
      'i scored a goal',
      'i got a good mark',
      'i learned to ride a bike',
      'i was in the newspaper',
      'i got the main part in the play',
    ],
    words:
      /\b(?:I|we) (?:\w+ )?(?:won|scored|passed|came first)\b|\b(?:medal|trophy|certificate|first prize|first place|gold star)\b/i,
    says: [
      'Hooray! That took more than luck, I think.',
      'Well done, you! That is something to be proud of.',
      'Bravo! That is worth a big clap.',
    ],
    asks: ['What was the hardest bit of it?', 'Who saw it?'],
    shows: ['proud', 'happy'],
  },
  {
    name: 'mishap',
    like: [
      'my brother put the phone in the bath',
      'my dog ate my homework',
      'our cat fell in the toilet',
      'my baby sister poured milk on her head',
      'my dad sat on the cake',
      'i put salt in my tea',
    ],
    words:
      /\b(?:my|our)\b.*\b(?:flush(?:ed)?|spill?(?:ed|t)|poured|knocked over|fell (?:in|into|off)|sat on|stepped in|ate my|(?:put|threw|dropped) .* (?:in|into|down|out of))\b/i,
    says: [
      'Oh no! What faces that must have made!',
      'Ha, that is fit for a story of its own!',
      'Oh dear! Some days go like that.',
    ],
    asks: ['What happened then?', 'Who noticed it first?', 'What did the others say?'],
  },
  {
    name: 'loud',
    needs: /\b(?:snor\w+|burp\w*|sneez\w+|scream\w*|yell\w*|shout\w*|loud\w*|nois\w+|drums?)\b/i,
    like: [
      'my brother snores like a pig',
      'my dad sneezes so loud that the baby wakes up',
      'my dad burps all the time',
      'my grandpa snores',
    ],
    words: /\b(?:my|our)\b.*\b(?:snor\w+|burp\w*|sneez\w+)\b/i,
    says: ['Ha! I can nearly hear it from here.', 'Ha! What a concert that must be.'],
    asks: ['What does it sound like?', 'Who wakes up from it?'],
  },
  {
    name: 'smelly',
    needs: /\b(?:smell\w*|stink\w*|farts?|socks)\b/i,
    like: ['our lift smells of wee', 'my brother has smelly socks', 'my room smells of cheese'],
    words: /\b(?:my|our|we)\b.*\b(?:smells?|stinks?|smelly)\b/i,
    says: ['Pooh! Poor you.', 'Pooh! That sounds bad.'],
    asks: ['What would make it smell better?'],
  },
  {
    name: 'loved',
    needs: /\bmy\b.*\b(?:me|us)\b/i,
    like: [
      'my grandad looks grumpy but he keeps the biggest strawberry for me',
      'my grandma always has sweets for me',
      'my mum sings to me at night',
      'my sister helps me with my homework',
      'my dad reads to me',
    ],
    words:
      /\bmy\b.*\b(?:keeps?|saves?|always (?:gives?|brings?|makes?|has)|sings?|helps?|hugs?|reads?|taught|teaches|cooks?|bakes?)\b.*\b(?:me|us|for me)\b/i,
    says: [
      'So {your} says it without words.',
      'It is good to have somebody like {your}.',
      'I like the sound of {your}.',
    ],
    asks: ['How do you thank {your}?', 'What do you give back?'],
  },
  {
    name: 'far and near',
    like: [
      'we video call my grandma on sundays',
      'my nani lives in india',
      'my cousins live in another country',
      'i visit my grandparents in summer',
    ],
    words: /\b(?:video ?calls?|call (?:her|him|them)|facetime|skype)\b/i,
    says: ['Then {your} is near, however far it is.', 'So you two do not lose each other, far as it is.'],
    asks: ['What do you tell each other?', 'What would you show {your} first?'],
  },
  {
    name: 'the same',
    like: [
      'i am a goalie too',
      'i have a cat too',
      'my gran shouts too',
      'i do that too',
      'my brother is just like that',
      'i have one like that',
    ],
    words: /\b(?:too|as well)\W*$|\bjust like (?:my|me|our)\b|\b(?:a bit )?like (?:you|him|her|them)\b/i,
    says: [
      'Then you know it from the inside.',
      'So you can tell how true that is!',
      'Then you are the one to ask about it.',
    ],
    asks: ['What would you tell them about it?', 'What is the best thing about it, and what is the worst?'],
  },
  {
    name: 'in bed',
    like: ['i am in bed already', 'i am under my blanket', 'i am in my pyjamas', 'i am reading with a torch'],
    words: /\bin (?:my )?bed\b|\bunder (?:my|the) (?:blanket|covers|duvet)\b|\bpyjamas\b/i,
    says: ['Snug! Then let us speak softly.', 'That is the best place for a story.'],
    asks: [
      'What shall we talk about before you sleep?',
      'Which bit of the story do you take along into sleep?',
    ],
  },
  {
    name: 'age',
    like: ['i am seven and a half', 'i am six', 'i am almost nine', 'i will be ten soon'],
    words: /^(?:and |but )?I(?:['’]?m| am) (?:\w+ )?(?:\d+|six|seven|eight|nine|ten|eleven|twelve)\b/i,
    says: ['That is a good age for this story.', 'Then you have read a lot of pages by now!'],
    asks: ['What can you do now that you could not do a year ago?'],
  },
];
