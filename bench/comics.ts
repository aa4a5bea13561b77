import { comics } from '../contract/comics/endpoints';
import { comicStyles } from '../contract/comics/kinds';
import { callerAt } from './caller';
import { startMeasured, unitsOf } from './measured-cloud';
import { sumOf, usesIn } from './model';
import type { Section } from './report';
import { median } from './statistics';

/** A story of 100 words with a named person, so that two copies are lettered: the child's own, and the one for others. */
const story =
  'One morning Mia found a golden map under the bed. The map showed a castle in the dark forest. "We must go there today," said Mia to the little dog. They walked through the forest and saw a big friendly dragon who was sad because he had lost his crown. Mia gave the dragon a cookie and they looked behind every tree. Suddenly a little mouse jumped out of a chest with the crown on its head! The dragon laughed and danced with joy. In the evening they sat at the campfire, ate cake and sang songs until the stars came out, and then they all slept in the tent.';

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
