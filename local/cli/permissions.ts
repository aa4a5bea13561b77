import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { permissionsText } from '../../test/support/permissions-text';
import { Synthesized } from '../../test/support/stack';
import synthesize from '../../test/support/synthesize';

/** `npm run permissions`: writes what production's template permits to `docs/permissions.md`. */
const file = path.resolve(__dirname, '../../docs/permissions.md');
synthesize();
writeFileSync(file, permissionsText(new Synthesized('prod')));
process.stdout.write(`wrote ${file}\n`);
