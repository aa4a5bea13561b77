import { markdown, sectionsOf } from '../../bench/report';
import type { Evidence } from '../../lambdas/recommendations/evidence';
import type { Calibration } from '../../lambdas/recommendations/reasons';
import type { Taste } from '../../lambdas/recommendations/taste';
import type { Pair } from './pairs';
import type { Shown } from './profiles';
import { countShelves, type Score, scoreOf } from './score';

/** Rounded down, so that only a perfect share reads 1.00. */
const ratio = (part: number, whole: number) =>
  whole === 0 ? '' : (Math.floor((part / whole) * 100) / 100).toFixed(2);

const names = {
  words: "a child's words",
  genres: 'a genre',
  books: 'a loved book',
} as const satisfies Record<Taste['by'], string>;
const sources = Object.keys(names) as Taste['by'][];
const evidences = ['named', 'partly', 'apart'] as const satisfies readonly Evidence[];

const cells = (score: Score) => [
  String(score.given),
  String(score.right),
  String(score.fitting),
  ratio(score.right, score.given),
  ratio(score.right, score.fitting),
];

const thresholdOf = (calibration: Calibration | undefined, by: Taste['by'], evidence: Evidence) => {
  if (evidence === 'named') return 'always';
  return calibration?.[by][evidence]?.toFixed(2) ?? 'never';
};

const rowsOf = (pairs: readonly Pair[], calibration: Calibration | undefined): string[][] => [
  ...sources.flatMap((by) =>
    evidences.map((evidence) => [
      `${names[by]}, ${evidence}`,
      thresholdOf(calibration, by, evidence),
      ...cells(
        scoreOf(
          pairs.filter((pair) => pair.by === by && pair.evidence === evidence),
          calibration,
        ),
      ),
    ]),
  ),
  ['all', '', ...cells(scoreOf(pairs, calibration))],
  ['all, without a calibration', '', ...cells(scoreOf(pairs, undefined))],
];

const sayTaste = ({ profile: { age, words, genres, loved } }: Shown) =>
  `${age} years: ${[...words, ...genres, ...loved].join(', ')}`;

export interface Measurement {
  readonly model: string;
  readonly dimensions: number;
  readonly pairs: readonly Pair[];
  readonly calibration: Calibration;
  readonly shelves: readonly (readonly Shown[])[];
  /** The shelves that the same vectors give without their thresholds. */
  readonly unmeasured: readonly (readonly Shown[])[];
}

/** The section of one model. */
const sectionOf = ({ model, dimensions, pairs, calibration, shelves, unmeasured }: Measurement): string => {
  const measuring = pairs.filter(({ half }) => half === 'measures');
  const [{ served, untrue }, without] = [countShelves(shelves), countShelves(unmeasured)];
  const figures = markdown({
    title: model,
    about: `${dimensions} dimensions. Reasons on the ${measuring.length.toLocaleString('en-US')} pairs of the measuring half, ${measuring.filter((pair) => pair.isTrue).length} of which fit.`,
    columns: [
      ...['taste, and how the book names it', 'from similarity', 'reasons'],
      ...['true', 'fitting', 'precision', 'recall'],
    ],
    rows: rowsOf(measuring, calibration),
  });
  const shelf = markdown({
    title: '',
    about: `Twelve children: ${served} get a book with a true reason; false reasons: ${untrue}. Without a calibration: ${without.served} and ${without.untrue}. The books whose sentence speaks of a taste:`,
    columns: ['child', 'book', 'reason', 'judgement'],
    rows: shelves.flatMap((books) =>
      books
        .filter(({ judgement, reason }) => judgement !== 'silent' || reason.startsWith('Something'))
        .map((one) => [sayTaste(one), one.title, one.reason, one.judgement]),
    ),
  });
  return `${figures}\n${shelf.replace(/^## \n\n/, '')}`;
};

const heading = `# Reasons for books, and embeddings

Written by \`npm run calibrate\`, one section for each model that was measured. \`OPENAI_BASE_URL\`, \`OPENAI_API_KEY\` and
\`OPENAI_EMBEDDING_MODEL\` select a service; without them the laptop's own embeddings are measured. The command writes the thresholds
of the model to \`lambdas/recommendations/calibrated.json\`, and fails when fewer than nine of ten reasons are true, fewer than nine
of twelve children get a book with a true reason, or one of their reasons is false.

A reader has judged the pairs in \`eval/pairs\` by the meaning of the words and the contents of the books. Every second taste sets the
thresholds, and the others measure them, so no taste is in both halves. A book \`named\` by a taste has all telling words of the taste
among its subjects, has a phrase of several in its title, or shares three subjects with the loved book: this is a reason without any
model. \`partly\`: some of the words are among its subjects or in its title, or two subjects are shared. \`apart\`: none. A model that
has no section here gets no threshold: only a named book has a reason then ("without a calibration").
`;

/** The document with the section of this measurement, and the former ones of other models. */
export const withSection = (document: string, measurement: Measurement): string => {
  const sections = sectionsOf(document).set(measurement.model, sectionOf(measurement));
  return [heading, ...[...sections].toSorted(([a], [b]) => a.localeCompare(b)).map(([, text]) => text)].join(
    '\n',
  );
};
