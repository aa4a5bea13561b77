import { gradeOfOwnWords } from '../../../lambdas/safety/text/own-words';
import { countWords } from '../../../lambdas/safety/text/words';
import { isSpelt } from './lexicon';
import type { Turn } from './turn';

/** Nothing of this is said back to a child. */
const unsaid =
  /\b(?:clothes|undress\w*|online|touch\w*|secret\w*|belt|beat\w*|kick\w*|punch\w*|slap\w*|bull(?:y|ied)\w*|drunk|fuck\w*|shit|sex\w*|pictures? of (?:me|you)|nobody would (?:notice|miss|care)|kill\w*|die[ds]?|dead|hit|hits|hurts?|hate|stupid|ugly|fat|dumb|poo\w*|fart\w*|naked|guns?|knife|blood\w*|pee|butt|shut up|dunno|whatever|aw+|ugh+)\b|[[\]<>{}@\d]{2,}|["“”*]/i;

/** Words before what is meant: "I think that", "maybe", "and then". */
const before =
  /^(?:(?:ok|okay|well|um|oh|aw+|wow|hey|(?:ha){2,}\w*|lo+l|and|but|so|then|yes|no|also|fine|maybe|perhaps|probably|actually|first|next)\b,?|(?:for me|in this chapter|at the end of the chapter)\b,?|I (?:really |just |still )?(?:think|guess|bet|reckon|hope|believe|mean|suppose|know|wonder)(?: that)?\b(?! (?:so|about|of|if)\b)|if (?:I|we) (?:was|were) \p{L}+(?: \p{Lu}\p{L}+)?,?|if (?:I|we) (?:had|could|were|was)\b.*?(?=\s(?:I|we)['’ ](?:would|d)))\s+/iu;

const bare = (text: string): string => {
  const rest = text.trim().replace(before, '');
  return rest === text.trim() ? rest : bare(rest);
};

/** The verbs of a child that are right with "you", too. */
const swaps: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  us: 'you',
  our: 'your',
  "i'm": 'you are',
  "i've": 'you have',
  "i'd": 'you would',
  "i'll": 'you will',
};

/** A child speaks to a character: "you ate noodles" is "I ate noodles" for it. The marks stand for "I", "my" and "me". */
const toldOfMe = (text: string): string =>
  text
    .replace(/\byou(?: are|['’]re)\b/gi, '\ue000 am')
    .replace(/\byou were\b/gi, '\ue000 was')
    .replace(/\byour\b/gi, '\ue001')
    .replace(
      /\b(to|for|with|at|about|of|on|from|like|love|help|tell|give|ask|meet|know|miss|see|hug|send|sends|catch|take|leave|let|find|put|bring|throw|chase|keep|make|want|need|call|follow|stop|lock) you\b|\b(\w+) you$/gi,
      (_, one?: string, two?: string) => `${one ?? two} \ue002`,
    )
    .replace(/\byou\b/gi, '\ue000');

/** "When you want to look brave": that is anybody. */
const isGeneral = (text: string): boolean =>
  /\b(?:when|if) you\b|^you (?:can|could|only|never|always|have to|need to|cannot|can['’]t)\b/i.test(text) &&
  !/\b(?:I|my|we|our|me|us)\b/.test(text);

/** The child's own words as somebody says them back; undefined where that would go wrong, or is not to be said. */
export const flipped = (
  clause: string,
  { played, met, text: whole }: Pick<Turn, 'played' | 'met' | 'text'>,
): string | undefined => {
  const text = bare(clause.replace(/\s*\b(?:lol|(?:ha){2,}\w*|hihi\w*|xd)\b\s*$/i, ''))
    .replace(/[’]/g, "'")
    .replace(/[.!\s]+$/, '');
  if (unsaid.test(text) || text.includes('?') || countWords(text) < 1) return undefined;
  if (played === undefined && /\b(?:you|your|yours|u)\b/i.test(text))
    return isGeneral(text) ? text : undefined;
  const own = played === undefined ? [] : [played.name, ...(played.also ?? [])];
  const asMe = own.reduce(
    (rest, name) =>
      rest
        .replace(new RegExp(`\\b${name}'s\\b`, 'gi'), '\ue001')
        .replace(
          new RegExp(
            `\\b(to|for|with|at|about|of|on|from|like|likes?|help|helps|helped|tell|told|believe|treat|know|see|saw|hear|and|be) ${name}\\b`,
            'gi',
          ),
          '$1 \ue002',
        )
        .replace(new RegExp(`\\b${name} is\\b`, 'gi'), '\ue000 am')
        .replace(new RegExp(`\\b${name} has\\b`, 'gi'), '\ue000 have')
        .replace(new RegExp(`\\b${name}\\b`, 'gi'), '\ue000'),
    played === undefined ? text : toldOfMe(text),
  );
  // "I wants": the verb is about somebody else.
  if (/\ue000 (?!was\b|does\b)\p{Ll}+s\b/u.test(asMe)) return undefined;
  const swapped = asMe
    .replace(/\b(I|we) was\b/gi, 'you were')
    .replace(/\b(?:I am|we are|I'm)\b/gi, 'you are')
    .replace(/\b(I|we) (\w+ly|also|never|always|just) was\b/gi, 'you $2 were')
    .replace(/\p{L}+(?:'\p{L}+)?/gu, (word) => swaps[word.toLowerCase()] ?? word)
    .replace(/\ue001/g, 'my')
    .replace(/\ue002/g, 'me')
    .replace(/\ue000/g, 'I');
  const isName = met.some(({ name, also = [] }) => [name, ...also].some((one) => swapped.startsWith(one)));
  const proper = met.reduce(
    (rest, { name, also = [] }) =>
      [name, ...also].reduce(
        (all, one) => all.replace(new RegExp(`(?<!\\p{L})${one.replace('.', '\\.')}(?!\\p{L})`, 'giu'), one),
        rest,
      ),
    swapped,
  );
  // A capital within a sentence belongs to a name.
  const isFirst = whole.trim().startsWith(text.slice(0, 3));
  return isName || !isFirst || /^I\b/.test(proper)
    ? proper
    : proper.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
};

const joint =
  /[,;:.!]\s+|\s[-–—]+\s|\s+(?=(?:and|but|because|so (?:that|I|we|he|she|they|it)\b|even though|although|which|where)\b)/i;

/** The clauses that can stand alone, without what joins them. */
export const clausesOf = (text: string): string[] =>
  text
    .split(joint)
    .map((clause) => clause.trim().replace(/^(?:and|but|so|even though|although)\s+/i, ''))
    .filter((clause) => countWords(clause) >= 2);

/** The longest echo: a longer one is a lecture. */
const most = 16;
/** So few words are never too hard; more of them may be. */
const plainWords = 9;
const hardest = 8;

const turning = /\b(?:but|although|even though|though|because|so that|except that)\s+(?!of\b)/i;

/** What a remark turns on: the clause after its last "but", "although" or "because"; undefined without one. */
export const turnOf = (text: string): { readonly joint: string; readonly clause: string } | undefined => {
  const parts = text.split(new RegExp(turning.source, 'gi'));
  const clause = parts.at(-1)?.trim();
  if (parts.length < 2 || clause === undefined || countWords(clause) < 2) return undefined;
  const joint = text.slice(0, text.lastIndexOf(clause)).trim().split(/\s+/).at(-1)?.toLowerCase() ?? '';
  return { joint, clause };
};

const isSpeltWell = (clause: string): boolean => (clause.match(/[\p{L}'’]+/gu) ?? []).every(isSpelt);

/** What no companion says of itself and a child. */
const tender = /\b(?:hug|kiss|love|cuddle|hold|adore|marry|miss)(?:s|ed)? me\b/i;

const isWhole = (said: string): boolean =>
  !tender.test(said) &&
  countWords(said) >= 2 &&
  !/^(?:do|does|did|was|were|is|are|had|has|have|told|came|went|got|said|took|gave|found|made|will|would|can|could|\w+ed|did not)\b/i.test(
    said,
  ) &&
  !/^\w+ (?:was|is|did|had|would|will|can|could) not$/i.test(said) &&
  !/^(?:your|the|an?|his|her|their|my) [\p{L}-]+$/iu.test(said) &&
  countWords(said) <= most &&
  (countWords(said) <= plainWords || gradeOfOwnWords(said) <= hardest) &&
  !/^(?:because|if|when|what|who|why|how|where|not)\b|\b(?:about|of|to|with|and|the|a|for|that|is|was|in|on|at)$/i.test(
    said,
  );

const saidBack = (turn: Turn, clauses: readonly string[]): string | undefined =>
  clauses
    .filter(isSpeltWell)
    .map((clause) => clause.replace(/,? I (?:think|guess|hope|bet)$/i, ''))
    .flatMap((clause) => flipped(clause, turn) ?? [])
    .find(isWhole);

const statementIn = (text: string) => text.replace(/\?.*$/, '');

/** What a remark turns on, said back; undefined if it turns on nothing, or that cannot be said back. */
const turnedEcho = (turn: Turn): string | undefined => {
  const turned = turnOf(statementIn(turn.text));
  return turned && saidBack(turn, [turned.clause, ...clausesOf(turned.clause)]);
};

/**
 * A clause of a child's statement, said back: what it turns on, otherwise the first one that says enough, or the last one of a story
 * that is told in order. Misspelt words are not said back. Undefined if there is none.
 */
export const echoOf = (turn: Turn, which: 'turn' | 'first' | 'last' = 'turn'): string | undefined => {
  if (unsaid.test(turn.text)) return undefined;
  const clauses = clausesOf(statementIn(turn.text));
  const turned = which === 'first' ? undefined : turnedEcho(turn);
  return turned ?? saidBack(turn, which === 'last' ? clauses.toReversed() : clauses);
};

/** The word that a child names as new or liked: "enormous is my favourite word". */
export const lastIn = (text: string): string | undefined =>
  /^["“]?(\p{L}{3,})["”]? is (?:my|a|the)\b.*\bword\b/iu.exec(text)?.[1]?.toLowerCase() ??
  /\bword (?:is |was |called |like )["“]?(\p{L}{4,})["”]?[.!]?$/iu.exec(text)?.[1]?.toLowerCase();
