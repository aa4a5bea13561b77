import { contentStems, countWords, essence } from '../../../lambdas/safety/text/words';
import { asksFrom } from './fill';
import { quotableIn, sentencesIn } from './hint';
import { reveals } from './told';
import type { Topic } from './topics';
import type { Response, Turn } from './turn';

/** What may be mistaken for what a moment shows: the two make a question that is easy to answer. */
const contrasts: Readonly<Record<string, string>> = {
  scared: 'scared or curious',
  worried: 'worried or angry',
  ashamed: 'ashamed or sad',
  sad: 'sad or angry',
  lonely: 'lonely or bored',
  happy: 'happy or surprised',
  proud: 'proud or relieved',
  angry: 'angry or hurt',
  hopeful: 'hopeful or worried',
  shy: 'shy or scared',
  surprised: 'surprised or cross',
  brave: 'brave or a bit careless',
  clever: 'clever or just lucky',
  kind: 'kind or clever',
  honest: 'brave or foolish',
  funny: 'funny or a bit sad',
  mean: 'mean or just afraid',
  stubborn: 'stubborn or brave',
  fair: 'fair or too strict',
  strict: 'fair or too strict',
  wish: 'wise or a bit silly',
  like: 'happy or excited',
};

const feelings = new Set(
  'scared worried ashamed sad lonely happy proud angry hopeful shy surprised like'.split(' '),
);

/** Two ways to see a moment. */
interface Contrast {
  /** The one that the moment shows. */
  readonly first: string;
  /** Who finds an open question hard can choose. */
  readonly asks: readonly string[];
  /** After the tutor has said how it sees the moment. */
  readonly asksBack: readonly string[];
}

export const contrastOf = (topic: Topic | undefined): Contrast | undefined => {
  const shown =
    topic?.kind === 'moment' ? topic.shows.find((one) => contrasts[one] !== undefined) : undefined;
  const contrast = shown === undefined ? undefined : contrasts[shown];
  if (shown === undefined || contrast === undefined) return undefined;
  const [first = ''] = contrast.split(' or ');
  const isFeeling = feelings.has(shown);
  return {
    first,
    asks: isFeeling
      ? [`What would you call that feeling: ${contrast}?`, `If you had to choose, was it more ${contrast}?`]
      : [`What would you call that: ${contrast}?`, `If you had to choose: ${contrast}?`],
    asksBack: [`How do you see it: ${contrast}?`, `What would you call it: ${contrast}?`],
  };
};

/** Whether a sentence may be said: it is short and plain, was not said before, and tells no answer that is still looked for. */
export const isSayable = ({ request, current, played }: Turn, sentence: string): boolean =>
  countWords(sentence) <= 26 &&
  !request.said.some(({ text }) => text.includes(sentence)) &&
  !reveals(sentence, request.open?.expected == null ? [] : contentStems(current?.expected ?? '')) &&
  (played === undefined || ![played.name, ...(played.also ?? [])].some((name) => sentence.includes(name)));

/** The next sentence after that of the last moment that can be quoted. */
export const nextSentence = (turn: Turn): string | undefined => {
  const { scene, read } = turn;
  if (scene === undefined || scene.evidence === '') return undefined;
  const text = read.get(scene.chapter) ?? read.get(Math.max(1, scene.chapter)) ?? '';
  const sentences = sentencesIn(text);
  const end = essence(sentencesIn(scene.evidence).at(-1) ?? '');
  const at = end === '' ? -1 : sentences.findIndex((one) => essence(one).includes(end));
  if (at < 0) return undefined;
  const after = new Set(quotableIn(text));
  return sentences.slice(at + 1, at + 4).find((one) => after.has(one) && isSayable(turn, one));
};

/** "And?": the next sentence of the book. */
export const goingOn = (turn: Turn): Response | undefined => {
  const after = /^(?:and|go on|and then|then|more)(?: what)?[?.!\s]*$/i.test(turn.text)
    ? nextSentence(turn)
    : undefined;
  return after === undefined
    ? undefined
    : {
        move: 'answer',
        text: `And then: “${after}”`,
        claims: [{ claim: after, passage: after }],
        asks: asksFrom(turn, [
          'What do you think of that?',
          'Did you expect that?',
          'What would you have done?',
        ]),
        isGentle: true,
      };
};
