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
  /** After a thought of the child. */
  taken: [
    'I like how you say that.',
    'That is a thought worth keeping.',
    'Now I see it with your eyes.',
    'Oh, that makes me think.',
    'You noticed something there.',
    'I had not seen it that way.',
    'A careful reader says things like that.',
    'You found good words for that.',
  ],
  retold: [
    'You tell that well, step by step.',
    'Thank you, now I see it before me.',
    'You keep the thread well.',
    'So that is how you would tell it.',
    'You know what matters in a story.',
    'I could listen to you for long.',
  ],
  agreed: [
    'I think so, too.',
    'You look closely at people.',
    'How nice that you say that about {N}.',
    'I like {N} for that, too.',
    'I can see why you think so.',
    'You have a good eye for {N}.',
  ],
  felt: ['You feel with {N}, I can tell.', 'I think so, too.', 'I can see why you think so.'],
  understood: [
    'You may see {N} that way.',
    'I can understand that.',
    'Fair enough, people in books may annoy us.',
    'I can see that side, too.',
  ],
  agreedOfMe: ['How good to hear that.', 'Thank you! I like to hear that.', 'You look at me kindly.'],
  understoodOfMe: ['Fair enough, you may say that to me.', 'I hear you, and I can understand it.'],
  unsure: [
    'Not knowing is a good start.',
    'No hurry, we can think together.',
    'That one is tricky. I will tell you something first.',
    'You do not have to know it.',
    'No matter! I will begin.',
  ],
  liking: ['I do, and I can say why.', 'Yes, I like {N}.', 'Oh yes, I do.'],
  reasons: ['There is a good reason to like {N}.', 'I can tell you why.', 'That is easy to say.'],
  whyThat: [
    'I would say: it felt right just then.',
    'I think about that, too. Some things are done before you can think.',
    'A good “why”! I think the heart was quicker than the head.',
  ],
  answered: [
    'I can tell you that.',
    'You ask well.',
    'A good thing to ask.',
    'Let me think back.',
    'I am glad you ask.',
  ],
  nearly: [
    'I am not sure, but I know this.',
    'I cannot say it in one word.',
    'I know only a little about it.',
  ],
  unknown: [
    'I do not know that for sure.',
    'I wonder about that, too.',
    'A good question, and I have no sure answer.',
    'I would have to guess.',
  ],
  again: [
    'What do you think now?',
    'Would you like to guess again?',
    'What could it be?',
    'Can you see it now?',
  ],
  telling: ['I will tell you this one.', 'Here is the answer.', 'Let me help you out.'],
  partly: ['You are very near.', 'You have part of it.', 'You are warm, and nearly there.'],
  wrong: [
    'That would make a story, too!',
    'Good guess! I remember it another way.',
    'Not so far off, I think.',
    'A brave guess!',
  ],
  none: ['No hurry, I will help you.', 'That one is tricky.', 'Take your time.'],
  spanish: ['Sí, I understand you.', 'Claro.', 'Te entiendo.', 'Bien.'],
} satisfies Record<string, readonly string[]>;

/** What a child says about feelings and deeds is taken up. */
const echoes: Readonly<Record<string, readonly string[]>> = {
  scared: ['You feel how fear sits in the stomach.', 'I can feel that fear, too.'],
  brave: ['Courage is a big word, and you use it well.', 'You see the courage in small things.'],
  kind: ['You see kindness when nobody talks about it.', 'Kindness is worth talking about.'],
  sad: ['You feel with people in books, I can tell.', 'I can feel that, too.'],
  funny: ['I like it when a story makes you laugh.', 'Fun belongs in a story, I think.'],
  lonely: ['You notice when somebody is alone.'],
  clever: ['You have an eye for clever things.'],
  happy: ['I like happy moments, too.'],
  honest: ['The truth is a big thing, and you see it.'],
};

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
  const pick = (texts: readonly string[], person?: string): string => {
    const given = texts.map((text) => text.replaceAll('{N}', person ?? 'people in books'));
    const from = turn % given.length;
    const rotated = [...given.slice(from), ...given.slice(0, from)];
    return rotated.find((text) => !before.includes(text)) ?? (rotated[0] as string);
  };
  /** In every other turn a character answers a thought in the words of its sheet. */
  const voiced = (texts: readonly string[], person?: string): string =>
    own.length > 0 && turn % 2 === 0 ? pick(own) : pick(texts, person);
  return {
    pick,
    voiced,
    say: (kind: keyof typeof phrases, person?: string) => pick(phrases[kind], person),
    right: () => (own.length > 0 && turn % 2 === 0 ? `Yes! ${pick(own)}` : pick(phrases.praise)),
    taken: (traits: readonly string[]) => {
      const echo = traits.find((one) => echoes[one] !== undefined);
      return voiced(echo === undefined ? phrases.taken : (echoes[echo] ?? []));
    },
    retold: () => voiced(phrases.retold),
    agreed: (person: string) => voiced(phrases.agreed, person),
    agreedOfMe: () => voiced(phrases.agreedOfMe),
    opener: (judged: Exclude<Judgement, 'right'>) => pick(phrases[judged]),
  };
};

/** All of them, to check that none states anything about the story. */
export const allPhrases: readonly string[] = [...Object.values(phrases), ...Object.values(echoes)].flat();
