import { rmSync } from 'node:fs';
import { dataFolder, running } from '../running';

/** `npm run reset`: empties the data folder, so that the next start begins with the demo. */
const found = running();
if (found === undefined) {
  rmSync(dataFolder, { recursive: true, force: true });
  process.stdout.write(`emptied ${dataFolder}\n`);
} else {
  console.error(`Inkwren is running on ${dataFolder} (${found.url}): stop it first.`);
  process.exitCode = 1;
}
