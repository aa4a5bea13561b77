import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { registries } from '../docs/registries';

/** `npm run registries`: writes what collects the folders of all subjects. */
const root = path.resolve(__dirname, '../..');

for (const [name, text] of Object.entries(registries())) {
  const file = path.join(root, 'contract/registry', name);
  writeFileSync(file, text);
  process.stdout.write(`wrote ${file}\n`);
}
execFileSync(path.join(root, 'node_modules/.bin/biome'), ['check', '--write', 'contract/registry'], {
  cwd: root,
});
