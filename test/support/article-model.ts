import { stockArticle } from './articles';
import { type ChatRequest, materialOf, taskOf } from './model';

/** An article that a model writes for a nine-year-old, with its reasons, distractors, facts and sources. */
export const written = {
  can_write: true,
  title: 'A Clock Made of Sand',
  text: 'Sailors once measured time with sand. Their tool, the hourglass, has two round bulbs that are joined by a narrow [neck]. Fine grains fall from the upper part into the lower one, and when all of them have fallen, somebody turns the whole instrument over and it starts again. Why was this useful on a [ship]? A water clock spills when the waves are high, and a candle goes out in the [wind]. Sand does not care. Sailors used a small one that ran for half a minute to find out how fast they went. They threw a piece of wood into the sea, tied to a long [rope] with knots in it, and one sailor counted how many of them slipped through his [hand]. Speed at sea is measured in knots to this [day]. In a church, such a glass told the priest when his [sermon] was long enough. Now we meet them in the [kitchen], where they tell us when an egg is done.',
  why: [
    'The thin part between two bulbs is called a neck.',
    'Sailors are on a ship, and there are waves.',
    'The wind blows a candle out.',
    'One ties something to a rope and throws it.',
    'The sailor let it slip through his hand.',
    'To this day means until now.',
    'A priest gives a sermon.',
    'We cook eggs in the kitchen.',
  ],
  distractors: ['feather', 'garden'],
  facts: [
    'Sailors measured time with sand.',
    'An hourglass has two bulbs with a narrow neck.',
    'Sailors counted knots in a rope to measure speed.',
    'Speed at sea is measured in knots.',
    'Preachers used hourglasses to time sermons.',
  ],
  sources: ['Encyclopaedia Britannica: hourglass'],
};
export type Written = typeof written;

/** One of our own articles in the form in which a model writes it: without spare gaps. */
export const asWritten = (title: string): Written => {
  const { text, why, distractors, sources } = stockArticle(title);
  const facts = text.replace(/[[\]]/g, '').split(/(?<=[.!?]) /);
  return { can_write: true, title, text, why, distractors, facts, sources };
};

export const keyOf = ({ text }: Written) => [...text.matchAll(/\[([^\]]+)\]/g)].map(([, word = '']) => word);

/** The answers of an honest solver about the gaps and of an honest judge about the facts. */
export const solved = (article: Written) => ({
  gaps: keyOf(article).map((word, i) => ({ gap: i + 1, fits: [word] })),
  words: [...keyOf(article), ...article.distractors].map((word) => ({ word, kind: 'noun' })),
});
export const judged = ({ facts }: Written) => ({
  facts: facts.map((_, i) => ({ fact: i + 1, is_true: true })),
  doubtful: [] as string[],
  concerns: [] as string[],
});

export const isSolving = (request: ChatRequest) => materialOf(request).includes('# Bank');

const wordsIn = (request: ChatRequest, line: string): string[] => {
  const [, list = ''] = new RegExp(`^${line}: (.*)$`, 'm').exec(materialOf(request)) ?? [];
  return [...list.matchAll(/"([^"]+)"/g)].map(([, word = '']) => word);
};

/** The article with a further sentence that contains the required number of the requested words. */
const withWords = <A extends { text: string }>(article: A, request: ChatRequest): A => {
  const isFree = (word: string) => !article.text.toLowerCase().includes(word);
  const due = wordsIn(request, 'Words to meet again').filter(isFree).slice(0, 2);
  const fresh = wordsIn(request, 'Words')
    .filter(isFree)
    .toSorted((a, b) => a.length - b.length);
  const [first, second, third] = [...due, ...fresh];
  return { ...article, text: `${article.text} It is ${first}, ${second} and ${third}.` };
};

/** A model that writes this article with requested words, solves its gaps and confirms its facts; `change` replaces verdicts. */
export const author =
  (
    article: Written = written,
    change: { solved?: (of: Written) => object; judged?: (of: Written) => object } = {},
  ) =>
  (request: ChatRequest): string => {
    if (taskOf(request) === 'article') return JSON.stringify(withWords(article, request));
    return JSON.stringify(
      isSolving(request) ? (change.solved ?? solved)(article) : (change.judged ?? judged)(article),
    );
  };

/** The words that fill the gaps of the version of an article that a child received. */
export const answersTo = ({ content }: { content: string }, { text }: Written = written) => {
  const full = text.replace(/[[\]]/g, '');
  const pieces = content.split('<BLANK>');
  let at = 0;
  return pieces.slice(0, -1).map((piece, i) => {
    at += piece.length;
    const next = pieces[i + 1]?.slice(0, 12) || undefined;
    const word = full.slice(at, next === undefined ? undefined : full.indexOf(next, at));
    at += word.length;
    return word;
  });
};
