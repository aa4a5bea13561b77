import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rehearseRestore } from '../rehearsals/restore';

const rehearsals: Readonly<Record<string, typeof rehearseRestore>> = { restore: rehearseRestore };

/** `npm run rehearse -- restore`: carries out a procedure of the runbook on a laptop cloud of its own. */
const main = async () => {
  const [name = ''] = process.argv.slice(2);
  const rehearsal = rehearsals[name];
  if (rehearsal === undefined)
    throw new Error(`Use: npm run rehearse -- ${Object.keys(rehearsals).join(' | ')}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'inkwren-rehearsal-'));
  try {
    await rehearsal(folder, (line) => process.stdout.write(`${line}\n`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

main().then(
  // Threads of stopped functions may still be ending.
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
