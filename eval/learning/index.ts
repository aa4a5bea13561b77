import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readLibrary } from '../../lambdas/stock/own-books';
import { withLikeness } from '../../local/tutor/vectors/likeness';
import { learnAnswers } from './answers';
import { learn } from './learn';
import { type Named, sets } from './sets';
import { keepCompared } from './vectors';

const root = path.resolve(__dirname, '../..');

/** The size keeps rare features of ten thousand short texts apart; more rounds find nothing more in texts that are kept back. */
const fitting = { size: 2 ** 17, rounds: 12, step: 0.2, pull: 1e-6 };

const tell = (line: string) => process.stdout.write(`${line}\n`);

/** The weights of the classifiers, from `eval/training`. `npm run eval -- cries` measures them on texts that they have not learned from. */
const learnClassifiers = () => {
  for (const [name, read] of Object.entries(sets) as [Named, () => ReturnType<(typeof sets)[Named]>][]) {
    const examples = read();
    const weights = learn(examples, fitting);
    writeFileSync(path.join(root, 'lambdas/safety/learned/weights', `${name}.bin`), weights);
    tell(`${name}: ${examples.length} texts, ${weights.length} bytes`);
  }
};

/** What the demo tutor compares with a child's words, and the weights by which it chooses among its answers. */
const learnTutor = async () => {
  const books = readLibrary(path.join(root, 'library'));
  tell(`compared: ${await keepCompared(books)} texts`);
  const { examples, weights } = await withLikeness(() => learnAnswers(books));
  writeFileSync(
    path.join(root, 'local/tutor/talk/answers/fitted.json'),
    `${JSON.stringify(weights, null, 2)}\n`,
  );
  tell(`answers: ${examples} ways of asking`);
};

/** `npm run train`, or `npm run train -- tutor` for the demo tutor alone. Equal texts give equal weights. */
if (process.argv[2] !== 'tutor') learnClassifiers();
learnTutor().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
