import type { Tone } from './tone';

/** What a child finds hard about itself. */
export const hardOfOneself: readonly Tone[] = [
  {
    name: 'a miss',
    isHard: true,
    like: [
      'i missed a penalty once and cried',
      'we lost the final and i cried',
      'we lost 9 0 once',
      'i dropped the ball and they scored',
      'i made a mistake in the concert',
    ],
    words:
      /\bI (?:\w+ )?(?:missed (?:an?|the|my)\b(?! (?:bus|train|you))|let in|messed (?:it )?up|failed|came last|dropped the (?:ball|baton))|\b(?:we|my team|I) (?:\w+ )?lost (?:again|once|\d|the (?:final|match|game|race)|every|all)|\blost\b.*\bonce\W*$/i,
    says: [
      'Ouch, that stings for a long while. That can happen to anybody.',
      'Ouch! Whoever minds so much has really tried.',
    ],
    asks: ['Who was kind to you then?', 'What did you do afterwards?'],
    shows: ['sad', 'ashamed'],
  },
  {
    name: 'new here',
    isHard: true,
    like: [
      'i come from another country and i did not know anybody in school',
      'i am new in my class',
      'i moved here and had no friends at first',
    ],
    words:
      /\bI (?:\w+ )?(?:come|came|moved?|am) (?:here )?from (?:an)?(?:other|different) (?:country|city|town|land)\b|\bI(?:['’]m| am| was) (?:the )?new (?:in|at|here|one|girl|boy|kid)\b/i,
    says: [
      'That was brave of you. It is a big step to be new somewhere.',
      'So you know how it is to be new. You have courage!',
    ],
    asks: ['Who was the first to be nice to you?', 'What helped you at the start?'],
    shows: ['lonely', 'shy', 'sad'],
  },
  {
    name: 'odd one out',
    isHard: true,
    like: [
      'people think i am weird',
      'i take things literally and people think it is funny',
      'i am not like the others',
      'everybody says i am strange',
    ],
    words:
      /\b(?:think|thinks|say|says|call|calls|find|finds)\b.* (?:I['’]?m|I am|Im|me|it) (?:is )?(?:so |very |a bit )?(?:weird|strange|odd|different|crazy|funny)\b/i,
    says: [
      'Not weird at all. You see things that others walk past.',
      'I like heads that work their own way. So do good friends.',
    ],
    asks: ['Who likes you just like that?', 'What do you see that others don’t?'],
    shows: ['lonely', 'clever', 'sad'],
  },
  {
    name: 'embarrassed',
    isHard: true,
    needs:
      /\b(?:star(?:ed?|ing)|look(?:ed|ing)? at|laugh(?:ed|s)?|embarrass\w*|forgot|fell|tripped|called|squeak\w*|red|ashamed|in front of|my (?:lines|voice|trousers|pants))\b/i,
    like: [
      'i forgot my lines in the school play',
      'everyone stared at me',
      'i fell over in front of everybody',
      'my voice went squeaky when i sang',
      'i called my teacher mum',
    ],
    words:
      /\b(?:everyone|everybody|they all|all of them|people|the whole class)\b.*\b(?:stared|looked|looking|staring) at me\b|\b(?:so|was|it was|felt) (?:\w+ )?embarrass\w+/i,
    says: [
      'Oh dear, with all those eyes on you! That feels very long.',
      'One would like a hole in the floor then.',
    ],
    helps: ['The others forget it much sooner than you do.'],
    asks: ['Who was kind to you then?', 'What did you do then?'],
    shows: ['ashamed', 'shy'],
  },
  {
    name: 'guilty',
    isHard: true,
    like: [
      'i lied to my teacher once',
      'i broke a vase and did not tell',
      'i blamed my brother for it',
      'i cheated in a game',
      'i told my coach i was older',
      'i once took something that was not mine',
    ],
    words:
      /\bI (?:\w+ )?(?:lied|cheated|fibbed|blamed|stole|took (?:it|something)|changed (?:a|my|the) (?:mark|grade)s?|(?:said|told) .* (?:broke|did|took|ate)\b.*\bbut)\b|\b(?:did not|didn['’]?t|never) tell (?:anyone|anybody|them|my|her|him)?\W*$/i,
    says: [
      'It is honest of you to say so. Many people carry something like that around.',
      'So you know how such a thing grows.',
    ],
    helps: ['If you tell the right person, it can get lighter.'],
    asks: ['How did it end?', 'What would you do today?'],
    shows: ['ashamed', 'honest'],
  },
  {
    name: 'different',
    isHard: true,
    like: [
      'i am colour blind',
      'i have a stutter',
      'i am dyslexic',
      'i wear a hearing aid',
      'i use a wheelchair',
      'people always ask me about it',
      'i have an allergy',
    ],
    words:
      /\bI(?:['’]?m| am| have| wear| use| need)\b.*\b(?:colou?r-? ?blind\w*|deaf|dyslexi\w*|stutter\w*|stammer\w*|autis\w*|adhd|hearing aids?|wheelchair|asthma|diabetes|allerg\w+|glasses)\b/i,
    says: [
      'Thank you for telling me. That is a part of you, and not the whole of you.',
      'It must be tiring when others make so much of it.',
    ],
    helps: ['You may always answer: not today, thank you.'],
    asks: ['What do you wish they would ask you instead?', 'What do you notice that others miss?'],
  },
  {
    name: 'shy',
    isHard: true,
    like: [
      'i do not like singing in front of people',
      'i am shy',
      'i hate talking in class',
      'i never put my hand up',
      'i get red when people look at me',
    ],
    words:
      /\bin front of (?:people|everybody|everyone|the class|others|an audience)\b|\bI(?:['’]?m| am) (?:\w+ )?shy\b/i,
    says: [
      'In front of others a voice can get very small.',
      'A lot of people know that feeling, and most of them hide it well.',
    ],
    helps: ['It is easier with one friendly face to look at.'],
    asks: ['Whose face would help you?', 'When does it go better?'],
    shows: ['shy', 'scared'],
  },
  {
    name: 'struggling',
    isHard: true,
    like: [
      'i can not ride a bike yet',
      'i am bad at maths',
      'i always lose',
      'my team lost again',
      'i am the slowest in my class',
      'i can not whistle',
    ],
    words:
      /\bI(?:['’]?m| am) (?:\w+ )?(?:bad|terrible|rubbish|no good|not good|the (?:worst|slowest|smallest)) (?:at|in)\b|\bI (?:can not|cannot|can['’]?t) (?:even )?(?:swim|ride|read|whistle|skate|dance|sing|spell|draw|run|do)\b|\b(?:we|my team) lost\b/i,
    says: ['Not yet! That is how I would say it.', 'That is hard when others seem to do it with ease.'],
    helps: ['A bit each day does more than one long try.'],
    asks: ['What makes it so hard?', 'What has got easier already?'],
  },
  {
    name: 'forgotten',
    isHard: true,
    like: [
      'my grandma taught me a song but i forgot the second half',
      'i can not remember her voice',
      'i lost the bracelet that my aunt gave me',
      'i lost my favourite toy',
    ],
    words:
      /\b(?:I|we) (?:\w+ )?forgot\b.*\b(?:song|half|rest|words|language|name|how)\b|\bI lost (?:my|the)\b(?! tooth| place)/i,
    says: ['Oh, that is a pity. One would like to have it back.', 'Some of it is still with you, I think.'],
    helps: ['Perhaps somebody at home can help you with it.'],
    asks: ['Who could help you with that?', 'What do you still have of it?'],
  },
  {
    name: 'unwell',
    isHard: true,
    like: [
      'i had a cold and stayed home',
      'i am ill today',
      'i have a tummy ache',
      'i threw up',
      'i have a fever',
    ],
    words:
      /\bI (?:have|had|got|['’]ve got) (?:\w+ )?(?:cold|flu|fever|cough|headache|(?:tummy|stomach|tooth|ear)[ -]?ache|chickenpox)\b|\bI(?:['’]?m| am| was) (?:\w+ )?(?:ill|sick|poorly)\b/i,
    says: ['Oh no, that is no fun. I hope you feel better now.', 'Poor you! A day in bed can be very long.'],
    helps: ['Warm feet, something to drink and a story: that is half the cure.'],
    asks: ['What made you feel better?', 'Who looked after you?'],
  },
];
