import { comicStyles } from '../contract/comic-kinds';
import { comics } from '../contract/comics';
import { buildAll, built } from '../local/build/build';
import { startCloud } from '../local/cloud';
import type { Usage } from '../local/dynamodb';
import { seedFunction } from '../local/seed/seed';
import { createStudent } from '../local/seed/student';
import { callerAt } from './caller';
import type { Section } from './report';

/** A story of 100 words with somebody who has a name: the child's own copy and the one for others are both lettered. */
const story =
  'One morning Mia found a golden map under the bed. The map showed a castle in the dark forest. "We must go there today," said Mia to the little dog. They walked through the forest and saw a big friendly dragon who was sad because he had lost his crown. Mia gave the dragon a cookie and they looked behind every tree. Suddenly a little mouse jumped out of a chest with the crown on its head! The dragon laughed and danced with joy. In the evening they sat at the campfire, ate cake and sang songs until the stars came out, and then they all slept in the tent.';

const comicsDrawn = 8;

const ofComics = /"feature":"(storyboard|pictures|look)","model":"([^"]+)"/;

/** The calls of models that functions have logged so far, by what they were for; moderation separately. */
const callsIn = (logs: readonly string[]): Map<string, number> => {
  const calls = new Map<string, number>();
  for (const line of logs) {
    const [, feature, model] = ofComics.exec(line) ?? [];
    if (feature === undefined) continue;
    const what = model?.includes('moderation') ? 'moderation' : feature;
    calls.set(what, (calls.get(what) ?? 0) + Number(/"ai_calls":(\d+)/.exec(line)?.[1] ?? 0));
  }
  return calls;
};

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** What a comic costs, and how long a child waits for it. */
export const comicsOfTheTutor = async (): Promise<Section> => {
  await buildAll(() => undefined);
  const used: Usage[] = [];
  const cloud = await startCloud({
    templateFolder: built.template,
    siteFolder: built.site,
    port: 0,
    extraFunctions: { [seedFunction]: built.seed },
    onUsage: (usage) => used.push(usage),
  });
  try {
    const email = 'comics@bench.test';
    await createStudent(
      cloud.identity,
      (task) => cloud.invoke(seedFunction, task),
      email,
      'read-more-books-1',
    );
    const as = callerAt(cloud.url);
    const milliseconds: number[] = [];
    let [from, before] = [0, new Map<string, number>()];
    // The first one starts the functions.
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
    const units = (of: 'readUnits' | 'writeUnits') =>
      used.slice(from).reduce((sum, usage) => sum + usage[of], 0) / comicsDrawn;
    const calls = callsIn(cloud.logs);
    const perComic = (what: string) =>
      (((calls.get(what) ?? 0) - (before.get(what) ?? 0)) / comicsDrawn).toFixed(1);
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
