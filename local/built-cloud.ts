import { buildAll, built } from './build/build';
import type { CloudOptions } from './cloud/options';
import { type Cloud, startCloud } from './cloud/start-cloud';
import { seedDemo, seedFunction } from './seed/seed';

type Options = Partial<Omit<CloudOptions, 'templateFolder' | 'siteFolder' | 'extraFunctions'>> & {
  /** Gets each line of progress of the build. Absent: the lines are dropped. */
  readonly tell?: (line: string) => void;
};

/**
 * Starts the laptop cloud in this process, with the bundles that are deployed and the tasks of the seed. Uses a free port unless
 * one is given.
 */
export const startBuilt = async ({ tell = () => undefined, ...options }: Options = {}): Promise<Cloud> => {
  await buildAll(tell);
  return startCloud({
    port: 0,
    ...options,
    templateFolder: built.template,
    siteFolder: built.site,
    extraFunctions: { [seedFunction]: built.seed },
  });
};

/** Starts the same with the library and the users of the demo. */
export const startDemo = async (options: Options = {}): Promise<Cloud> => {
  const cloud = await startBuilt(options);
  try {
    await seedDemo(cloud, cloud.deploy());
    return cloud;
  } catch (error) {
    await cloud.close();
    throw error;
  }
};
