import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApiText } from '../docs/openapi';

/** `npm run openapi`: writes the contract to `docs/openapi.json`. */
const file = path.resolve(__dirname, '../../docs/openapi.json');
writeFileSync(file, openApiText());
process.stdout.write(`wrote ${file}\n`);
