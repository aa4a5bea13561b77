import { contentStems, countWords } from '../../../lambdas/safety/text/words';
import { quotesIn, sentencesIn } from './hint';
import { isAbout } from './moments';
import { introduced } from './people';
import { formOf } from './question-forms';
import { isSayable } from './scene';
import { withSynonyms } from './synonyms';
import { reveals } from './told';
import type { Topic } from './topics';
import type { Turn } from './turn';

/** Words of a question that no answer repeats. */
export const idle: ReadonlySet<string> = new Set(
  contentStems(
    'book story chapter page part exactly really tell please know think mean say said happen happened happens thing something somebody someone anybody time lot kind way does first name called ever actually look wonder just get got people bit most best very much really',
  ),
);

/** The telling words of the child's question, without the names of people. */
export const wantedIn = ({ text, people }: Pick<Turn, 'text' | 'people'>): string[] => {
  const names = new Set(people.flatMap(({ name, also = [] }) => contentStems([name, ...also].join(' '))));
  return [...new Set(contentStems(text))].filter((word) => !names.has(word) && !idle.has(word));
};

/** Whether the child asks about the first page. */
const ofBeginning = (text: string) => /\b(?:begin\w*|starts?|started|first page|beginning)\b/i.test(text);
const firstSentences = 8;

/** "When does the story take place?": the words tell nothing but the kind of the question. */
const isOnPlot = (turn: Turn): boolean =>
  /\b(?:when|where|what (?:year|season))\b.*\b(?:story|book|it all|this|everything)\b/i.test(turn.text) &&
  wantedIn(turn).filter((word) => !/^(?:take|place|play|set)/.test(word)).length === 0;

/** What the tutor may say: a sentence of the book, what the library says about one, what a sheet says, or a moment. */
export interface Found {
  readonly text: string;
  readonly passage: string;
  readonly isQuotation: boolean;
  readonly topic?: Topic;
  /** How much of the question it has, from 0 to 1 and a bit more. */
  readonly score: number;
  /** It has the form of an answer to such a question. */
  readonly isFormed: boolean;
}

interface Candidate extends Omit<Found, 'score' | 'isFormed'> {
  /** Everything that may match the question. */
  readonly about: string;
  readonly before: string;
  readonly bonus: number;
  /** The question of the library to which this belongs. */
  readonly asks?: string;
}

/** It can be understood without its question. */
const isClear = (explanation: string): boolean =>
  !explanation.includes('?') &&
  !/^(?:He|She|They|It|His|Her|Their|That|This|These|Those)\b/.test(explanation);

const longestNote = 30;

/** The answer of the library, with what it says about it. */
const inAnswer = (answer: string, explanation: string): string | undefined => {
  const short = `${answer.replace(/[.!]$/, '')}.`;
  const whole = explanation.includes('?') ? short : `${short} ${explanation}`;
  return [whole, short].find((one) => countWords(one) <= longestNote && !one.includes('?'));
};

const candidatesOf = (turn: Turn): Candidate[] => {
  const { read, book, met, played, topics, text } = turn;
  const texts = [...read.values()];
  const isFirst = ofBeginning(text) || isOnPlot(turn);
  const quotations = (
    isFirst
      ? [
          sentencesIn(texts[0] ?? '')
            .slice(0, firstSentences)
            .join(' '),
        ]
      : texts
  ).flatMap((one) => {
    const quotable = new Set(quotesIn(one));
    return sentencesIn(one).flatMap((sentence, i, list) =>
      quotable.has(sentence)
        ? [
            {
              text: sentence,
              passage: sentence,
              isQuotation: true,
              about: sentence,
              before: list[i - 1] ?? '',
              bonus: 0,
            },
          ]
        : [],
    );
  });
  if (ofBeginning(text)) return quotations;
  const kind = /\b(?:who|whose|what|why|where|when|how many|how)\b/i;
  const asked = kind.exec(text)?.[0].toLowerCase();
  const notes = [...read.keys()]
    .flatMap((number) => book?.chapters[Math.max(1, number) - 1]?.questions ?? [])
    .flatMap(({ question, answer, evidence, explanation }) => {
      const isSame = kind.exec(question)?.[0].toLowerCase() === asked;
      const told = isSame ? inAnswer(answer, explanation) : isClear(explanation) ? explanation : undefined;
      return told === undefined
        ? []
        : [
            {
              text: told,
              passage: evidence,
              isQuotation: false,
              about: `${question} ${answer} ${evidence}`,
              asks: question,
              before: '',
              bonus: isSame ? 0.1 : -0.2,
            },
          ];
    });
  const sheets = met.map((one) => ({
    text: introduced(one, one === played),
    passage: '',
    isQuotation: false,
    about: `${one.name} ${one.who}`,
    before: '',
    bonus: asked === 'who' || asked === 'what' || asked === undefined ? 0.05 : -0.1,
  }));
  const moments = topics
    .filter(({ kind: of }) => of === 'moment')
    .map((topic) => ({
      text: topic.lead,
      passage: topic.evidence,
      isQuotation: false,
      topic,
      about: `${topic.lead} ${topic.evidence}`,
      before: '',
      bonus: 0.1,
    }));
  return isOnPlot(turn) ? [...sheets, ...quotations] : [...moments, ...notes, ...sheets, ...quotations];
};

