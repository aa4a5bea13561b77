import type { Meaning } from '../../contract/dictionary';
import { dictionaryLimits } from '../../contract/dictionary';

/** Labels of a dictionary, and subjects, that are not for children. Whole words, so that "Essex" and "grass" pass. */
const unfit = new RegExp(
  String.raw`\b(?:${[
    'vulgar|obscene|offensive|derogatory|pejorative|slur|slang|taboo|profanity|swear ?words?',
    'sex|sexes|sexy|sexual\\w*|erotic\\w*|porn\\w*|intercourse|genital\\w*|penis\\w*|vagina\\w*|vulva|testic\\w*|breasts?',
    'buttocks|anus|anal|orgasm\\w*|masturbat\\w*|copulat\\w*|prostitut\\w*|whores?|brothel\\w*|rape[ds]?|rapist\\w*|incest\\w*',
    'naked|nude|nudity|seduc\\w*|lust\\w*|fetish\\w*|promiscuous\\w*|lesbian sex|condoms?',
    'cocaine|heroin|cannabis|marijuana|narcotics?|opium|drunk|drunken\\w*|alcoholic|suicid\\w*|murder\\w*|tortur\\w*',
    'fuck\\w*|shit\\w*|bitch\\w*|bastards?|cunts?|dicks?|cocks?|pussy|sluts?|faggots?|niggers?',
  ].join('|')})\b`,
  'i',
);

/** A word of this kind has no entry at all. */
export const isUnfitWord = (word: string): boolean => unfit.test(word);

/** Definitions that only lead to another word: "plural of wolf". */
const reference = new RegExp(
  String.raw`^(?:\([^)]*\) )?(?:${[
    'simple past|(?:past|present)(?= tense| participle| of)|gerund|plural|(?:first|second|third)-person|inflection',
    'comparative|superlative|(?:alternative|obsolete|archaic|dated) (?:\\S+ )?(?:form|spelling)|misspelling',
  ].join('|')})\b.{0,60}?\bof (?!the\b|an?\b)([a-z'-]+)`,
  'i',
);

const referenceOf = (definition: string): string | undefined =>
  reference.exec(definition)?.[1]?.toLowerCase();

/** The words to which an entry refers: "wolf" if it says "plural of wolf". */
export const referredTo = (meanings: readonly Meaning[]): string[] => [
  ...new Set(
    meanings.flatMap(({ definitions }) => definitions.flatMap((one) => referenceOf(one.trim()) ?? [])),
  ),
];

/** Longer definitions are for scholars. */
const maxLength = 300;

/**
 * The first meanings with their first definitions, without those that are unfit for children, that only refer to another
 * word, or that repeat.
 */
export const forChildren = (meanings: readonly Meaning[]): Meaning[] => {
  const merged = new Map<string, string[]>();
  for (const { part_of_speech, definitions } of meanings) {
    const fit = definitions
      .map((definition) => definition.trim())
      .filter(
        (one) => one !== '' && one.length <= maxLength && !unfit.test(one) && referenceOf(one) === undefined,
      );
    merged.set(part_of_speech, [...new Set([...(merged.get(part_of_speech) ?? []), ...fit])]);
  }
  return [...merged]
    .filter(([, definitions]) => definitions.length > 0)
    .slice(0, dictionaryLimits.meanings)
    .map(([part_of_speech, definitions]) => ({
      part_of_speech,
      definitions: definitions.slice(0, dictionaryLimits.definitions),
    }));
};
