import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { asyncApiText } from '../docs/asyncapi';
import { openApiText } from '../docs/openapi';

/** `npm run openapi`: writes the contract to `docs/openapi.json` and `docs/asyncapi.json`. */
const documents = { 'openapi.json': openApiText(), 'asyncapi.json': asyncApiText() };
for (const [name, text] of Object.entries(documents)) {
  const file = path.resolve(__dirname, '../../docs', name);
  writeFileSync(file, text);
  process.stdout.write(`wrote ${file}\n`);
}