/** Rare words weigh more. */
const rarity = (texts: readonly ReadonlySet<string>[]) => (words: readonly string[]) =>
  Math.log(
    1 + texts.length / Math.max(0.5, texts.filter((stems) => words.some((word) => stems.has(word))).length),
  );

const nothing = { text: '', passage: '', isQuotation: false, score: 0, isFormed: false };

/**
 * What answers a question best among all that may be said of the chapters that the child has read: it has most of the question's
 * telling words, weighed by their rarity, and the form of an answer, and speaks of the person asked about. Nothing that was said
 * before, and nothing that gives away the answer that the child is looking for.
 */
export const bestFor = (turn: Turn): Found => {
  const { text, people, played, request, current } = turn;
  const form = formOf(text);
  const isFirst = ofBeginning(text) || isOnPlot(turn);
  const wanted = wantedIn(turn)
    .filter(
      (word) => !(isFirst && /^(?:begin|start|page|day|time)/.test(word)) && form?.idle.test(word) !== true,
    )
    .map(withSynonyms);
  if (wanted.length === 0 && !isFirst) return nothing;
  const said = request.said.map((one) => one.text).join('\n');
  const secret = request.open?.expected == null ? [] : contentStems(current?.expected ?? '');
  const all = candidatesOf(turn).map((one) => ({ ...one, stems: new Set(contentStems(one.about)) }));
  const weight = rarity(all.map(({ stems }) => stems));
  const whole = wanted.reduce((sum, words) => sum + weight(words), 0);
  const isOwn = ({ text: told, isQuotation, asks = '' }: Candidate) =>
    played === undefined || isQuotation || !isAbout(`${told} ${asks}`, played) || told.includes('that is me');
  return all
    .filter((one) =>
      one.isQuotation
        ? isSayable(turn, one.text)
        : (one.topic !== undefined || !said.includes(one.text)) && !reveals(one.text, secret),
    )
    .filter(isOwn)
    .filter(({ asks }) => {
      if (asks === undefined) return true;
      const asked = new Set(contentStems(asks));
      return (
        wanted.filter((words) => words.some((word) => asked.has(word))).length >= Math.min(2, wanted.length)
      );
    })
    .filter(({ about }) => form?.isNeeded !== true || form.told.test(about))
    .map(({ stems, about, before, bonus, asks: _, ...rest }) => {
      const shared = wanted
        .filter((words) => words.some((word) => stems.has(word)))
        .reduce((sum, words) => sum + weight(words), 0);
      const isTheirs = people.some((one) => isAbout(about, one));
      const isNear =
        people.some((one) => isAbout(before, one)) && /\b(?:he|she|they|it|his|her)\b/i.test(about);
      const isOther = people.length > 0 && !isTheirs && (!isNear || wanted.length === 1);
      const formed = form?.told.test(about) === true ? 0.1 : 0;
      const hits = wanted.filter((words) => words.some((word) => stems.has(word))).length;
      // One word of several may mean anything.
      const isThin = hits < Math.min(2, wanted.length);
      const share = whole === 0 ? 0.7 : (shared / whole) * (isThin ? 0.8 : 1);
      const score = share === 0 ? 0 : share + bonus + formed + (isTheirs ? 0.15 : 0) - (isOther ? 0.3 : 0);
      const isFormed = form === undefined || form.told.test(about) || bonus >= 0.1;
      return { ...rest, score, isFormed };
    })
    .reduce<Found>((best, one) => (one.score > best.score ? one : best), nothing);
};
