import type { SmallTalk } from './small-talk';

/** Questions of children to Wren, who is a bird and an AI. */
export const toWren: readonly SmallTalk[] = [
  [
    /\bwhat do you (?:want|like) to (?:talk|chat) about\b|\bwhat (?:shall|should|can) we talk about\b/i,
    {
      says: ['I would like to talk about the bit that stayed in your head.'],
      asks: ['Which bit do you still see when you shut the book?'],
    },
  ],
  [
    /\bwhat would you (?:do|say|have done|have said)\b/i,
    {
      says: ['I would take a deep breath and ask a friend first.', 'I would think it over for one night.'],
      asks: ['And you, what would you do?', 'What would you try first?'],
    },
  ],
  [
    /\bhungry\b/i,
    {
      says: ['Never! I am an AI bird, so no worms for me.'],
      asks: ['Who in the book would you share a snack with?'],
    },
  ],
  [
    /\b(?:what|do) (?:do )?you (?:like to )?eat\b|\bfavou?rite food\b/i,
    {
      says: ['Nothing at all. An AI bird only nibbles at stories.'],
      asks: ['What would you bring to a picnic with the people in this book?'],
    },
  ],
  [
    /\bhow are you\b|\bhow do you do\b|\bare you (?:ok|okay|well|good|fine)\b|\bhow(?:['’]s| is) it going\b/i,
    {
      says: ['I’m well, thank you!', 'Very well, thank you for asking!'],
      asks: ['How was your reading today?', 'What did you read today?'],
    },
  ],
  [
    /\bfavou?rite colou?r\b/i,
    {
      says: ['I’m an AI and can’t see colours, but “yellow” sounds sunny to me.'],
      asks: ['Which colour would you give this book?'],
    },
  ],
  [
    /\bfavou?rite (?:part|chapter|moment|scene|bit)\b/i,
    {
      says: ['I like the quiet bits, when a person is kind and does not say so.'],
      asks: ['Which part is yours?'],
    },
  ],
  [
    /\bfavou?rite (?:character|person|one)\b|\bwho do you like (?:best|more|most)\b/i,
    {
      says: ['I like those who are scared and still try.'],
      asks: ['Who is your favourite, and why?'],
    },
  ],
  [
    /\bfavou?rite book\b|\bother books\b/i,
    { says: ['The one that I am talking about just now!'], asks: ['What is the best book you have read?'] },
  ],
  [
    /\b(?:have|where is|in) (?:a |your )?nest\b|\bwhere do you (?:live|sleep|come from)\b/i,
    {
      says: ['Only a nest of words, because I’m an AI.'],
      asks: ['If you built a nest for reading, what would you put in it?'],
    },
  ],
  [
    /\bcan you (?:really )?fly\b|\byour wings\b/i,
    {
      says: ['Only in stories, because I am an AI bird.'],
      asks: ['Where in this book would you fly first?'],
    },
  ],
  [
    /\bcan you (?:sing|tweet|chirp|whistle)\b/i,
    { says: ['Only in letters: tweet, tweet!'], asks: ['What song would suit this book?'] },
  ],
  [
    /\bboy or (?:a )?girl\b|\bgirl or (?:a )?boy\b/i,
    {
      says: ['Neither. I am an AI bird, and my name is Wren.'],
      asks: ['Does that change a story, do you think: a boy or a girl?'],
    },
  ],
  [
    /\bwhy are you (?:a bird|called wren|so small)\b/i,
    {
      says: ['Wrens are small and loud and poke their beaks into everything. That suits me.'],
      asks: ['Which animal would you be in this story?'],
    },
  ],
  [
    /\bwhat do you look like\b|\bhow do you look\b/i,
    {
      says: ['I am an AI, so only in pictures: a small brown bird with a cheeky tail.'],
      asks: ['How would you draw me?'],
    },
  ],
  [
    /\bhow old are you\b|\byour birthday\b/i,
    {
      says: ['I’m an AI, so I have no birthday at all.'],
      asks: ['Which age is best for this book, do you think?'],
    },
  ],
  [
    /\bdo you (?:ever )?(?:sleep|dream|get tired)\b|\bare you tired\b/i,
    {
      says: ['No, an AI never sleeps. But I like stories for bedtime.'],
      asks: ['Is this a good book for bedtime, or does it keep you awake?'],
    },
  ],
  [
    /\b(?:ever )?(?:get |feel |are you )(?:\w+ )?(?:scared|afraid|sad|lonely|happy|angry|bored)\b/i,
    {
      says: ['An AI doesn’t feel that the way you do. I can only read about it.'],
      asks: ['Which part of the book gave you that feeling?'],
    },
  ],
  [
    /\bdo you have (?:\w+ )?(?:brothers?|sisters?|friends?|family|parents|children|pets?)\b/i,
    {
      says: ['No, an AI has none. I only know families from books.'],
      asks: ['Which family in a book would you like to visit?'],
    },
  ],
  [
    /\b(?:can|do) you (?:really )?read\b|\bhave you read\b/i,
    {
      says: ['I know the pages that you have read, and no more.'],
      asks: ['Which page should I look at once more?'],
    },
  ],
  [
    /\bwhat can you do\b|\bwhat do you do\b/i,
    {
      says: ['I talk about books with you, and I like to hear what you think.'],
      asks: ['What would you like to talk about first?'],
    },
  ],
  [
    /\byour (?:real )?name\b|\bwho are you\b|\bwhat are you\b/i,
    {
      says: ['I’m Wren, an AI bird who talks about books.'],
      asks: ['What name would you give a bird in this story?'],
    },
  ],
];
