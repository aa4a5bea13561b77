import { emptyFolder } from '../data-folder';
import { explain } from '../explain';
import { portOf } from '../port';
import { dataFolder } from '../running';

/** `npm run reset`: empties the data folder, so that the next start sets up the demo data. */
const reset = async () => {
  const others = await emptyFolder(dataFolder);
  process.stdout.write(`emptied ${dataFolder}\n`);
  if (others.length > 0) process.stdout.write(`left what is not Inkwren's: ${others.join(', ')}\n`);
};

reset().catch((error) => {
  console.error(explain(error, { dataFolder, port: portOf(process.env.PORT) }) ?? error.message);
  process.exitCode = 1;
});
