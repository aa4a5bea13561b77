import type { Audience, CrisisKind } from '../../../contract/flag-kinds';
import { abuse, confidants, notAbuse, notThreat, others, supervisors } from './abuse';
import { coercion, notCoercion } from './coercion';
import { notDanger, perils, threats } from './danger';
import { neglect } from './neglect';
import { matchesAny } from './phrase';
import { plainWords } from './plain-words';
import { exaggeration, laughter, notSelfHarm, selfHarm, trivialCause } from './self-harm';
import { isOfABook, isOfAStoryBeing, meansOneself, withoutQuotations } from './told';
import { veiledAbuse, veiledSelfHarm, wishOfAnybody } from './veiled';

export interface Crisis {
  readonly kind: CrisisKind;
  /** 1 is the highest: a person looks at it as soon as possible. */
  readonly severity: 1;
  /** `operators`: the words may name a supervisor of the child as the one who harms. */
  readonly mayKnow: Audience;
}

/** The rest of a sentence, with a mark that no phrase spans. */
const without = (words: string, some: readonly RegExp[]): string =>
  some.reduce((rest, one) => rest.replace(new RegExp(one, 'g'), '#'), words);

const isExaggeration = (words: string): boolean =>
  matchesAny(words, exaggeration) && matchesAny(words, laughter) && matchesAny(words, trivialCause);

const isSelfHarm = (words: string): boolean =>
  matchesAny(without(words, notSelfHarm), [...selfHarm, ...veiledSelfHarm]) &&
  !isOfAStoryBeing(words) &&
  !isExaggeration(words);

const isAbuse = (words: string): boolean =>
  !isOfABook(words) &&
  (matchesAny(without(words, notAbuse), [...abuse, ...neglect, ...veiledAbuse]) ||
    matchesAny(without(words, notCoercion), coercion));

const isDanger = (words: string, some: readonly RegExp[]): boolean =>
  matchesAny(without(words, [...notDanger, ...notThreat]), some) &&
  !isOfABook(words) &&
  !isOfAStoryBeing(words);

/** Whether somebody is named who may supervise the child, other than as the person whom the child has told. */
const namesSupervisor = (words: string): boolean => matchesAny(without(words, confidants), supervisors);

/** Abuse by somebody who is not named may be abuse by a supervisor. */
const mayBeASupervisor = (words: string, isAbusive: boolean): boolean =>
  namesSupervisor(words) || (isAbusive && !matchesAny(words, others));

const inReading = (sentences: readonly string[]): Crisis | undefined => {
  const some = (is: (words: string) => boolean) => sentences.some(is);
  const isOfOneself = some(meansOneself);
  const isHarmingItself = some(
    (words) => isSelfHarm(words) || (isOfOneself && matchesAny(words, wishOfAnybody)),
  );
  const isAbusive = some(isAbuse);
  const isThreat = some((words) => isDanger(words, threats));
  const isDangerous = isThreat || some((words) => isDanger(words, perils));
  const kind = isHarmingItself ? 'self-harm' : isAbusive ? 'abuse' : isDangerous ? 'danger' : undefined;
  if (kind === undefined) return undefined;
  const whole = sentences.join(' ');
  return {
    kind,
    severity: 1,
    // A supervisor who is named in a peril, such as a fall, is no reason to keep it from the others.
    mayKnow:
      (isHarmingItself || isAbusive || isThreat) && mayBeASupervisor(whole, isAbusive)
        ? 'operators'
        : 'supervisors',
  };
};

/** A crisis of a kind that moderation or a model found in the words of a child, where our own rules found none. */
export const crisisFoundIn = (text: string, kind: CrisisKind): Crisis => {
  const isNamed = plainWords(text).some((sentences) =>
    mayBeASupervisor(sentences.join(' '), kind === 'abuse'),
  );
  return { kind, severity: 1, mayKnow: isNamed ? 'operators' : 'supervisors' };
};

/**
 * Finds a child in a crisis by the raw words of the child: self-harm, abuse, or danger. Pure rules of our own, which work
 * without model, moderation and budget. They rather err towards a crisis; idioms, games and what happens in a book are none.
 */
export const findCrisis = (text: string): Crisis | undefined => {
  for (const sentences of plainWords(withoutQuotations(text))) {
    const found = inReading(sentences);
    if (found !== undefined) return found;
  }
  return undefined;
};
