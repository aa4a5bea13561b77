import { realModel } from '../real-model';
import { type Tried, tryModel } from '../try-model/try-model';

const columns = ['feature', 'outcome', 'seconds', 'in', 'out', 'dollars', 'calls', 'passes'];
const widths = [14, 9, 8, 7, 6, 10, 6, 7];

const row = (cells: readonly string[]) =>
  `${cells.map((cell, i) => (i < 2 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' ')}\n`;

const cellsOf = ({ name, outcome, milliseconds, calls, dollars, passes }: Tried) => [
  name,
  outcome,
  (milliseconds / 1000).toFixed(1),
  String(calls.reduce((sum, { tokensIn }) => sum + tokensIn, 0)),
  String(calls.reduce((sum, { tokensOut }) => sum + tokensOut, 0)),
  dollars === undefined ? 'unknown' : dollars.toFixed(5),
  String(calls.length),
  String(passes),
];

const show = (tried: Tried) => {
  process.stdout.write(row(cellsOf(tried)));
  if (tried.result !== '') process.stdout.write(`    ${tried.result}\n`);
  for (const flaw of tried.flaws) process.stdout.write(`    - ${flaw}\n`);
};

const hintOn = (all: readonly Tried[]): string => {
  const lacks = all.some(({ calls }) =>
    calls.some(({ path, status }) => path === '/moderations' && status === 404),
  );
  return lacks
    ? '\nThe service has no moderation, so nothing is shown to a child: let a chat model moderate with OPENAI_SETTINGS=\'{"moderation":"chat"}\'.\n'
    : '';
};

/**
 * `npm run try-model`: asks every feature once with the product's own code, and prints what our checks make of the answers.
 * `OPENAI_API_KEY` and the other variables choose the model. The exit code is 1 when a call failed, not when an answer was
 * refused.
 */
const main = async () => {
  const real = realModel();
  if (real === undefined)
    throw new Error('Which model? OPENAI_API_KEY=… [OPENAI_BASE_URL=…] [OPENAI_MODEL=…] npm run try-model');
  process.stdout.write(`${real.ai.chatModel} at ${real.ai.baseUrl ?? 'OpenAI'}\n\n${row(columns)}`);
  const all = await tryModel(real, show);
  const accepted = all.filter(({ outcome }) => outcome === 'accepted').length;
  process.stdout.write(`\n${accepted} of ${all.length} accepted\n${hintOn(all)}`);
  if (all.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1;
};

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
