type Answer = readonly [asked: RegExp, answers: readonly string[]];

/** Questions of children to Wren, who is a bird and an AI. */
const toWren: readonly Answer[] = [
  [/\bhungry\b/i, ['Only for stories! I am an AI bird, so I never need a worm.']],
  [
    /\b(?:what|do) (?:do )?you eat\b|\bfavou?rite food\b/i,
    ['Pages, if anything. An AI bird lives on stories and good questions.'],
  ],
  [
    /\bhow are you\b|\bhow do you do\b/i,
    ['Bright and curious, thank you! A talk about a book suits me.', 'Very well, thank you for asking!'],
  ],
  [/\bfavou?rite colou?r\b/i, ['I cannot see colours, but the word “yellow” sounds like sunshine to me.']],
  [
    /\bfavou?rite (?:part|chapter|moment|scene|book)\b/i,
    ['I like the moments best in which somebody is kind and says nothing about it.'],
  ],
  [
    /\b(?:have|where is|in) (?:a |your )?nest\b|\bwhere do you live\b/i,
    ['My nest is made of words, because I am an AI. It is a good place for stories.'],
  ],
  [/\bcan you fly\b|\byour wings\b/i, ['Only in my thoughts, from page to page. I am an AI bird.']],
  [/\bboy or (?:a )?girl\b|\bgirl or (?:a )?boy\b/i, ['Neither, I am an AI bird. Just call me Wren.']],
  [
    /\bwhy are you a bird\b/i,
    ['Wrens are small and curious, with a loud voice. I like that for talks about books.'],
  ],
  [/\bhow old are you\b/i, ['An AI bird has no birthday, so I stay as young as my last story.']],
  [
    /\bdo you (?:ever )?(?:sleep|dream)\b/i,
    ['I never sleep, because I am an AI. But I like bedtime stories.'],
  ],
  [
    /\b(?:ever )?(?:get |feel )?(?:scared|afraid|sad|lonely|happy|angry)\b/i,
    ['An AI does not feel that as you do. But a good story makes me wonder how it is.'],
  ],
  [
    /\byour (?:name|favou?rite)\b/i,
    ['I have no favourites, I am an AI bird called Wren. I like to hear yours.'],
  ],
  [
    /\bdo you have (?:\w+ )?(?:brothers?|sisters?|friends?|family|parents|children)\b/i,
    ['An AI bird has none, but I know many people in books.'],
  ],
];

/** The same, to a character that an AI plays. */
const toCharacter: readonly Answer[] = [
  [/\bhow are you\b/i, ['Well, thank you! I like a visitor from outside the pages.']],
  [/\bhungry\b|\bwhat do you eat\b/i, ['Just now I am only hungry for your questions.']],
  [/\bfavou?rite colou?r\b/i, ['I may choose one: the colour of this book’s cover.']],
  [
    /\bwhat do you think (?:about|of) me\b|\bdo you like me\b/i,
    ['I think you are a reader who looks closely, and that helps me.'],
  ],
];

/** Questions to anybody, with what a kind grown-up would say. */
const toAnybody: readonly Answer[] = [
  [/\bsay (?:a )?(?:hi|hello)\b/i, ['Hello, hello!']],
  [
    /\bwhat do you think (?:about|of) me\b|\bdo you like me\b/i,
    ['I think you are a reader who looks closely, and that is a fine thing.'],
  ],
  [
    /\bcan (?:an? |the )?\w+ (?:really )?(?:talk|speak|think)\b/i,
    ['In stories, yes! I like that about stories.'],
  ],
  [/\bshark or a lion\b/i, ['In water I would bet on sharks, and on grass on lions.']],
  [/\bbiggest planet\b/i, ['That is Jupiter. More than a thousand Earths would fit into it.']],
  [/\blike (?:football|soccer)\b/i, ['I like to hear about it! Nobody can know the end before the whistle.']],
  [/\bhomework\b/i, ['That one stays yours, but I can help you to think about the book.']],
  [
    /\bkeep secrets?\b/i,
    [
      'I think some want to keep a surprise, and some are afraid. A bad feeling should be told to a grown-up.',
    ],
  ],
  [/\b(?:ok|okay|right|good|bad) to lie\b/i, ['I think a lie feels easy at first and heavy later.']],
  [
    /\bgrown-?ups? never listen\b|\badults never listen\b/i,
    ['Some are too busy, I think, and some listen very well.'],
  ],
  [
    /\bmakes (?:somebody|someone|a person|people) (?:a |your )?friends?\b|\bwhat is a friend\b/i,
    ['I think a friend is somebody who stays when it gets hard.'],
  ],
  [
    /\bin real life\b|\breally happen\b|\btrue story\b|\bis (?:it|this) real\b/i,
    ['I think it is made up. But people can feel and act like that.'],
  ],
  [/\bbrave and scared\b|\bscared and brave\b/i, ['Yes! Without fear nobody needs to be brave.']],
  [/\bbrave the same as strong\b/i, ['Not quite. You are strong with your arms, and brave with your heart.']],
  [/\bas brave\b/i, ['You may be braver than you think. Most people find out when they have to.']],
  [/\bwhy do (?:all )?stories have\b/i, ['Without a problem nobody would have to do anything, I think.']],
  [/\bauthor (?:was )?think/i, ['Perhaps how it would feel to stand in the middle of it all.']],
  [
    /\bwhat is a chapter\b/i,
    ['A chapter is a part of a book with its own number and title, like a room in a house.'],
  ],
  [/\bmay i ask\b|\bcan i ask\b/i, ['Please do! I like questions.']],
  [/\brecommend\b.*\bthink\b/i, ['Think about what somebody wants, and about what could stand in the way.']],
  [/\bdoes the title mean\b/i, ['A title is a small door. I like to ask what waits behind it.']],
  [/\bhow do you know\b/i, ['From the pages that you have read. I know nothing else about it.']],
  [
    /\b(?:which|what) word is the hardest\b/i,
    ['I would say: a word that you skip. Show it to me, if you like.'],
  ],
  [
    /\bwhy (?:do|are) (?:people|humans|kids|children)\b/i,
    ['That is a big question, and there is more than one answer.'],
  ],
];

const small = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const numberOf = (word: string) => (/^\d+$/.test(word) ? Number(word) : small.indexOf(word.toLowerCase()));

/** "What is 7 times 8?" */
const sum = (words: string): string | undefined => {
  const [, one = '', sign = '', other = ''] =
    /\b(\w+) (times|plus|minus|x|\+|-|\*) (\w+)\s*\??$/i.exec(words) ?? [];
  const [a, b] = [numberOf(one), numberOf(other)];
  if (one === '' || a < 0 || b < 0) return undefined;
  const result = /plus|\+/.test(sign) ? a + b : /minus|-/.test(sign) ? a - b : a * b;
  return `That makes ${result}.`;
};

/** The answers to a question that is not about the book; undefined if the tutor has none. */
export const smallTalk = (words: string, isCharacter: boolean): readonly string[] | undefined => {
  const counted = sum(words);
  if (counted !== undefined) return [counted];
  const own = isCharacter ? toCharacter : toWren;
  const isToYou = /\b(?:you|your)\b/i.test(words);
  return ((isToYou ? own.find(([asked]) => asked.test(words)) : undefined) ??
    toAnybody.find(([asked]) => asked.test(words)))?.[1];
};
