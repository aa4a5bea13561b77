import { namedWordsIn, properNamesIn } from '../../text/names';
import { contentStems, countWords, mentions } from '../../text/words';
import type { Draft } from './draft';
import type { Talk } from './talk';

/** Fewer words occur in any text, and prove nothing. */
export const fewestPassageWords = 4;

const sharesAStem = (one: string, other: string): boolean => {
  const stems = new Set(contentStems(one));
  return contentStems(other).some((stem) => stems.has(stem));
};

/** Whether a passage of the texts says something of what is claimed. */
export const isProven = ({ claim, passage }: Draft['claims'][number], texts: readonly string[]): boolean =>
  countWords(passage) >= fewestPassageWords &&
  sharesAStem(claim, passage) &&
  texts.some((text) => mentions(text, passage));

const somebody = /\b(?:he|she|they|him|his|hers?|them|theirs?)\b/i;
const oneself = /\b(?:I|we|my|our|me|us)\b/;

/** Words of the talk itself, not of the story. */
const talking = new Set(
  contentStems(
    'ai answer ask book chapter clue detail exactly feel felt find friend gap good great guess hard hear help hint idea interesting know let like little listen look love maybe mean might mind nice page part perhaps question quite read really remember right say says said stay story sure talking tell text thank think thought together try turn understand wonder wonderful word wrong yes',
  ),
);

const sentencesIn = (text: string): string[] =>
  text.replace(/["“][^"”]*["”]/gu, ' ').match(/[^.!?…]+[.!?…]*/gu) ?? [];

const fewestStems = 2;

/** Somebody who speaks of itself, and not only to the child. */
const ofItself =
  /\b(?:(?:I|[Ww]e)(?:[’'](?:m|ve|d|re))?(?= \p{Ll})|(?:[Mm]y|[Oo]ur) (?!book|talk)\p{Ll}+(?: \p{Ll}+)? (?:is|was|are|were|has|have|had|can|could|lives?|\p{Ll}+ed)\b)/u;

/** What somebody thinks, does in the talk, or says of being an AI is no fact of the story. */
const opinion =
  /\b(?:I|we) (?:(?:do|did|had|have|would|could|can|will|shall|must|may|might|should|cannot|never|always|often|sometimes|really|just|also|not|nearly|now|only) )*(?:agree|am an AI|am only here|believe|bet|care|doubt|enjoy|expect|fear|feel|find|forget|found|guess|hate|hear|heard|hold on|hope|keep to|know|leave that|like|listen|look|looked|love|mean|miss|notice|promise|remember|say|searched|see|seen|stay|stop|suppose|thank|think|thought|try|understand|want|wish|wonder)\b/iu;

/**
 * Whether the reply states something about the story, in words of its own, that no claim covers: a sentence about somebody,
 * with telling words that neither the child nor the open question has said. What a character tells of itself is about somebody
 * of the story: one telling word that is not of its sheet is enough.
 */
export const statesUnclaimed = ({ reply, claims }: Draft, talk: Talk, words: string): boolean => {
  const { open, turns, chapters, character, sheet } = talk;
  const names = properNamesIn(chapters.map(({ text }) => text ?? '').join('\n'));
  const isAboutSomebody = (sentence: string): boolean =>
    namedWordsIn(sentence).some((word) => names.has(word)) ||
    (somebody.test(sentence) && !oneself.test(sentence));
  const known = new Set([
    ...talking,
    ...contentStems([words, open?.question ?? '', ...turns.map(({ text }) => text), ...names].join(' ')),
    ...contentStems(character === null ? '' : `${character} ${sheet ?? ''}`),
  ]);
  const tellsOfItself = (sentence: string) =>
    character !== null && ofItself.test(sentence) && !opinion.test(sentence);
  return sentencesIn(reply).some(
    (sentence) =>
      !sentence.includes('?') &&
      (isAboutSomebody(sentence) || tellsOfItself(sentence)) &&
      contentStems(sentence).filter((stem) => !known.has(stem)).length >=
        (tellsOfItself(sentence) ? 1 : fewestStems) &&
      !claims.some(({ claim, passage }) => sharesAStem(`${claim} ${passage}`, sentence)),
  );
};
