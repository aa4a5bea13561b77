import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Section } from '../../bench/report';
import { prices } from '../../lib/prices';
import { settingsFor } from '../../lib/settings';
import { type Figure, shown } from '../figure';
import type { Outcome, Played } from './outcome';
import type { Use } from './replay';

/** What one piece of work took, in the mean. */
interface Cost {
  readonly calls: number;
  readonly in: number;
  readonly out: number;
  /** The answers that were kept of those of one call, where it has several. */
  readonly kept?: number;
}

/** Measured in the same way with the code before replies were checked by their meaning, commit da044194. */
const before: Readonly<Record<string, Cost>> = JSON.parse(
  readFileSync(path.resolve(__dirname, 'costs-before.json'), 'utf8'),
);

/** The spoken turns of one minute: a child speaks for some ten seconds, and the companion answers for about as long. */
const turnsPerMinute = 3;

/** The share of a minute in which somebody speaks; each minute of sound is paid once. */
const spokenShare = { child: 0.5, companion: 0.5 };

/** What each recorded feature makes, and how many of it one piece of work needs. */
const works = [
  { feature: 'chat', work: 'a turn of a chat', times: 1 },
  { feature: 'questions', work: 'fifteen questions, written and checked', times: 1 },
  { feature: 'articles', work: 'an article', times: 1 },
  { feature: 'storyboards', work: 'a storyboard of a comic', times: 1 },
  { feature: 'feedback', work: 'feedback on a story', times: 1 },
  { feature: 'voice', work: 'a minute of a voice chat', times: turnsPerMinute },
];

const sumOf = (uses: readonly Use[], of: 'in' | 'out') => uses.reduce((sum, use) => sum + use[of], 0);

/** The mean over all competent answers that stand for calls. */
const costOf = (outcomes: readonly Outcome[]): Cost => {
  const called = outcomes.filter(({ uses }) => uses.length > 0);
  const mean = (of: (uses: readonly Use[]) => number) =>
    called.reduce((sum, { uses }) => sum + of(uses), 0) / called.length;
  return {
    calls: mean((uses) => uses.length),
    in: mean((uses) => sumOf(uses, 'in')),
    out: mean((uses) => sumOf(uses, 'out')),
  };
};

/** The share of a turn's tokens, in percent, that the check of its sentences takes. */
const shareOfCheck = ({ uses }: Outcome): number => {
  const tokens = (some: readonly Use[]) => sumOf(some, 'in') + sumOf(some, 'out');
  return (100 * tokens(uses.filter(({ schema }) => schema === 'claim_check'))) / tokens(uses);
};

const ai = settingsFor('demo').ai;

const priceOf = (model: string) => {
  const price = prices[model];
  if (price === undefined) throw new Error(`No price of ${model}`);
  return price;
};

const chatDollars = (cost: Cost) => {
  const price = priceOf(ai.chatModel);
  return (cost.in * price.in + cost.out * price.out) / 1e6;
};

/** Dollars that tokens of the chat model do not tell: sound, and the picture of a comic. */
const otherDollars = (feature: string): number => {
  if (feature === 'storyboards') return priceOf(ai.imageModel).picture ?? 0;
  if (feature !== 'voice') return 0;
  return (
    (priceOf(ai.transcriptionModel).minute ?? 0) * spokenShare.child +
    (priceOf(ai.speechModel).minute ?? 0) * spokenShare.companion
  );
};

const times = ({ calls, in: tokensIn, out }: Cost, factor: number): Cost => ({
  calls: calls * factor,
  in: tokensIn * factor,
  out: out * factor,
});

const row = (work: string, when: string, feature: string, cost: Cost) => [
  work,
  when,
  cost.calls.toFixed(1),
  cost.in.toFixed(0),
  cost.out.toFixed(0),
  (chatDollars(cost) + otherDollars(feature)).toFixed(5),
];

/** The dollars for one of the questions that are kept, which all children use. */
const perQuestion = (cost: Cost, kept: number) => (chatDollars(cost) / kept).toFixed(5);

/** The largest share of a recorded turn's tokens that the check of sentences may take, in percent. */
const largestShare = 40;

const sharesOf = (all: readonly Played[]): number[] =>
  all
    .filter(({ feature }) => feature === 'chat' || feature === 'voice')
    .flatMap(({ competent, poisoned }) => [...competent, ...poisoned])
    .filter(({ uses }) => uses.length > 0)
    .map(shareOfCheck);

export const checkFigure = (all: readonly Played[]): Figure => {
  const largest = Math.max(...sharesOf(all));
  return {
    name: 'chat and voice: share of the check of sentences in a turn, largest',
    target: `≤ ${largestShare} %`,
    measured: shown(largest),
    isMet: largest <= largestShare,
  };
};

/** The costs of each work with the default models, before and now. */
export const costSections = (all: readonly Played[]): Section[] => {
  const outcomesOf = (feature: string) => all.find((one) => one.feature === feature)?.competent ?? [];
  const shares = sharesOf(all);
  const questions = outcomesOf('questions');
  const asked = questions.filter(({ uses }) => uses.length > 0).length;
  const keptNow = questions.filter(({ isShown }) => isShown).length / asked;
  const questionsBefore = before.questions;
  return [
    {
      title: 'Costs',
      about: `The mean of the competent recorded answers, second tries included, with the default models (${ai.chatModel}) and their list prices (\`lib/prices.ts\`). Tokens are estimated, four characters each, with the schemas of answers and without tokens of reasoning, which come on top where a feature reasons. Before: commit da044194 with the same answers; it refused more of them, so it asked more often. Moderation is free. A comic adds one picture; the call that looks at it is not recorded. A minute of voice has ${turnsPerMinute} turns and as much listening as speaking.`,
      columns: ['work', 'when', 'calls', 'tokens in', 'tokens out', 'dollars'],
      rows: works.flatMap(({ feature, work, times: factor }) => [
        ...(before[feature] === undefined
          ? []
          : [row(work, 'before', feature, times(before[feature], factor))]),
        row(work, 'now', feature, times(costOf(outcomesOf(feature)), factor)),
      ]),
    },
    {
      title: 'Costs of a question',
      about:
        'Of fifteen competent questions in one call, those that are kept, and the dollars for each of them. A question is made once for all children.',
      columns: ['when', 'kept of fifteen', 'dollars each'],
      rows: [
        ...(questionsBefore?.kept === undefined
          ? []
          : [
              ['before', questionsBefore.kept.toFixed(1), perQuestion(questionsBefore, questionsBefore.kept)],
            ]),
        ['now', keptNow.toFixed(1), perQuestion(costOf(questions), keptNow)],
      ],
    },
    {
      title: 'The check of sentences',
      about:
        'The share of the tokens of a turn that the second call takes, over all recorded turns and twins, written and spoken.',
      columns: ['figure', 'percent'],
      rows: [
        [
          'turns with such a call',
          ((100 * shares.filter((share) => share > 0).length) / shares.length).toFixed(1),
        ],
        ['its share, mean', (shares.reduce((sum, share) => sum + share, 0) / shares.length).toFixed(1)],
        ['its share, largest', Math.max(...shares).toFixed(1)],
      ],
    },
  ];
};
