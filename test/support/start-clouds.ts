import { buildAll, built } from '../../local/build/build';
import { type Cloud, startCloud } from '../../local/cloud';
import { seedFunction } from '../../local/seed/seed';

/** As many as Jest has workers: tests of one worker share a cloud, and nobody else moves its clock. */
const count = 2;

/** Starts the clouds that the API tests talk to, in memory, without the demo. */
export default async () => {
  await buildAll(() => undefined);
  const clouds: Cloud[] = [];
  for (let i = 0; i < count; i++) {
    const cloud = await startCloud({
      templateFolder: built.template,
      siteFolder: built.site,
      port: 0,
      extraFunctions: { [seedFunction]: built.seed },
    });
    clouds.push(cloud);
  }
  process.env.INKWREN_CLOUDS = JSON.stringify(clouds.map(({ url, identity }) => ({ url, identity })));
  (globalThis as { inkwrenClouds?: Cloud[] }).inkwrenClouds = clouds;
};
