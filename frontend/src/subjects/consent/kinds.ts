import type { ConsentKind } from '../../../../contract/consent/kinds';

/** The switch beside the consents: whether a child finds other children and is found by them. */
const friendsFacts = (name: string) => ({
  title: 'Finding friends',
  inShort: 'By the exact username.',
  effect: `Children who know the exact username can ask ${name} to be friends, and ${name} can ask them. Friends see each other's books, points and reading days. Without it ${name} is not found, and finds nobody.`,
});

/** The switches besides the consents. */
const transcriptsFacts = (name: string) => ({
  title: 'Teachers may read talks',
  inShort: 'The child sees each look.',
  effect: `A teacher who follows ${name}'s reading here may open what ${name} and Wren have said to each other. ${name} sees each time who looked. Without it teachers only see how much was written and read.`,
});

/** What can be switched on besides the consents. */
export const switchFacts = (name: string) => ({
  discoverable: friendsFacts(name),
  transcripts: transcriptsFacts(name),
});

interface KindFacts {
  readonly title: string;
  /** What it is for, on one line of a phone. */
  readonly inShort: string;
  readonly collected: string;
  readonly why: string;
  readonly kept: string;
  readonly without: string;
}

/** The texts of the four consents, on which a grown-up decides. `name` is the child's. */
export const factsFor = (name: string): Record<ConsentKind, KindFacts> => ({
  core: {
    title: 'Using Inkwren',
    inShort: 'Books, lists and quizzes.',
    collected: `E-mail address, username, age or year of birth, region and school. What ${name} says about interests and favourite kinds of books. The books on ${name}'s lists with their stars, pages and minutes, quiz answers, words looked up and kept, points, gems and what they were spent on, reading days, friends, classes and the grown-ups who may look in, and what ${name} tells us about Inkwren. A postal address only if a prize has to be sent.`,
    why: `So that ${name} can sign in, find books that fit, take quizzes on them and keep what was earned.`,
    kept: 'Kept for as long as the account exists, at most. The username alone, without anything else, is checked by our AI provider before others see it. You can delete all of it on the page “Your children”, or write to us: it is gone within 30 days.',
    without: `Without it ${name} cannot use Inkwren.`,
  },
  ai_text: {
    title: 'Writing with Wren',
    inShort: 'Chat, articles and comics.',
    collected: `What ${name} writes to Wren, our AI companion, the stories ${name} writes for comics, the words missed in quizzes and articles, and the interests ${name} has typed in.`,
    why: 'So that Wren can talk about books, write a daily article that fits, help with stories, turn them into comics, and find books for those interests.',
    kept: 'Goes to our AI provider without e-mail address, school or account number. Names, home towns and the like are replaced as far as our program finds them. It is checked before and after. What was said in talks is deleted after the days that our privacy policy names; stories and comics stay as long as the account.',
    without:
      'Without it there is no chat with Wren, there are no articles and no comics, and the typed interests do not count when books are recommended. Books, lists and quizzes work.',
  },
  voice: {
    title: 'Talking with Wren',
    inShort: 'Talks about a book, aloud.',
    collected: `The sound while ${name} talks with Wren, and the text of the conversation.`,
    why: `So that ${name} can talk about a book instead of typing, and hear books in Wren's voice.`,
    kept: 'The sound goes to our AI provider as it is spoken, with whatever is said in it. Its pieces wait with us for an hour at most, encrypted with a key that only the browser has. The text is deleted after the days that our privacy policy names.',
    without:
      'Without it there are no spoken conversations, and books are read aloud by the voice of the device. Everything else works.',
  },
  public_sharing: {
    title: 'Being seen by other children',
    inShort: 'Boards and shown comics.',
    collected: 'The username, the points and the reading days in a row on the leaderboards, and the comics.',
    why: `So that ${name} can appear on leaderboards and show comics to others.`,
    kept: 'Other children on Inkwren can see it until you switch it off.',
    without: `Without it ${name} is on no public board and comics stay private. Everything else works.`,
  },
});
