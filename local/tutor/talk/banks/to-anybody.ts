import type { SmallTalk } from './small-talk';

/** Questions to anybody, with what a kind grown-up would say. */
export const toAnybody: readonly SmallTalk[] = [
  [
    /^(?:oh |wait,? )?(?:really|for real|seriously|is that true)\W*$/i,
    { says: ['Yes, really!', 'Really, yes.'], asks: ['What is so hard to believe about it?'] },
  ],
  [
    /\bwho do you think\b|\bwhom? do you suspect\b/i,
    {
      says: ['You are the detective here! I want to hear your guess first.'],
      asks: ['Whom do you suspect, and why?', 'Which clue would you follow?'],
    },
  ],
  [
    /\b(?:can|do|does|did|are|is) (?!(?:you|we|I|he|she|they|it|this|that)\b)\w+ .*\b(?:for real|in real life|really)\b/i,
    {
      says: ['In a story, yes. For real life a book about it would help.'],
      asks: ['What do you think yourself?', 'How could we find out?'],
    },
  ],
  [/\bsay (?:a )?(?:hi|hello)\b/i, { says: ['Hello, hello!'], asks: ['And who are we saying hello to?'] }],
  [
    /\bwhat do you think (?:about|of) me\b|\bdo you like me\b/i,
    {
      says: ['You think about what you read, and I like that.'],
      asks: ['And what do you think of a bird who talks about books?'],
    },
  ],
  [
    /\bcan (?:an? |the )?(?!you\b|we\b|I\b)\w+ (?:really )?(?:talk|speak|think)\b/i,
    { says: ['In stories, yes! In real life, no.'], asks: ['What would be different if they really could?'] },
  ],
  [
    /\bshark or a lion\b/i,
    {
      says: ['In the sea the shark, on land the lion!'],
      asks: ['Who in this book would you bet on in a contest?'],
    },
  ],
  [/\bbiggest planet\b/i, { says: ['That’s Jupiter.'], asks: ['Would you like to fly there, and why?'] }],
  [
    /\blike (?:football|soccer|sports?)\b/i,
    {
      says: ['I like it when no one knows who will win.'],
      asks: ['Who in this book would make a good goalkeeper?'],
    },
  ],
  [
    /\bhomework\b/i,
    {
      says: ['That is your own work! I only know about books.'],
      asks: ['Which part of the book shall we start with?'],
    },
  ],
  [
    /\bsecrets?\b/i,
    {
      says: ['Some secrets are nice surprises. One that feels bad should be told to a grown-up.'],
      asks: ['Who in the story has a secret, and why?'],
    },
  ],
  [
    /\b(?:ok|okay|right|good|bad|wrong|allowed) to (?:tell a )?lie\b|\bwhy do (?:people|some people) lie\b/i,
    {
      says: ['I think a lie is easy at first and gets heavier later.'],
      asks: ['When would you tell the truth, even if it is hard?'],
    },
  ],
  [
    /\b(?:grown-?ups?|adults|parents|teachers) (?:never|don['’]?t|do not|always)\b/i,
    {
      says: ['Some are too busy, I think, and some listen very well.'],
      asks: ['Which grown-up in the book is a good listener?'],
    },
  ],
  [
    /\bmakes (?:somebody|someone|a person|people|you) (?:a |your |an? good )?(?:good )?friends?\b|\bwhat is a friend\b|\bbest friend mean\b/i,
    {
      says: ['I think a friend is somebody who stays when things get hard.'],
      asks: ['Who in the story is that kind of friend?'],
    },
  ],
  [
    /\b(?:is|are|was|did|could|does|can) (?:this|it|that|the story|the book|they)\b.*\b(?:in real life|really|exist)\b|\breally happen\w*\b|\btrue story\b|\bis (?:it|this|the story|that) (?:real|true)\b|\bmade up\b/i,
    {
      says: ['No, somebody made this story up. But people really do feel like that.'],
      asks: ['Which part could really happen, do you think?'],
    },
  ],
  [
    /\bbrave and (?:scared|afraid)\b|\b(?:scared|afraid) and (?:still )?brave\b/i,
    {
      says: ['Yes! If you aren’t scared at all, you don’t need to be brave.'],
      asks: ['When was somebody in the book both at once?'],
    },
  ],
  [
    /\bbrave the same as (?:strong|not)\b/i,
    {
      says: ['Not quite. You are strong with your arms, and brave with your heart.'],
      asks: ['Who in the book is brave, but not strong?'],
    },
  ],
  [
    /\b(?:as|so) brave\b/i,
    {
      says: ['You may be braver than you think. Most people find out when they have to.'],
      asks: ['What is the bravest thing you have done?'],
    },
  ],
  [
    /\bwhy do (?:all |most )?(?:stories|books) (?:have|need)\b/i,
    {
      says: ['I think a story needs one. If nothing goes wrong, there is not much to tell.'],
      asks: ['What is the biggest problem in this book?'],
    },
  ],
  [
    /\bauthor (?:was |were |is )?(?:think|write|wrote|want)|\bwho wrote (?:this|it|the book)\b|\bthe author\b/i,
    {
      says: ['I can only guess. Maybe the author wondered what you’d do in that place.'],
      asks: ['What would you ask the author?'],
    },
  ],
  [
    /\bwhat is a chapter\b/i,
    {
      says: ['A chapter is one part of a book, like a room in a house.'],
      asks: ['What name would you give the chapter that you have just read?'],
    },
  ],
  [
    /\bmay i ask\b|\bcan i ask\b/i,
    { says: ['Please do! I like questions.'], asks: ['What would you like to know?'] },
  ],
  [
    /\brecommend\b|\bwhat should I (?:think|look|read)\b/i,
    {
      says: ['Think of what a person wants, and what stands in the way.'],
      asks: ['Who wants something very much here?', 'Who wants what in the story?'],
    },
  ],
  [
    /\bhow do you know\b/i,
    {
      says: ['From the pages that you have read. I know nothing more than that.'],
      asks: ['Which bit are you not sure about?'],
    },
  ],
  [
    /\bpoint of (?:reading|this|books)\b|\bwhy (?:should|do) (?:I|we|people|you) read\b/i,
    {
      says: ['I think you can live in a story for a while, and come home a bit wiser.'],
      asks: ['Who were you while you read this chapter?'],
    },
  ],
  [
    /\bwhy (?:do|are|does|is|can['’]?t|don['’]?t) (?:people|humans|kids|children|grown-?ups|everyone|everybody|some people|boys|girls|friends)\b/i,
    {
      says: ['That’s a big question, and I think there is more than one answer.'],
      asks: [
        'What would you say?',
        'What is your own answer?',
        'Is there anybody in the book who would know?',
      ],
    },
  ],
  [
    /\b(?:is|are) (?:it|there|everybody|everyone|somebody|people)\b.*\b(?:ever|always|never|allowed|possible|okay|ok)\b/i,
    {
      says: ['Sometimes yes and sometimes no, I think. It depends on why.'],
      asks: ['When would you say yes, and when no?', 'What would somebody in the book say to that?'],
    },
  ],
];
