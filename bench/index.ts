import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { bundleFunctions } from '../lib/bundling/bundle';
import { buildAll, built } from '../local/build/build';
import { boardsUnderLoad } from './boards';
import { bundleSizes } from './bundle-size';
import { coldStarts } from './cold-start';
import { firstLoads } from './first-load';
import { landingPage } from './lighthouse';
import { questionsForMany } from './questions';
import { markdown, type Section } from './report';
import { tenMillionStudents } from './ten-million';
import { unitsPerAction } from './usage';

const root = path.resolve(__dirname, '..');
const output = path.join(root, 'docs/benchmarks.md');

const heading = () => {
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model.trim() ?? 'unknown processor'}, ${process.platform} ${process.arch}, load ${loadavg()[0]?.toFixed(1)} at the start`;
  return `# Benchmarks\n\nWritten by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.versions.node}, ${machine}. Times differ between machines and runs: compare ratios within one run.\n`;
};

const main = async () => {
  const parts: string[] = [heading()];
  const tell = (section: Section) => {
    parts.push(markdown(section));
    process.stdout.write(`${markdown(section)}\n`);
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'inkwren-bench-'));
  try {
    const bundles = await bundleFunctions(path.join(folder, 'lambdas'));
    tell(bundleSizes(path.join(folder, 'lambdas')));
    tell(await coldStarts(bundles, folder));
    tell(await unitsPerAction());
    tell(await questionsForMany());
    tell(boardsUnderLoad());
    tell(tenMillionStudents());
    await buildAll(() => undefined);
    tell(firstLoads(built.site));
    tell(await landingPage(path.join(folder, 'client-rendered')));
    mkdirSync(path.dirname(output), { recursive: true });
    writeFileSync(output, parts.join('\n'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
