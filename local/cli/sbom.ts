import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Package {
  readonly dev?: boolean;
  readonly devDependencies?: object;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * `npm run --silent sbom`: the packages of what is shipped, as CycloneDX. `npm sbom --omit dev` also leaves out what tools need, too,
 * such as React. So npm gets a lock file from which the packages of tools alone are removed.
 */
const main = () => {
  const { devDependencies, ...manifest } = read('package.json');
  const lock = read('package-lock.json');
  const packages = Object.entries<Package>(lock.packages)
    .filter(([, { dev }]) => !dev)
    .map(([at, { devDependencies, ...one }]) => [at, one]);
  const made = mkdtempSync(path.join(tmpdir(), 'sbom-'));
  // npm names the product by its folder.
  const folder = path.join(made, manifest.name);
  mkdirSync(folder);
  try {
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(
      path.join(folder, 'package-lock.json'),
      JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }),
    );
    const options = ['--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
    execFileSync('npm', ['sbom', ...options], { cwd: folder, stdio: 'inherit' });
  } finally {
    rmSync(made, { recursive: true });
  }
};

main();
