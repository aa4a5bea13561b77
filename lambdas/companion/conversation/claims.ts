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
import { plainSentencesIn, shownSentencesIn } from './sentences';
import type { Talk } from './talk';
import { talking } from './talking-words';

/** Somebody or something that the sentence takes for known. */
const reference =
  /\b(?:[Hh]e|[Ss]he|[Tt]hey|[Hh]im|[Hh]is|[Hh]ers?|[Tt]hem|[Tt]heirs?)\b|\b[Tt]he (?!(?:book|story|chapter|pages?|sentence|line|word|question|answer|author)\b)\p{Ll}+/u;
/** At the beginning of a sentence. Later on "that" may join clauses, and "it" may mean what the sentence itself has named. */
const beginning =
  /^(?:(?:and|but|so|then|now|yes|no|oh),? )*(?:it\b|(?:this|that|these|those) (?!(?:is|was|can|would|must|takes|took|sounds|makes|feels|looks|means|gives|helps)\b)\p{Ll}+)/iu;
const talkers = /\b(?:I|we|my|our|ours|me|us|you|yours?|AI)\b/i;

/** "I know that …" says that it is so. */
const knowing =
  /^.*?\b(?:I|we|you) (?:\p{Ll}+ ){0,2}?(?:know|knew|saw|heard|read|learned|learnt|found out|noticed)\b(?: that)?/iu;

/** A clause that asks to do something, supposes, compares or explains a word states nothing. */
const unstated =
  /^(?:\S+[,!] )?(?:(?:now|so|then|please|just|but|and|yes|no) )*(?:be|build|close|count|draw|find|give|guess|hold|imagine|keep|leave|let|listen|look|mind|picture|pull|put|read|remember|say|see|sit|stand|take|tell|think|try|turn|wait|watch|write)\b|\b(?:would|could|might|may|maybe|perhaps|can|can['’]t|cannot|must|should|if|as if|imagine|(?:do(?:es)?|did) (?:sound|seem|look|feel)|sounds?|seems?|looks? like|feels? like|means?|is when|is (?:to|an?|another) |no wonder|whether)\b|^to \p{Ll}+ is\b|^(?:but |and |so )?(?:this|that|it)(?: is| was|['’]s) (?!(?:the|his|her|their|when|where|why|how|because)\b)/iu;

/** What a word means is no statement about the story: "A condor is a huge bird, and it misses nothing." */
const meaning =
  /^(?:an? \p{Ll}[\p{Ll}-]*(?: \p{Ll}+)?|to \p{Ll}+) (?:is|means) (?:an?|the|to|when|like)\b(?! of (?:him|her|them))/u;

/** Forms that only a verb has. A clause without one is an exclamation: "A medal of toast for him!" */
const finite =
  /(?:^|\s)(?:am|is|are|was|were|has|have|had|do|does|did|will|won|can|could|shall|got|went|came|saw|said|told|took|gave|made|found|thought|knew|felt|kept|left|lost|held|stood|sat|ran|fell|broke|brought|bought|caught|taught|threw|flew|drew|grew|blew|wrote|rode|drove|spoke|stole|woke|wore|chose|froze|hid|led|fed|fled|met|read|sent|spent|built|meant|dreamt|slept|swept|wept|crept|sang|sank|drank|rang|swam|began|won|shone|stuck|struck|hung|swung|dug|spun|put|let|set|cut|hit|hurt|shut|cost|burst|paid|laid|sold|heard|understood|became|forgot|ate|beat|shook|rose|lay|lit|shot|tore|swore|bore|sought|fought|knelt|leapt|\p{Ll}{2,}ed)\b|['’](?:s|re|ve|d|ll)\b|\b(?:he|she|it|they|who|that|which) (?:\p{Ll}+ )?\p{Ll}+s\b|n['’]t\b/iu;

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

const decapitalized = (sentence: string) => sentence.replace(/^\p{Lu}/u, (first) => first.toLowerCase());

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

  return {
    newIn,

    refers: (clause: string): boolean => namesSomebody(clause) || reference.test(clause),

    isStated: (clause: string): boolean => {
      const known = clause.replace(knowing, '');
      return (
        !talkers.test(known) &&
        !unstated.test(known) &&
        (finite.test(known) ||
          presently.test(known) ||
          [...known.matchAll(doing)].some(([, name = '']) => free.names.has(name.toLowerCase())))
      );
    },

    /** The character that speaks says something about itself. */
    isOwn: (clause: string): boolean => character !== null && ofItself.test(clause) && !opinion.test(clause),

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

/** "The last ball rolls". */
const presently = /\b(?:the|this|that) (?:\p{Ll}+ ){1,2}\p{Ll}+s\b/iu;
/** "Gethin walks up", "Gethin then walks up". */
const doing = /(\p{Lu}\p{Ll}+) (?:\p{Ll}+ )?\p{Ll}+s\b/gu;

/** A sentence of a reply that words do not prove. */
export interface Doubt {
  readonly sentence: string;
  /** It states something about the story: it may be said only if the chapters say it, too. */
  readonly isOfStory: boolean;
}

/**
 * The sentences of a reply that its claims do not prove word by word. Proven are sentences whose telling words the child or the
 * open question has said, or that stand in a claim's passage in this order. What a question takes for granted counts as a
 * statement. The question itself is in doubt if most of its words are foreign to the chapters, or if it combines theirs anew.
 */
export const doubtsIn = ({ reply }: Draft, talk: Talk, ground: Ground): Doubt[] => {
  const { refers, isStated, isOwn, newIn, isUnproven, isForeign } = readerOf(talk, ground);
  return shownSentencesIn(reply).flatMap((sentence) => {
    const isMeaning = meaning.test(decapitalized(sentence));
    let isKnown = beginning.test(sentence);
    const read = plainSentencesIn(sentence).map((piece) => {
      const clauses = clausesIn(piece);
      const at = piece.includes('?') ? clauses.findIndex((clause) => asking.test(clause)) : -1;
      const stated = at < 0 ? clauses : clauses.slice(0, at);
      const question = at < 0 ? '' : clauses.slice(at).join(' ');
      const asked = at < 0 ? '' : clauses.slice(at).filter(isUnproven).join(' ');
      const tells = stated.filter((clause) => {
        // "Tam opened the box and found a key": the second clause is about Tam, too.
        isKnown ||= refers(clause);
        return isUnproven(clause) && !isMeaning && (isOwn(clause) || (isKnown && isStated(clause)));
      });
      return {
        isInDoubt: stated.some(isUnproven) || newIn(asked).length >= fewestAsked,
        tells: tells.length > 0 || (refers(question) && isForeign(asked)),
      };
    });
    return read.some(({ isInDoubt, tells }) => isInDoubt || tells)
      ? [{ sentence, isOfStory: read.some(({ tells }) => tells) }]
      : [];
  });
};
