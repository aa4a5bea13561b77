import { emptyFolder } from '../data-folder';
import { dataFolder, running } from '../running';

/** `npm run reset`: empties the data folder, so that the next start begins with the demo data. */
const reset = () => {
  const found = running();
  if (found !== undefined)
    throw new Error(`Inkwren is running on ${dataFolder} (${found.url}): stop it first.`);
  const others = emptyFolder(dataFolder);
  process.stdout.write(`emptied ${dataFolder}\n`);
  if (others.length > 0) process.stdout.write(`left what is not Inkwren's: ${others.join(', ')}\n`);
};

try {
  reset();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
