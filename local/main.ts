import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildAll, built } from './build/build';
import { startCloud } from './cloud';
import { announce, dataFolder } from './running';
import { demoAccounts, demoPassword } from './seed/accounts';
import { seedDemo, seedFunction } from './seed/seed';

const port = Number(process.env.PORT ?? 3000);

const tell = (line: string) => process.stdout.write(`${line}\n`);

const openAi = () => {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: baseUrl } = process.env;
  return key === undefined || key === '' ? undefined : { key, baseUrl };
};

/** Of what lies in the data folder: goes up when items of before can no longer be read. */
const dataVersion = '3';

const seedOnce = async (cloud: Awaited<ReturnType<typeof startCloud>>) => {
  const done = path.join(dataFolder, 'seeded');
  if (existsSync(done)) return;
  tell('setting up the demo …');
  await seedDemo(cloud);
  writeFileSync(done, dataVersion);
};

const checkData = () => {
  const seeded = path.join(dataFolder, 'seeded');
  if (existsSync(seeded) && readFileSync(seeded, 'utf8') !== dataVersion)
    throw new Error(
      `The data in ${dataFolder} is of an earlier version of Inkwren: empty it with npm run reset.`,
    );
};

const main = async () => {
  checkData();
  await buildAll(tell);
  const real = openAi();
  tell(real === undefined ? 'starting, with the demo tutor …' : 'starting, with a real model …');
  const cloud = await startCloud({
    templateFolder: built.template,
    siteFolder: built.site,
    port,
    dataFolder,
    openAi: real,
    extraFunctions: { [seedFunction]: built.seed },
  });
  await seedOnce(cloud);
  announce(cloud.url);
  tell(`\nready ${cloud.url}\n`);
  for (const { email, about } of demoAccounts) tell(`  ${email.padEnd(24)}${about}`);
  tell(`  password: ${demoPassword}\n\n  clock and mails: ${cloud.url}/_local/   data: ${dataFolder}\n`);
};

const explain = (error: NodeJS.ErrnoException): string => {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is in use: is Inkwren running already? Choose another with PORT=3001 npm start.`;
  if (/LOCK|lock/.test(error.message) && /level/i.test(error.stack ?? ''))
    return `The data in ${dataFolder} is in use by another run of Inkwren: stop it, or choose another folder with DATA_DIR.`;
  return error.message;
};

main().catch((error) => {
  console.error(explain(error));
  process.exit(1);
});
