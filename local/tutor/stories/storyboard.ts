import { castOf } from '../../illustrator/cast';
import { drawableIn } from '../../illustrator/vocabulary/drawable';
import { sentencesOf, storyOf } from './read';

const mostWords = 14;
const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Direct speech that fits into a balloon, with the speaker if the sentence names one. */
const speechIn = (sentence: string, names: readonly string[]) => {
  const said = /["“]([^"”]{2,120})["”]/.exec(sentence)?.[1]?.replace(/[,\s]+$/, '');
  if (said === undefined || countWords(said) > mostWords || countWords(said) < 1) return undefined;
  const around = sentence.replace(said, ' ');
  return { says: said, speaker: names.find((name) => around.includes(name)) ?? names[0] ?? null };
};

/** The beginning of a sentence, up to a comma or a conjunction if there is one. */
const captionOf = (sentence: string): string | null => {
  const words = sentence.replace(/["“”]/g, '').split(/\s+/);
  if (words.length <= mostWords) return words.join(' ');
  for (let end = mostWords; end >= 4; end--) {
    const isEnd =
      /[,;:]$/.test(words[end - 1] ?? '') ||
      /^(?:and|but|so|because|when|while|then|until|with)$/i.test(words[end] ?? '');
    if (isEnd)
      return words
        .slice(0, end)
        .join(' ')
        .replace(/[,;:]$/, '');
  }
  return words.slice(0, mostWords - 4).join(' ');
};

/** The sentences of a quarter of the story that suit a drawing best: the one with the most drawable words, and its neighbours. */
const richest = (sentences: readonly string[]): string => {
  const best = sentences.toSorted((a, b) => drawableIn(b).length - drawableIn(a).length)[0] ?? '';
  const at = sentences.indexOf(best);
  return sentences
    .slice(Math.max(0, at - 1), at + 2)
    .join(' ')
    .slice(0, 360);
};

/** Four panels in the order of the story, in the child's own words. */
export const storyboard = (material: string) => {
  const story = storyOf(material);
  const sentences = sentencesOf(story);
  const cast = castOf(story);
  const names = cast.map(({ name }) => name);
  const quarter = (i: number) => {
    const [from, to] = [i, i + 1].map((part) => Math.round((part * sentences.length) / 4));
    const part = sentences.slice(from, to);
    return part.length > 0 ? part : [sentences[Math.min(i, sentences.length - 1)] ?? story];
  };
  const panels = [0, 1, 2, 3].map((i) => {
    const part = quarter(i);
    const speech = part.map((sentence) => speechIn(sentence, names)).find((one) => one !== undefined);
    const told = part.find((sentence) => !/["“”]/.test(sentence)) ?? part[0] ?? '';
    return { scene: richest(part), ...(speech ?? { says: captionOf(told), speaker: null }) };
  });
  return { concern: 'nothing', cast: cast.map(({ name, look }) => ({ name, look })), panels };
};
