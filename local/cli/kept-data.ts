import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { keptDataText } from '../docs/kept-data';

/** `npm run kept-data`: writes the table of the privacy policy from the retention of all items. */
const file = path.resolve(__dirname, '../../frontend/landing/texts/kept-data.json');
writeFileSync(file, keptDataText());
process.stdout.write(`wrote ${file}\n`);
