import { namedWordsIn, properNamesIn } from '../../safety/text/names';
import type { Draft } from './draft';
import {
  clausesIn,
  type Evidence,
  evidenceIn,
  type Free,
  proves,
  rootsOf,
  type Searchable,
  searchable,
  tellingWordsIn,
} from './proof';
import { withPlainMarks } from './questions';
import type { Talk } from './talk';
import { talking } from './talking-words';

const somebody = /\b(?:he|she|they|him|his|hers?|them|theirs?)\b/i;
const oneself = /\b(?:I|we|my|our|me|us)\b/;
const talkers = /\b(?:I|we|my|our|ours|me|us|you|yours?|AI)\b/i;

/** The sentence says something about its speaker, and not only addresses the child. */
const ofItself =
  /\b(?:(?:I|[Ww]e)(?:[’'](?:m|ve|d|re))?(?= \p{Ll})|(?:[Mm]y|[Oo]ur) (?!book|talk)\p{Ll}+(?: \p{Ll}+)? (?:is|was|are|were|has|have|had|can|could|lives?|\p{Ll}+ed)\b)/u;

/** What the speaker thinks, does in the talk, or says about being an AI is not a fact of the story. */
const opinion =
  /\b(?:I|we) (?:(?:do|did|had|have|would|could|can|will|shall|must|may|might|should|cannot|never|always|often|sometimes|really|just|also|not|nearly|now|only) )*(?:agree|am an AI|am only here|believe|bet|care|doubt|enjoy|expect|fear|feel|find|forget|found|guess|hate|hear|heard|hold on|hope|keep to|know|leave that|like|listen|look|looked|love|mean|miss|notice|promise|remember|say|searched|see|seen|stay|stop|suppose|thank|think|thought|try|understand|want|wish|wonder)\b/iu;

/** The beginning of a clause that asks or says when, or a short clause before the question that says by whom or where. */
const asking =
  /^(?:\S+ ){0,2}(?:why|how|when|where|who|whom|whose|what|which)\b|^(?:(?:oh|and|but|so|then|now|well|or) )*(?:if|as|after|before|while|until|did|do|does|was|were|is|are|has|had|have|can|could|would|will|shall|should|may|might)\b|^(?:according|apart|besides|by|during|for|from|in|on|out|to|with)\b(?: \S+){1,5}$/iu;
const askingYou = /\b(?:do|did|can|could|would) you (?:think|suppose|guess|believe|say|remember)\b/giu;
const supposing = /\b(?:you|yours?|would|could|might|may|if|else|next|should|will)\b/iu;

/** A question with fewer unknown words than this is only worded differently. */
const fewestAsked = 2;

/** Derived once for all drafts about the same chapters. */
interface Reading {
  readonly texts: readonly Searchable[];
  /** In lower case. */
  readonly names: ReadonlySet<string>;
  readonly roots: ReadonlySet<string>;
}

const readings = new WeakMap<Talk['chapters'], Reading>();

const readingOf = (chapters: Talk['chapters']): Reading => {
  const known = readings.get(chapters);
  if (known !== undefined) return known;
  const texts = chapters.flatMap(({ text }) => (text === null ? [] : [text]));
  const whole = texts.join('\n\n');
  const reading = {
    texts: texts.map(searchable),
    names: new Set([...properNamesIn(whole)].map((name) => name.toLowerCase())),
    roots: new Set(rootsOf(whole)),
  };
  readings.set(chapters, reading);
  return reading;
};

/** What the chapters, the child and the passages of the claims say. */
export interface Ground {
  readonly evidence: readonly (Evidence | undefined)[];
  readonly free: Free;
  /** The roots of the chapters' words. */
  readonly story: ReadonlySet<string>;
}

export const groundOf = ({ claims }: Draft, { chapters, turns, open }: Talk, words: string): Ground => {
  const { texts, names, roots } = readingOf(chapters);
  const said = turns.filter(({ role }) => role === 'child').map(({ text }) => text);
  return {
    evidence: claims.map(({ passage }) => evidenceIn(texts, passage)),
    free: { said: new Set(rootsOf([words, open?.question ?? '', ...said].join(' '))), names },
    story: roots,
  };
};

/** Whether the passage of each claim is in the chapters and says what is claimed. */
export const areProven = ({ claims }: Draft, { evidence, free }: Ground): boolean =>
  claims.every(({ claim }, i) => {
    const passage = evidence[i];
    const parts = clausesIn(claim).filter((part) => rootsOf(part).length > 0);
    return passage !== undefined && parts.length > 0 && parts.every((part) => proves(passage, part, free));
  });

/** Quotations are left out, because they have their own check. A quotation with its own full stop ends the sentence. */
const sentencesIn = (text: string): string[] =>
  withPlainMarks(text)
    .replace(/\b(Mrs?|Ms|Dr|St)\./g, '$1')
    .replace(/“[^”]*?([.!?…]?)["'’]?”|"[^"]*?([.!?…]?)"/gu, (_, one?: string, other?: string) =>
      one || other ? '. ' : ' ',
    )
    .match(/[^.!?…:]+[.!?…:]*/gu) ?? [];

const things = /\b(?:the|an?|his|its|their|this|these|those) ((?:\p{Ll}+ )?\p{Ll}+)/giu;

/** Reads what a reply says about the story, clause by clause. */
const readerOf = ({ character, sheet }: Talk, { evidence, free, story }: Ground) => {
  const own = rootsOf(character === null ? '' : `${character} ${sheet ?? ''}`);
  const known = { ...free, said: new Set([...free.said, ...own, ...talking]) };

  /**
   * The roots of new telling words: the child has not said them, and they belong neither to the talk nor to the character. A
   * name alone tells nothing.
   */
  const newIn = (clause: string): string[] =>
    tellingWordsIn(clause)
      .filter((word) => !free.names.has(word))
      .flatMap(rootsOf)
      .filter((root) => !known.said.has(root));

  const namesSomebody = (sentence: string) =>
    namedWordsIn(sentence).some((word) => /^\p{Lu}/u.test(word) && free.names.has(word.toLowerCase()));

  const namesThing = (sentence: string) =>
    [...sentence.matchAll(things)].some(([, named = '']) =>
      rootsOf(named).some((root) => story.has(root) && !talking.has(root)),
    );

  const isOfStory = (sentence: string) =>
    !talkers.test(sentence) && newIn(sentence).length > 1 && newIn(sentence).some((root) => story.has(root));

  return {
    isAbout: (sentence: string): boolean =>
      namesSomebody(sentence) ||
      (somebody.test(sentence) && !oneself.test(sentence)) ||
      namesThing(sentence) ||
      isOfStory(sentence) ||
      (character !== null && ofItself.test(sentence) && !opinion.test(sentence)),

    isUnproven: (clause: string): boolean =>
      newIn(clause).length > 0 && !evidence.some((one) => one !== undefined && proves(one, clause, known)),

    /**
     * Whether at least half of a question's new words do not occur in the chapters. A question that supposes (`would`, `might`)
     * is never foreign.
     */
    isForeign: (clause: string): boolean => {
      const asked = clause.replace(askingYou, '');
      const told = newIn(asked);
      const foreign = told.filter((root) => !story.has(root)).length;
      return !supposing.test(asked) && foreign >= Math.max(fewestAsked, told.length / 2);
    },
  };
};

/**
 * Whether the reply states something about the story that no claim's passage says. A statement is a clause about somebody or
 * something in the story, or about the character that speaks, with a telling word that neither the child nor the open question
 * has said. What a question takes for granted is a statement as well.
 */
export const statesUnclaimed = ({ reply }: Draft, talk: Talk, ground: Ground): boolean => {
  const { isAbout, isUnproven, isForeign } = readerOf(talk, ground);
  return sentencesIn(reply)
    .filter(isAbout)
    .some((sentence) => {
      const clauses = clausesIn(sentence);
      const at = sentence.includes('?') ? clauses.findIndex((clause) => asking.test(clause)) : -1;
      const stated = at < 0 ? clauses : clauses.slice(0, at);
      const asked = clauses.slice(stated.length).filter(isUnproven);
      return stated.some(isUnproven) || isForeign(asked.join(' '));
    });
};
