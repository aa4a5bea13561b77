import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { functionsText } from '../docs/functions';

/** `npm run functions`: writes the permissions of every function to `docs/functions.md`. */
const file = path.resolve(__dirname, '../../docs/functions.md');
writeFileSync(file, functionsText());
process.stdout.write(`wrote ${file}\n`);
