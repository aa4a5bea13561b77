import { buildAll, built } from './build/build';
import { type Cloud, type CloudOptions, startCloud } from './cloud';
import { seedDemo, seedFunction } from './seed/seed';

type Options = Partial<Omit<CloudOptions, 'templateFolder' | 'siteFolder' | 'extraFunctions'>> & {
  /** What is told of the build; nothing by default. */
  readonly tell?: (line: string) => void;
};

/** The laptop cloud in this process, from the bundles that are deployed and the seed. On a free port, unless one is given. */
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

/** The same, with the library and the people of the demo. */
export const startDemo = async (options: Options = {}): Promise<Cloud> => {
  const cloud = await startBuilt(options);
  try {
    await cloud.deploy();
    await seedDemo(cloud);
    return cloud;
  } catch (error) {
    await cloud.close();
    throw error;
  }
};
