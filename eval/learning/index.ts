import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { learnAnswers } from './answers';
import { learn } from './learn';
import { type Named, sets } from './sets';

const folder = path.resolve(__dirname, '../../lambdas/safety/learned/weights');

/** The size keeps rare features of ten thousand short texts apart; more rounds find nothing more in texts that are kept back. */
const fitting = { size: 2 ** 17, rounds: 12, step: 0.2, pull: 1e-6 };

/**
 * `npm run train`: learns the weights of the classifiers from `eval/training` and writes them. Equal texts give equal weights.
 * So are the weights by which the demo tutor chooses among its answers. Afterwards `npm run eval -- cries` measures them on texts that they have not learned from.
 */
for (const [name, read] of Object.entries(sets) as [Named, () => ReturnType<(typeof sets)[Named]>][]) {
  const examples = read();
  const weights = learn(examples, fitting);
  writeFileSync(path.join(folder, `${name}.bin`), weights);
  process.stdout.write(`${name}: ${examples.length} texts, ${weights.length} bytes\n`);
}

const answers = learnAnswers();
writeFileSync(
  path.resolve(__dirname, '../../local/tutor/talk/answers/fitted.json'),
  `${JSON.stringify(answers.weights, null, 2)}\n`,
);
process.stdout.write(`answers: ${answers.examples} ways of asking\n`);
