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

/** A dictionary lists frequent senses first, which counts as much as five short words. */
const laterSense = 2.5;

/** A label of a subject, "(botany)", a famous person's years, or words that only specialists use. */
const technical =
  /^\(|\(\d{3,4}|\b(?:genus|phylum|taxonomic|pertaining|characterized by|designating|archaic|obsolete)\b/i;

/** How hard a definition is to read: by its length, its long words and its labels. */
const difficultyOf = (definition: string): number =>
  definition.split(/\s+/).length / 2 +
  2 * (definition.match(/[a-z]{9,}/gi) ?? []).length +
  (technical.test(definition) ? 20 : 0);

const simplestFirst = (definitions: readonly string[]): string[] =>
  definitions
    .map((definition, i) => ({ definition, difficulty: difficultyOf(definition) + i * laterSense }))
    .toSorted((one, other) => one.difficulty - other.difficulty)
    .map(({ definition }) => definition);

/**
 * The first meanings with their simplest definitions. Definitions that are unfit for children, only refer to another word or repeat
 * are left out.
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
      definitions: simplestFirst(definitions).slice(0, dictionaryLimits.definitions),
    }));
};
