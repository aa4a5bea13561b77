import * as z from 'zod/mini';
import { blanksPerArticle } from '../../../contract/rules/articles';
import { ask, UnusableAnswer } from '../../model/ask';
import { listUpTo, textUpTo } from '../../model/bounded';
import { shuffled } from '../../platform/shuffled';
import { candidatesOf, filledText, type WrittenArticle, withSigns } from './written-article';

const kinds = ['noun', 'verb', 'adjective', 'adverb', 'other'] as const;

const Solved = z.object({
  gaps: listUpTo(10, z.object({ gap: z.int(), fits: listUpTo(10, textUpTo(40)) })),
  words: listUpTo(20, z.object({ word: textUpTo(40), kind: z.enum(kinds) })),
});

const solving = `You fill the numbered gaps of a children's article with words of a bank.
For each gap list every word of the bank with which its sentence is correct English, true and sensible in this text; several if several fit, none if none does. Never guess which one the author meant.
words: the part of speech of each word of the bank, as one would use it in these gaps.`;

const Verdict = z.object({
  facts: listUpTo(40, z.object({ fact: z.int(), is_true: z.boolean() })),
  doubtful: listUpTo(5, textUpTo(300)),
  concerns: listUpTo(5, z.enum(['living child', 'tragedy', 'cruelty', 'brand', 'personal data'])),
});

const judging = `You check a children's article before it is given out. Be strict: a child believes every word.
facts: for each numbered fact whether it is true beyond doubt and generally accepted; false if you are not sure.
doubtful: every statement of the text that is wrong, outdated, exaggerated or not certain, whether or not it is among the facts.
concerns: what the text is about that has no place in it: a child who is alive today, a tragedy or disaster with victims, cruelty, a brand or product, data of a private person.`;

/** All values of each key, because a model may answer twice and differently. */
const gathered = <K, V>(pairs: readonly (readonly [K, V])[]): Map<K, V[]> => {
  const all = new Map<K, V[]>();
  for (const [key, value] of pairs) all.set(key, [...(all.get(key) ?? []), value]);
  return all;
};

const numbered = (texts: readonly string[]) => texts.map((text, i) => `${i + 1}. ${text}`).join('\n');

/**
 * Solves the gaps without seeing the key. Returns the words that fit each gap, and the parts of speech of each word: one each,
 * unless the solver contradicts itself.
 */
const solve = async (written: WrittenArticle) => {
  const bank = shuffled([...candidatesOf(written), ...written.distractors]);
  const { gaps, words } = await ask({
    feature: 'checking',
    instructions: solving,
    material: `# Text\n\n${withSigns(written, (i) => `(${i + 1})`)}\n\n# Bank\n\n${bank.join(', ')}`,
    answer: Solved,
    check: (answer) => answer,
    // The answer has only words of the bank, which were checked when they were written.
    texts: () => [],
  });
  return {
    fits: gathered(gaps.map(({ gap, fits }) => [gap - 1, fits.map((word) => word.toLowerCase())])),
    kinds: gathered(words.map(({ word, kind }) => [word.toLowerCase(), kind])),
  };
};

/** Throws `UnusableAnswer` unless every fact is confirmed and nothing else in the text is doubtful or of concern. */
const judge = async (written: WrittenArticle): Promise<void> => {
  const { facts, doubtful, concerns } = await ask({
    feature: 'checking',
    instructions: judging,
    material: `# Text\n\n${written.title}\n\n${filledText(written)}\n\n# Facts\n\n${numbered(written.facts)}`,
    answer: Verdict,
    check: (answer) => answer,
    // The child does not read the verdict.
    texts: () => [],
  });
  const confirmed = new Set(facts.flatMap(({ fact, is_true }) => (is_true ? [fact] : [])));
  if (written.facts.some((_, i) => !confirmed.has(i + 1)))
    throw new UnusableAnswer('a fact is not confirmed');
  if (doubtful.length > 0) throw new UnusableAnswer('a statement is doubtful');
  if (concerns.length > 0) throw new UnusableAnswer(`a concern: ${concerns.join(', ')}`);
};

/** The indexes of five gaps that hold, in the order of the text, and up to two distractors of the same part of speech. */
const chosen = (written: WrittenArticle, { fits, kinds }: Awaited<ReturnType<typeof solve>>) => {
  const candidates = candidatesOf(written).map((word) => word.toLowerCase());
  const holds = (word: string, i: number) => {
    const answers = fits.get(i) ?? [];
    return answers.length > 0 && answers.every((found) => found.length === 1 && found[0] === word);
  };
  const kindOf = (word: string) => {
    const [kind, ...others] = new Set(kinds.get(word.toLowerCase()));
    return others.length > 0 ? undefined : kind;
  };
  const good = candidates.flatMap((word, i) => (holds(word, i) && kindOf(word) !== undefined ? [i] : []));
  const byKind = Map.groupBy(good, (i) => kindOf(candidates[i] ?? ''));
  const [[kind, gaps] = [undefined, []]] = [...byKind].toSorted(([, a], [, b]) => b.length - a.length);
  const taken = [...fits.values()].flat(2);
  const distractors = written.distractors.filter(
    (word) => kindOf(word) === kind && !taken.includes(word.toLowerCase()),
  );
  if (kind === undefined || gaps.length < blanksPerArticle)
    throw new UnusableAnswer(`only ${gaps.length} gaps hold`);
  if (distractors.length === 0) throw new UnusableAnswer('no distractor holds');
  return { gaps: gaps.slice(0, blanksPerArticle), distractors: distractors.slice(0, 2) };
};

/**
 * The article with the five gaps that a second solver fills as the author meant: exactly one word of the bank fits each, and
 * all are of one part of speech. The other gaps are filled, so a spare gap replaces one that was solved differently. Throws
 * `UnusableAnswer` when a fact is not confirmed or too few gaps hold, and what `ask` throws.
 */
export const checkArticle = async (written: WrittenArticle) => {
  const [solved] = await Promise.all([solve(written), judge(written)]);
  const { gaps, distractors } = chosen(written, solved);
  return {
    title: written.title,
    text: withSigns(written, (i, word) => (gaps.includes(i) ? `[${word}]` : word)),
    why: written.why.filter((_, i) => gaps.includes(i)),
    distractors,
    sources: written.sources,
  };
};
