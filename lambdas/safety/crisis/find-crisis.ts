import { type Audience, type CrisisKind, type Severity, severities } from '../../../contract/flags/kinds';
import { abuse, confidants, mourned, notAbuse, notThreat, others, supervisors, unnamed } from './abuse';
import { coercion, notCoercion } from './coercion';
import { notDanger, perils, threats } from './danger';
import { namesHarm } from './harm-words';
import { bearsOut, judgeTalk, type Learned } from './learned-crisis';
import { neglect } from './neglect';
import { tellsOfNeglect } from './neglect-in-parts';
import { matchesAny } from './phrase';
import { plainWords } from './plain-words';
import { tellsOfSecretHarm } from './secrecy';
import { exaggeration, laughter, notSelfHarm, selfHarm, trivialCause } from './self-harm';
import { isOfABook, isOfAStoryBeing, meansOneself, withoutQuotations } from './told';
import { veiledAbuse, veiledSelfHarm, wishOfAnybody } from './veiled';

export interface Crisis {
  readonly kind: CrisisKind;
  readonly severity: Severity;
  /** `operators`: the words may name a supervisor of the child as the abuser, so supervisors are not told. */
  readonly mayKnow: Audience;
}

/** Replaces the phrases by `#`, which no phrase spans. */
const without = (words: string, some: readonly RegExp[]): string =>
  some.reduce((rest, one) => (one.test(rest) ? rest.replace(new RegExp(one, 'g'), '#') : rest), words);

const isExaggeration = (words: string): boolean =>
  matchesAny(words, exaggeration) && matchesAny(words, laughter) && matchesAny(words, trivialCause);

const isSelfHarm = (words: string): boolean =>
  matchesAny(without(words, notSelfHarm), [...selfHarm, ...veiledSelfHarm]) && !isExaggeration(words);

const isAbuse = (words: string): boolean =>
  matchesAny(without(words, notAbuse), [...abuse, ...neglect, ...veiledAbuse]) ||
  matchesAny(without(words, notCoercion), coercion);

const isDanger = (words: string, some: readonly RegExp[]): boolean =>
  matchesAny(without(words, [...notDanger, ...notThreat]), some);

/** Whether the words name a possible supervisor, other than as the person whom the child has told. */
const namesSupervisor = (words: string): boolean => matchesAny(without(words, confidants), supervisors);

/** Abuse by an unnamed person may be abuse by a supervisor. */
const mayBeASupervisor = (words: string, isAbusive: boolean): boolean =>
  namesSupervisor(words) || (isAbusive && !matchesAny(without(words, unnamed), others));

/** For each kind of crisis, whether a sentence that matches it is about the child's own life. */
export type Hearing = Readonly<Record<CrisisKind, (words: string) => boolean>>;

/** The crisis in the sentences. `whole` has all words of the text and tells who is named. */
export const inReading = (
  sentences: readonly string[],
  whole: string,
  isOwn: Hearing,
): Crisis | undefined => {
  const some = (is: (words: string) => boolean) => sentences.some(is);
  const isOfOneself = some(meansOneself);
  const ofLife = sentences.filter(isOwn.abuse).map((words) => without(words, [...notAbuse, ...notCoercion]));
  const isHarmingItself = some(
    (words) =>
      (isSelfHarm(words) && isOwn['self-harm'](words)) || (isOfOneself && matchesAny(words, wishOfAnybody)),
  );
  const isAbusive =
    some((words) => isAbuse(words) && isOwn.abuse(words)) ||
    tellsOfSecretHarm(ofLife) ||
    tellsOfNeglect(ofLife);
  const isThreat = some((words) => isDanger(words, threats) && isOwn.danger(words));
  const isDangerous = isThreat || some((words) => isDanger(words, perils) && isOwn.danger(words));
  const kind = isHarmingItself ? 'self-harm' : isAbusive ? 'abuse' : isDangerous ? 'danger' : undefined;
  if (kind === undefined) return undefined;
  return {
    kind,
    severity: severities.severe,
    // A supervisor named in a peril, such as a fall, does not keep the crisis from the supervisors.
    mayKnow:
      (isHarmingItself || isAbusive || isThreat) && mayBeASupervisor(whole, isAbusive)
        ? 'operators'
        : 'supervisors',
  };
};

/**
 * A crisis of this kind in a child's words, which no phrase of ours told. Abuse by an unnamed person may be abuse by a supervisor; a
 * sorrow is kept from supervisors only if it names one.
 */
export const crisisFoundIn = (text: string, kind: CrisisKind, severity: Severity): Crisis => {
  const isMild = severity === severities.mild;
  const isNamed = plainWords(text).some((sentences) => {
    const words = sentences.join(' ');
    return mayBeASupervisor(isMild ? without(words, mourned) : words, kind === 'abuse' && !isMild);
  });
  return { kind, severity, mayKnow: isNamed ? 'operators' : 'supervisors' };
};

/** The rules for a talk: what happens in a book, or to a story being, is not a crisis. */
const inTalk: Hearing = {
  'self-harm': (words) => !isOfAStoryBeing(words),
  abuse: (words) => !isOfABook(words),
  danger: (words) => !isOfABook(words) && !isOfAStoryBeing(words),
};

const toldInTalk = (text: string): Crisis | undefined => {
  for (const sentences of plainWords(withoutQuotations(text))) {
    const found = inReading(sentences, sentences.join(' '), inTalk);
    if (found !== undefined) return found;
  }
  return undefined;
};

/**
 * What phrases, words and a classifier find together. Two of them make an alarm. A phrase that the classifier does not bear out leaves
 * a doubt, so that one unlucky idiom alarms nobody, and so does a classifier whose text names no harm.
 */
export const together = (
  text: string,
  told: Crisis | undefined,
  seen: Learned | undefined,
): Crisis | undefined => {
  if (told !== undefined) return bearsOut(text) ? told : { ...told, severity: severities.doubtful };
  if (seen === undefined) return undefined;
  const isAlone = seen.severity === severities.severe && !namesHarm(text);
  return crisisFoundIn(text, seen.kind, isAlone ? severities.doubtful : seen.severity);
};

/**
 * Finds a crisis of the child in its raw words: self-harm, abuse or danger, and how grave it is. The rules are our own and pure:
 * phrases in English, and a classifier that has learned from texts in seven languages. They need no model, moderation or budget.
 */
export const findCrisis = (text: string): Crisis | undefined =>
  together(text, toldInTalk(text), judgeTalk(text));
