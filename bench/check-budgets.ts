import { bundlesFolder } from '../lib/bundling/bundle';
import { buildAll, built } from '../local/build/build';
import { overBudget } from './budget';
import { measureBundles } from './bundle-size';
import { measureRoutes } from './first-load';

/** Fails when a function or a route exceeds its budget. Only sizes are checked, no times. */
const main = async () => {
  await buildAll((line) => process.stdout.write(`${line}\n`));
  const over = overBudget([...measureBundles(bundlesFolder), ...measureRoutes(built.site)]);
  for (const line of over) console.error(line);
  if (over.length > 0) process.exitCode = 1;
};

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
