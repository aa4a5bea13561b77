import { comics } from '../contract/comics/endpoints';
import { comicStyles } from '../contract/comics/kinds';
import { callerAt } from './caller';
import { startMeasured, unitsOf } from './measured-cloud';
import { sumOf, usesIn } from './model';
import type { Section } from './report';
import { median } from './statistics';
import { story } from './story';

const comicsDrawn = 8;

/** The calls of models so far, by purpose. */
const callsIn = (logs: readonly string[]) => {
  const calls = (wanted: (feature: string, isModeration: boolean) => boolean) =>
    sumOf(usesIn(logs).filter(({ feature, isModeration }) => wanted(feature, isModeration))).calls;
  const ofFeature = (name: string) => calls((feature, isModeration) => feature === name && !isModeration);
  return {
    pictures: ofFeature('pictures'),
    storyboard: ofFeature('storyboard'),
    look: ofFeature('look'),
    moderation: calls((_, isModeration) => isModeration),
  };
};

/** The cost of a comic, and how long a child waits for it. */
export const comicsOfTheTutor = async (): Promise<Section> => {
  const { cloud, used, createStudent } = await startMeasured();
  try {
    const email = 'comics@bench.test';
    await createStudent(email);
    const as = callerAt(cloud.url);
    const milliseconds: number[] = [];
    let [from, before] = [0, callsIn([])];
    // The first comic starts the functions and is not measured.
    for (let day = 0; day <= comicsDrawn; day++) {
      const call = await as(email);
      if (day === 1) [from, before] = [used.length, callsIn(cloud.logs)];
      const style = comicStyles[day % comicStyles.length] ?? 'Cartoon';
      const began = performance.now();
      const { comic } = await call(comics.generate, { body: { story, style, promptId: null } });
      if (comic === null) throw new Error('The comic was not finished in time');
      if (day > 0) milliseconds.push(performance.now() - began);
      cloud.clock.advance('P1D');
    }
    const units = (kind: 'readUnits' | 'writeUnits') => unitsOf(used.slice(from), kind) / comicsDrawn;
    const calls = callsIn(cloud.logs);
    const perComic = (what: keyof typeof calls) => ((calls[what] - before[what]) / comicsDrawn).toFixed(1);
    return {
      title: 'Comics',
      about: `A child of nine has a story of 100 words drawn on each of ${comicsDrawn} days, by the demo tutor, with the bundles that are deployed. The time is that of \`POST /comics/generate\`: storyboard, picture, both checks, and two lettered copies in two layouts. Units are those of all functions.`,
      columns: ['what', 'figure', 'aim'],
      rows: [
        ['read units per comic', units('readUnits').toFixed(0), ''],
        ['write units per comic', units('writeUnits').toFixed(0), ''],
        ['calls of the image model per comic', perComic('pictures'), '1'],
        ['calls of the chat model per comic', perComic('storyboard'), '1'],
        ['calls of the model that looks at pictures per comic', perComic('look'), '1'],
        ['calls of moderation per comic', perComic('moderation'), ''],
        ['ms to the finished comic, median', median(milliseconds).toFixed(0), '100000'],
        ['ms to the finished comic, longest', Math.max(...milliseconds).toFixed(0), '100000'],
      ],
    };
  } finally {
    await cloud.close();
  }
};
