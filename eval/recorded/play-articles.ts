import { checkArticle } from '../../lambdas/articles/writing/check-article';
import { type Order, writeArticle } from '../../lambdas/articles/writing/write-article';
import { candidatesOf, type WrittenArticle } from '../../lambdas/articles/writing/written-article';
import type { Outcome, Played } from './outcome';
import { type Answered, recorded, withTwins } from './recorded';
import type { Replay } from './replay';

/** What a strict reader says of an article: the answers to the two questions of its check. */
interface ReadArticle {
  readonly id: string;
  readonly twin?: true;
  /** The words of the bank that fit each gap. */
  readonly fits: readonly (readonly string[])[];
  /** The part of speech of all words of the bank. */
  readonly kind: string;
  /** The facts that are not true beyond doubt. */
  readonly untrue: readonly string[];
  readonly doubtful: readonly string[];
  readonly concerns: readonly string[];
}

/** The solver's answer, or the judge's. */
const checkedBy =
  (
    { fits, kind, untrue, doubtful, concerns }: ReadArticle,
    { distractors, facts, ...text }: WrittenArticle,
  ) =>
  (material: string) =>
    material.includes('# Bank')
      ? {
          gaps: fits.map((words, i) => ({ gap: i + 1, fits: words })),
          words: [...candidatesOf(text), ...distractors].map((word) => ({ word, kind })),
        }
      : {
          facts: facts.map((fact, i) => ({ fact: i + 1, is_true: !untrue.includes(fact) })),
          doubtful,
          concerns,
        };

/** The gaps that a solver fills with several words must be filled when the article is given out. */
const hasUnclearGap = (text: string, { fits }: ReadArticle, written: WrittenArticle) =>
  candidatesOf(written).some((word, i) => fits[i]?.length !== 1 && text.includes(`[${word}]`));

/**
 * Articles as the product makes them: written, then checked by a solver of its gaps and a judge of its facts. Gives the same
 * answer at the second try, so that only the first one counts.
 */
export const playArticles = async (replay: Replay, taken: () => string[]): Promise<Played> => {
  const orders = new Map(
    recorded<{ id: string; order: Order }>('articles').map(({ id, order }) => [id, order]),
  );
  const readings = recorded<ReadArticle>('articles-read');
  const play = async ({ id, poison, answer }: Answered<WrittenArticle>): Promise<Outcome> => {
    const isTwin = poison !== undefined;
    const reading = readings.find((one) => one.id === id && (one.twin === true) === isTwin);
    const order = orders.get(id);
    if (reading === undefined || order === undefined) throw new Error(`Nobody has read ${id}`);
    replay.answer({ article: () => answer, checking: checkedBy(reading, answer) });
    const refusal = await writeArticle(order)
      .then(checkArticle)
      .then(
        ({ text }) => (hasUnclearGap(text, reading, answer) ? undefined : ''),
        (error: Error) => error.message,
      );
    const first = taken()[0] ?? refusal;
    // An article whose unclear gap is filled has lost its poison.
    const isRepaired = first === '' && poison === 'wrong-gap';
    return {
      id,
      ...(isTwin && { poison }),
      isShown: !isRepaired && (first === '' || first === undefined),
      reason: isRepaired ? 'the gap is filled' : (first ?? 'an unclear gap'),
      uses: replay.takeUses(),
    };
  };
  const outcomes: Outcome[] = [];
  for (const answered of withTwins<WrittenArticle>('articles')) outcomes.push(await play(answered));
  return {
    feature: 'articles',
    competent: outcomes.filter(({ poison }) => poison === undefined),
    poisoned: outcomes.filter(({ poison }) => poison !== undefined),
  };
};
