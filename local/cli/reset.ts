import { rmSync } from 'node:fs';
import path from 'node:path';

/** `npm run reset`: empties the data folder, so that the next start begins with the demo. */
const folder = path.resolve(process.env.DATA_DIR ?? '.local');
rmSync(folder, { recursive: true, force: true });
process.stdout.write(`emptied ${folder}\n`);
