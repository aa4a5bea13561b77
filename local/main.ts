import { buildAll, built } from './build/build';
import { startCloud } from './cloud';
import { claimFolder, forgetHalf, isSeeded, markSeeded } from './data-folder';
import { explain } from './explain';
import { portOf } from './port';
import { announce, dataFolder } from './running';
import { demoAccounts, demoPassword } from './seed/accounts';
import { seedDemo, seedFunction } from './seed/seed';

const tell = (line: string) => process.stdout.write(`${line}\n`);

const openAi = () => {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: baseUrl } = process.env;
  return key === undefined || key === '' ? undefined : { key, baseUrl };
};

const seedOnce = async (cloud: Awaited<ReturnType<typeof startCloud>>) => {
  if (isSeeded(dataFolder)) return;
  tell('setting up the demo …');
  await seedDemo(cloud);
  markSeeded(dataFolder);
};

const main = async () => {
  const port = portOf(process.env.PORT);
  claimFolder(dataFolder);
  await buildAll(tell, { withGallery: true });
  await forgetHalf(dataFolder);
  const real = openAi();
  tell(real === undefined ? 'starting, with the demo tutor …' : 'starting, with a real model …');
  const cloud = await startCloud({
    templateFolder: built.template,
    siteFolder: built.site,
    galleryFolder: built.gallery,
    port,
    dataFolder,
    hasData: isSeeded(dataFolder),
    openAi: real,
    extraFunctions: { [seedFunction]: built.seed },
  });
  await cloud.deploy();
  await seedOnce(cloud);
  announce(cloud.url);
  tell(`\nready ${cloud.url}\n`);
  for (const { email, about } of demoAccounts) tell(`  ${email.padEnd(24)}${about}`);
  tell(`  password: ${demoPassword}\n\n  clock and mails: ${cloud.url}/_local/   data: ${dataFolder}\n`);
};

/** Exits with a readable message if there is one. Data is never half-written: everything saved before is still there. */
const giveUp = (error: Error, otherwise = error.message) => {
  console.error(explain(error, { dataFolder, port: Number(process.env.PORT ?? 3000) }) ?? otherwise);
  process.exit(1);
};

process.on('uncaughtException', (error) => giveUp(error, error.stack));
main().catch((error) => giveUp(error));
