import './node-version';
import { buildGallery, built, startBuild } from './build/build';
import { claimFolder, forgetHalf, isSeeded, markSeeded } from './data-folder';
import { explain } from './explain';
import { checkFree, portOf } from './port';
import { announce, dataFolder, takeFolder } from './running';
import { demoAccounts, demoPassword } from './seed/accounts';

const tell = (line: string) => process.stdout.write(`${line}\n`);

/** Takes folder and port before anything is built. */
const claim = async (): Promise<number> => {
  const port = portOf(process.env.PORT);
  claimFolder(dataFolder);
  await takeFolder(dataFolder);
  forgetHalf(dataFolder);
  await checkFree(port);
  announce(dataFolder, port === 0 ? undefined : `http://localhost:${port}`);
  return port;
};

/** Built after the start, because only developers of screens open it. */
const buildLater = (after: Promise<unknown>): Promise<void> => {
  const gallery = after.then(() => buildGallery(tell));
  gallery.catch((error) => tell(`the style guide could not be built:\n${error.message}`));
  return gallery;
};

const main = async () => {
  const port = await claim();
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>();
  const building = startBuild(tell, ready);
  building.all.catch(giveUp);
  // Loaded while other processes build.
  const [{ startCloud }, { seedDemo, seedFunction }, { realModel }] = await Promise.all([
    import('./cloud/start-cloud'),
    import('./seed/seed'),
    import('./real-model'),
  ]);
  const real = realModel();
  await building.cloud;
  tell(real === undefined ? 'starting, with the demo tutor …' : `starting, with ${real.ai.chatModel} …`);
  const cloud = await startCloud({
    templateFolder: built.template,
    siteFolder: built.site,
    siteBuilt: building.site,
    galleryFolder: built.gallery,
    galleryBuilt: buildLater(building.all),
    bundleOf: building.bundleOf,
    port,
    dataFolder,
    hasData: isSeeded(dataFolder),
    realModel: real,
    extraFunctions: { [seedFunction]: built.seed },
  });
  const deployed = cloud.deploy();
  if (!isSeeded(dataFolder)) {
    tell('setting up the demo …');
    await seedDemo(cloud, deployed);
    markSeeded(dataFolder);
  }
  await deployed;
  await building.site;
  announce(dataFolder, cloud.url);
  tell(`\nready ${cloud.url}\n`);
  for (const { email, about } of demoAccounts) tell(`  ${email.padEnd(24)}${about}`);
  tell(
    `  password: ${demoPassword}\n\n  clock, mails and the codes of operators: ${cloud.url}/_local/   data: ${dataFolder}\n`,
  );
  isReady();
};

/** Exits with a readable message if there is one. Data is never half-written: everything that was saved before is kept. */
const giveUp = (error: Error) => exitWith(error, error.message);

const exitWith = (error: Error, otherwise = error.message) => {
  console.error(explain(error, { dataFolder, port: Number(process.env.PORT ?? 3000) }) ?? otherwise);
  process.exit(1);
};

process.on('uncaughtException', (error) => exitWith(error, error.stack));
main().catch(giveUp);
