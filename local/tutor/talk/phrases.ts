import type { LibraryCharacter } from '../../../lambdas/stock/own-books';
import type { Judgement } from './judge';
import type { TalkRequest } from './read';

/** The first parts of replies. {N} stands for the person meant. None states anything about the story. */
const phrases = {
  praise: [
    'Yes, just so!',
    'Exactly, well remembered!',
    'You read that closely!',
    'That is it!',
    'Right, well read!',
  ],
  accepting: ['I am listening.', 'Go on, I like to hear it.', 'I want to know more about that.'],
  closedPages: [
    'I know no more pages than you do.',
    'Those pages are still closed for both of us.',
    'I don’t know that either. Let’s wait and see.',
  ],
  again: [
    'What do you think now?',
    'Would you like to guess again?',
    'What could it be?',
    'Can you see it now?',
  ],
  telling: ['I will tell you this one.', 'Here’s the answer.', 'Let me help you out.'],
  partly: ['You are very near.', 'You have part of it.', 'You are warm, and nearly there.'],
  wrong: [
    'That would make a story, too!',
    'Good guess! I remember it another way.',
    'Not so far off, I think.',
    'A brave guess!',
  ],
  none: ['No hurry, I will help you.', 'That one is tricky.', 'Take your time.'],
} satisfies Record<string, readonly string[]>;

const voiceEvery = 4;

/** A cheerful line would be wrong after these words. */
const lowSpirits =
  /\b(?:not|never|nobody|no|sad|alone|lonely|cried?|scared|afraid|angry|mad|mean|stupid|boring|hate|hurt|wrong|unfair|lost|worried|nervous|miss)\b|n['’]t\b/i;

/** Two phrases with so many equal first words sound alike. */
const alike = 4;

export type Phrases = ReturnType<typeof phrasesOf>;

/** Wren's phrases, or those of a character in the style of its sheet. None is used twice in six turns, as far as they last. */
export const phrasesOf = (
  character: LibraryCharacter | undefined,
  { said }: Pick<TalkRequest, 'said'>,
  turn: number,
) => {
  const before = said
    .filter(({ role }) => role === 'companion')
    .map(({ text }) => text)
    .join('\n');
  const own = character?.says ?? [];
  const last = said.findLast(({ role }) => role === 'companion')?.text ?? '';
  const isUsed = (text: string) => before.includes(text);
  /** The last reply began or went on like this. */
  const isLast = (text: string) => last.includes(text.split(' ').slice(0, alike).join(' '));
  const pick = (texts: readonly string[], person?: string): string => {
    const given = texts.map((text) => text.replaceAll('{N}', person ?? 'them'));
    const from = turn % given.length;
    const rotated = [...given.slice(from), ...given.slice(0, from)];
    return (
      rotated.find((text) => !isUsed(text) && !isLast(text)) ??
      rotated.find((text) => !isLast(text)) ??
      (rotated[0] as string)
    );
  };
  return {
    pick,
    isLast,
    say: (kind: keyof typeof phrases, person?: string) => pick(phrases[kind], person),
    right: () => (own.length > 0 && turn % 2 === 0 ? `Yes! ${pick(own)}` : pick(phrases.praise)),
    /** Now and then a character begins with a line of its sheet, where the child is in no other mood. */
    voiced: (text: string, said: string): string => {
      const line =
        turn % voiceEvery === 0 && !lowSpirits.test(said)
          ? own.find((one) => !before.includes(one))
          : undefined;
      return line === undefined ? text : `${line} ${text}`;
    },
    opener: (judged: Exclude<Judgement, 'right'>) => pick(phrases[judged]),
  };
};

/** All of them, to check that none states anything about the story. */
export const allPhrases: readonly string[] = Object.values(phrases).flat();
