import { sentencesOf, storyOf } from './read';

/** One word below the product's limit, because a name may be replaced by two words. */
const mostQuoted = 5;

/** A few whole words around a match. From direct speech, only the spoken words. */
const around = (sentence: string, at: number): string => {
  const said = /^["“]([^"”]+)/.exec(sentence.slice(at))?.[1];
  if (said !== undefined) return around(said, 0);
  const words = [...sentence.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu)];
  const hit = Math.max(
    0,
    words.findLastIndex(({ index }) => index <= at),
  );
  const start = Math.max(0, Math.min(hit - 2, words.length - mostQuoted));
  const [first, last] = [words[start], words[Math.min(words.length, start + mostQuoted) - 1]];
  if (first === undefined || last === undefined) return sentence;
  return sentence.slice(first.index, last.index + last[0].length);
};

interface Device {
  readonly pattern: RegExp;
  readonly why: string;
}

/** Devices of good stories, each with a pattern that finds it in a sentence. */
const devices: readonly Device[] = [
  { pattern: /["“][^"”]{3,}/u, why: 'Somebody speaks here, so a reader hears the people of your story.' },
  {
    pattern: /\b(?:smell\w*|taste\w*|stank|scent|delicious|sour|sweet)\b/i,
    why: 'A reader can almost smell and taste this.',
  },
  {
    pattern:
      /\b(?:whisper\w*|roar\w*|bang|crash\w*|creak\w*|rustl\w*|hum\w*|sang|loud|silent|squeak\w*|splash\w*)\b/i,
    why: 'You let a reader hear what is going on.',
  },
  {
    pattern: /\b(?:soft|cold|warm|rough|sticky|smooth|wet|fluffy|freezing|prickl\w*)\b/i,
    why: 'You tell how it feels, so a reader is right there.',
  },
  {
    pattern: /\b(?:like a|like an|as \w+ as)\b/i,
    why: 'You compare two things, and that paints a picture at once.',
  },
  {
    pattern: /\b(?:suddenly|out of nowhere|all of a sudden|at that moment|without warning)\b/i,
    why: 'Here you surprise a reader, who wants to know what comes next.',
  },
  {
    pattern: /\b(?:afraid|scared|happy|sad|proud|nervous|excited|angry|lonely|brave|worried|surprised)\b/i,
    why: 'You tell what somebody feels, and a reader feels it too.',
  },
  {
    pattern:
      /\b(?:golden|glow\w*|sparkl\w*|tiny|huge|enormous|purple|shiny|shimmer\w*|green|blue|red|silver|dark)\b/i,
    why: 'This detail lets a reader see your picture clearly.',
  },
  {
    pattern: /\b(?:because|so that|although|even though|until|while)\b/i,
    why: 'This joins two thoughts, so a reader understands the reason.',
  },
  {
    pattern: /\b(?:jump\w*|ran|climb\w*|flew|crept|rushed|tumbled|danced|dashed|swam|grabbed)\b/i,
    why: 'A strong verb: a reader sees the movement.',
  },
];

const opening: Device = { pattern: /./u, why: 'Your beginning takes a reader straight into the story.' };
const ending: Device = { pattern: /./u, why: 'Your ending tells a reader how it all comes out.' };

const questions: readonly (readonly [RegExp, string])[] = [
  [/["“]/u, 'Who could say something out loud at the most exciting moment, and how would their voice sound?'],
  [
    /\b(?:smell\w*|hear\w*|heard|taste\w*|felt|soft|cold|warm|loud)\b/i,
    'If you stood there yourself, what would you smell, hear or touch?',
  ],
  [
    /\b(?:afraid|scared|happy|sad|proud|nervous|excited|angry|lonely|brave|worried|surprised|felt)\b/i,
    'What goes on inside your hero at the hardest moment?',
  ],
  [/\b(?:because|so that|since)\b/i, 'Why does your hero want this so much?'],
  [
    /\b(?:forest|castle|sea|school|house|garden|cave|city|space|mountain|island|river|kitchen|village)\b/i,
    'What does the place look like when your hero comes there?',
  ],
];
/** A quotation does not end with a word that waits for the next one. */
const dangling = /(?: (?:a|an|the|and|of|to|in|on|at|with|so|for|into|by|his|her|its|my|but|who|that))+$/i;

/** A question that names the sentence it is about by its first words: a deed after the beginning, else the middle. */
const askAt = (sentences: readonly string[], question: string): string => {
  const told = sentences.filter((sentence) => !/["“”]/.test(sentence));
  const deed = told.find((sentence, i) => i > 0 && devices.at(-1)?.pattern.test(sentence));
  const words = around(deed ?? told[Math.floor(told.length / 2)] ?? '', 0).replace(dangling, '');
  if (!words.includes(' ')) return question;
  return `Where you tell “${words}”, ${question.charAt(0).toLowerCase()}${question.slice(1)}`;
};

const lastQuestion = 'How is your hero different at the end from the beginning?';

/** Frequent misspellings of children. The feedback does not tell the right spelling. */
const misspelled =
  /\b(?:becuase|becuse|becaus|freind|freinds|thier|wich|wierd|recieve|beleive|definately|tommorow|tomorow|untill|alot|suprise|suprised|realy|finaly|happend|dissapear|dissapeared|litle|peple|woud|shoud|coud|sed|wen|whent|thay|enuf|nite|skool|favrite|favorit|beautifull|beutiful|scarry|exited|diffrent|evry|sudenly|suddenley|allways|probly|cant|dont|didnt|wasnt)\b/gi;

/** Feedback derived from the text: two strengths, one question, and words to check again. */
export const writing = (material: string) => {
  const story = storyOf(material);
  const sentences = sentencesOf(story);
  const found = devices.flatMap(({ pattern, why }) => {
    const sentence = sentences.find((one) => pattern.test(one));
    const at = sentence === undefined ? 0 : (pattern.exec(sentence)?.index ?? 0);
    return sentence === undefined ? [] : [{ quote: around(sentence, at), why }];
  });
  const fallback = [
    { quote: around(sentences[0] ?? story, 0), why: opening.why },
    { quote: around(sentences.at(-1) ?? story, 0), why: ending.why },
    {
      quote: around(story.split(/\s+/).slice(2).join(' ') || story, 0),
      why: 'These words are your very own: go on like this.',
    },
  ];
  const strengths = [...found, ...fallback].filter(
    ({ quote }, i, all) => all.findIndex((one) => one.quote === quote) === i,
  );
  return {
    concern: 'nothing',
    strengths: strengths.slice(0, 2),
    next: askAt(sentences, questions.find(([has]) => !has.test(story))?.[1] ?? lastQuestion),
    look_again: [...new Set(story.match(misspelled) ?? [])].slice(0, 2),
  };
};
