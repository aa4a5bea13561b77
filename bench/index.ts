import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { bundleFunctions } from '../lib/bundling/bundle';
import { buildAll, built } from '../local/build/build';
import { accessibility } from './accessibility';
import { articlesOfAModel } from './articles';
import { boardsUnderLoad } from './boards';
import { budgetUnderLoad } from './budget-load';
import { bundleSizes } from './bundle-size';
import { messagesOfALongTalk } from './chat';
import { coldStarts } from './cold-start';
import { comicsOfTheTutor } from './comics';
import { costOfAStudentDay } from './cost/cost';
import { economyOfAYear } from './economy-year';
import { exportOfYears } from './exports';
import { firstLoads } from './first-load';
import { interactions } from './interactions';
import { largeSchool } from './large-school';
import { questionsOfTheLibrary } from './library-questions';
import { landingPage } from './lighthouse';
import { questionsForMany } from './questions';
import { markdown, type Section, sectionsOf } from './report';
import { tenMillionStudents } from './ten-million';
import { unitsPerAction } from './usage';
import { voiceChats } from './voice';

const output = path.resolve(__dirname, '../docs/benchmarks.md');

/** The measurements, by the name that selects one, in the order of the document. Each gets an empty folder. */
const measurements: Readonly<Record<string, (folder: string) => Section | Promise<Section>>> = {
  sizes: async (folder) => {
    await bundleFunctions(folder);
    return bundleSizes(folder);
  },
  starts: async (folder) => coldStarts(await bundleFunctions(path.join(folder, 'lambdas')), folder),
  units: unitsPerAction,
  cost: costOfAStudentDay,
  questions: questionsForMany,
  library: questionsOfTheLibrary,
  articles: articlesOfAModel,
  chat: messagesOfALongTalk,
  comics: comicsOfTheTutor,
  exports: exportOfYears,
  economy: economyOfAYear,
  voice: voiceChats,
  boards: boardsUnderLoad,
  budget: budgetUnderLoad,
  millions: tenMillionStudents,
  school: largeSchool,
  site: async () => {
    await buildAll(() => undefined);
    return firstLoads(built.site);
  },
  interactions,
  accessibility,
  landing: (folder) => landingPage(path.join(folder, 'client-rendered')),
};

const heading = `# Benchmarks

Written by \`npm run bench\`; \`npm run bench -- ${Object.keys(measurements).join('|')}\` renews one section. Times differ between machines and runs: compare ratios within one section.
`;

const circumstances = () => {
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model.trim() ?? 'unknown processor'}`;
  const load = loadavg()[0]?.toFixed(1);
  return `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${machine}, load ${load} at the start.`;
};

const measure = async (name: string): Promise<Section> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'inkwren-bench-'));
  try {
    const when = circumstances();
    const section = await (measurements[name] as (typeof measurements)[string])(folder);
    return { ...section, about: `${section.about}\n\nMeasured on ${when}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const main = async () => {
  const chosen = process.argv.slice(2);
  const unknown = chosen.filter((name) => !Object.hasOwn(measurements, name));
  if (unknown.length > 0)
    throw new Error(
      `No such measurement: ${unknown.join(', ')}. There are ${Object.keys(measurements).join(', ')}.`,
    );
  const before = existsSync(output) ? sectionsOf(readFileSync(output, 'utf8')) : new Map<string, string>();
  const after = new Map(chosen.length === 0 ? [] : before);
  for (const name of chosen.length === 0 ? Object.keys(measurements) : chosen) {
    const section = await measure(name);
    after.set(section.title, markdown(section));
    process.stdout.write(`${markdown(section)}\n`);
  }
  mkdirSync(path.dirname(output), { recursive: true });
  writeFileSync(output, [heading, ...after.values()].join('\n'));
};

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
