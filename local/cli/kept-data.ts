import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { keptDataText } from '../docs/kept-data';
import { privacyText } from '../docs/privacy';

/**
 * `npm run kept-data`: writes the table of the privacy policy from the retention of all items, and for developers what a deletion
 * does to each.
 */
const written = { 'frontend/landing/texts/kept-data.json': keptDataText(), 'docs/privacy.md': privacyText() };
for (const [name, text] of Object.entries(written)) {
  const file = path.resolve(__dirname, '../..', name);
  writeFileSync(file, text);
  process.stdout.write(`wrote ${file}\n`);
}
