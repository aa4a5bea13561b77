import { chinese } from './languages/chinese';
import { french } from './languages/french';
import { german } from './languages/german';
import { hindi } from './languages/hindi';
import type { Language } from './languages/language';
import { spanish } from './languages/spanish';

const bare = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/[¿¡]/g, '')
    .replace(/’/g, "'");

/** The language of a message, if it is one of those. */
export const languageOf = (words: string): Language | undefined => {
  // Children of many countries say "hallo".
  const plain = bare(words)
    .toLowerCase()
    .replace(/^hallo\b[\s,.!]*/, '');
  const isEnglish =
    /\b(?:the|and|is|you|say|speak|what|why|who|how|because he|because she|in english)\b/.test(plain);
  return isEnglish && !/\b(?:kya|kaun|kyun|hai)\b/.test(plain)
    ? undefined
    : [chinese, spanish, hindi, french, german].find(({ telling }) => telling.test(plain));
};

/** Chinese words stand without spaces. */
const wordIn = (word: string): RegExp =>
  /\p{Script=Han}/u.test(word)
    ? new RegExp(word, 'gu')
    : new RegExp(String.raw`(?<![\p{L}\ue000])${word}(?![\p{L}\ue000])`, 'giu');

/** An English question begins with its word. */
const asking = /\b(?:why|who is|who|where is|where|when|how many|how old is|how|what)\b/;

/** The words of a message in English, as far as the list has them. */
export const inEnglish = (words: string, { words: list, forms }: Language): string => {
  const marks: string[] = [];
  const text = list.reduce(
    (rest, [word, english]) =>
      rest.replace(wordIn(word), () => {
        marks.push(english);
        return `\ue000${marks.length - 1}\ue000`;
      }),
    forms.reduce((rest, [form, english]) => rest.replace(form, english), bare(words)),
  );
  const english = text
    .replace(/\ue000(\d+)\ue000/g, (_, index: string) => marks[Number(index)] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  const asked = asking.exec(english)?.[0];
  return asked === undefined || english.startsWith(asked)
    ? english
    : `${asked} ${english.replace(asking, '').replace(/\s+/g, ' ').trim()}`;
};

/** The English of a Spanish word; undefined for any other word. */
export const fromSpanish = (word: string): string | undefined =>
  spanish.words.find(([one]) => one === bare(word).toLowerCase())?.[1];
