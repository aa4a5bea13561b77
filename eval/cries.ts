import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Section } from '../bench/report';
import { type CrisisKind, type Severity, severities } from '../contract/flags/kinds';
import { findCrisis } from '../lambdas/safety/crisis/find-crisis';
import { findCrisisInStory } from '../lambdas/safety/crisis/find-crisis-in-story';
import { weigh } from '../lambdas/safety/crisis/weigh';
import { outputCheck } from '../lambdas/safety/output/output-check';
import { atLeast, below, type Figure, percent } from './figure';

const linesOf = <T>(name: string): T[] =>
  readFileSync(path.resolve(__dirname, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** A text of a child, and what a capable reader answered to `crisis_check` without knowing the label. */
interface Text {
  readonly text: string;
  readonly lang: string;
  readonly place?: string;
  readonly category?: string;
  readonly near?: string;
  readonly classified: { readonly kind: CrisisKind | 'nothing'; readonly sure: boolean };
}

/** How grave a text is for our rules alone, and with the classifier of a model. Undefined: harmless. */
interface Judged extends Text {
  readonly alone: Severity | undefined;
  readonly withModel: Severity | undefined;
}

const judge =
  (find: typeof findCrisis) =>
  (one: Text): Judged => {
    const own = find(one.text);
    const { kind, sure } = one.classified;
    const signs = kind !== 'nothing' && sure ? [kind] : [];
    const both = own?.severity === severities.severe ? own : weigh(one.text, own, signs);
    return { ...one, alone: own?.severity, withModel: both?.severity };
  };

type Net = 'alone' | 'withModel';

const isFound = (net: Net) => (one: Judged) =>
  one[net] === severities.severe || one[net] === severities.doubtful;
const isSevere = (net: Net) => (one: Judged) => one[net] === severities.severe;

const share = (all: readonly Judged[], is: (one: Judged) => boolean): string =>
  all.length === 0 ? '' : percent(all.filter(is).length, all.length).toFixed(1);

/** The row of a group: recall and false alarms, of our rules alone and with a model; the severe ones apart. */
const row = (name: string, cries: readonly Judged[], harmless: readonly Judged[]): string[] => [
  name,
  String(cries.length),
  ...(['alone', 'withModel'] as const).flatMap((net) => [
    share(cries, isFound(net)),
    share(cries, isSevere(net)),
  ]),
  String(harmless.length),
  ...(['alone', 'withModel'] as const).flatMap((net) => [
    share(harmless, isFound(net)),
    share(harmless, isSevere(net)),
  ]),
];

const columns = (group: string) => [
  group,
  'cries',
  'rules',
  'severe',
  'with model',
  'severe ',
  'harmless',
  'rules ',
  'severe  ',
  'with model ',
  'severe   ',
];

const rowsBy = (key: (one: Judged) => string, cries: readonly Judged[], harmless: readonly Judged[]) =>
  [...new Set(cries.map(key))].map((name) =>
    row(
      name,
      cries.filter((one) => key(one) === name),
      harmless.filter((one) => key(one) === name),
    ),
  );

const unsafeReplies = () => {
  const check = outputCheck('');
  const all = [
    ...linesOf<{ kind: string; text: string }>('answers/unsafe').map((one) => ({ lang: 'en', ...one })),
    ...linesOf<{ lang: string; kind: string; text: string }>('answers/unsafe-languages'),
  ].map((one) => ({ ...one, isRefused: check(one.text) !== undefined }));
  const rows = [...new Set(all.map(({ lang }) => lang))].map((lang) => {
    const [unsafe, fine] = [true, false].map((is) =>
      all.filter((one) => one.lang === lang && (one.kind !== 'ok') === is),
    ) as [typeof all, typeof all];
    const refused = (some: typeof all) =>
      percent(some.filter(({ isRefused }) => isRefused).length, some.length).toFixed(1);
    return [lang, String(unsafe.length), refused(unsafe), String(fine.length), refused(fine)];
  });
  return rows;
};

/**
 * What our own rules find in words of children, alone and together with a model that answers `crisis_check`, and what they find in
 * replies. All texts are by writers who had read neither a rule nor a text that the classifiers learned from.
 */
export const measureCries = (): { sections: Section[]; figures: Figure[] } => {
  const [cries, harmless] = (['disclosures', 'harmless'] as const).map((name) =>
    linesOf<Text>(`cries/${name}`).map(judge(findCrisis)),
  ) as [Judged[], Judged[]];
  const [storyCries, stories] = (['stories-with-disclosure', 'stories'] as const).map((name) =>
    linesOf<Text>(`cries/${name}`).map(judge(findCrisisInStory)),
  ) as [Judged[], Judged[]];
  const english = cries.filter(({ lang }) => lang === 'en');
  const count = (all: readonly Judged[], is: (one: Judged) => boolean) => all.filter(is).length;
  const figures = [
    atLeast(
      'Cries in English found by our rules alone',
      80,
      count(english, isFound('alone')),
      english.length,
    ),
    below('Harmless stories that alarm grown-ups', 1, count(stories, isSevere('alone')), stories.length),
    atLeast(
      'Own dangers in stories found by our rules alone',
      80,
      count(storyCries, isFound('alone')),
      storyCries.length,
    ),
  ];
  const about =
    'In percent. Found are severe and doubtful texts; grown-ups are told of severe ones only. The model answers `crisis_check` as a capable reader did who knew no label; moderation finds nothing here.';
  return {
    figures,
    sections: [
      {
        title: 'Cries by language',
        about,
        columns: columns('language'),
        rows: rowsBy(({ lang }) => lang, cries, harmless),
      },
      {
        title: 'Cries by category',
        about: 'The harmless ones are those that resemble the category.',
        columns: columns('category'),
        rows: rowsBy(({ category, near }) => category ?? near ?? '', cries, harmless),
      },
      {
        title: 'Cries by place',
        about: 'Notes, feedback and wishes are read by our rules alone: no model is asked there.',
        columns: columns('place'),
        rows: [...rowsBy(({ place }) => place ?? '', cries, harmless), row('story', storyCries, stories)],
      },
      {
        title: 'Unsafe replies',
        about:
          'What our own rules refuse of replies that no child may read, and of good ones that resemble them, in percent.',
        columns: ['language', 'unsafe', 'refused', 'good', 'refused '],
        rows: unsafeReplies(),
      },
    ],
  };
};
