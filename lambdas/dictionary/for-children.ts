import type { Meaning } from '../../contract/dictionary/endpoints';
import { dictionaryLimits } from '../../contract/dictionary/endpoints';
import { isUnfitMeaning } from './unfit';

/** Definitions that only refer to another word: "plural of wolf". */
const reference = new RegExp(
  String.raw`^(?:\([^)]*\) )?(?:${[
    'simple past|(?:past|present)(?= tense| participle| of)|gerund|plural|(?:first|second|third)-person|inflection',
    'comparative|superlative|(?:alternative|obsolete|archaic|dated) (?:\\S+ )?(?:form|spelling)|misspelling',
  ].join('|')})\b.{0,60}?\bof (?!the\b|an?\b)([a-z'-]+)`,
  'i',
);

const referenceOf = (definition: string): string | undefined =>
  reference.exec(definition)?.[1]?.toLowerCase();

/** The words to which an entry refers: "wolf" for "plural of wolf". */
export const referredTo = (meanings: readonly Meaning[]): string[] => [
  ...new Set(
    meanings.flatMap(({ definitions }) => definitions.flatMap((one) => referenceOf(one.trim()) ?? [])),
  ),
];

/** Longer definitions are too difficult for children. */
const maxLength = 300;

/**
 * The first meanings with their first definitions. Definitions that are unfit for children, only refer to another word or
 * repeat are left out.
 */
export const forChildren = (meanings: readonly Meaning[]): Meaning[] => {
  const merged = new Map<string, string[]>();
  for (const { part_of_speech, definitions } of meanings) {
    const fit = definitions
      .map((definition) => definition.trim())
      .filter(
        (one) =>
          one !== '' && one.length <= maxLength && !isUnfitMeaning(one) && referenceOf(one) === undefined,
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
