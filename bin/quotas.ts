import { parseArgs } from 'node:util';
import { functions } from '../lib/functions';
import { type Need, needsOf } from '../lib/quotas/needs';
import { type Present, presentOf } from '../lib/quotas/present';
import { settingsFor } from '../lib/settings';

const isEnough = ({ needed }: Need, present: Present | undefined) =>
  typeof present === 'number' && (present >= needed || present === -1);

const shown = (present: Present | undefined) => {
  if (typeof present === 'object') return `unknown (${present.unread})`;
  return present === -1 ? 'unlimited' : String(present);
};

/**
 * `npm run quotas -- -c stage=prod -c settings='{…}'`, with the arguments of `cdk deploy`. Exits with 1 when the account allows
 * too little.
 */
const main = async () => {
  const { values } = parseArgs({
    options: { context: { type: 'string', short: 'c', multiple: true, default: [] } },
  });
  const context = new Map(
    values.context.map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]),
  );
  const settings = settingsFor(context.get('stage') ?? 'demo', JSON.parse(context.get('settings') ?? '{}'));
  const needs = needsOf(settings, functions);
  const present = await presentOf(needs);
  for (const [at, need] of needs.entries()) {
    const enough = isEnough(need, present[at]);
    const line = `${enough ? 'enough' : 'SHORT '}  ${need.name.padEnd(34)} needed ${need.needed}, present ${shown(present[at])}`;
    process.stdout.write(`${line}${enough ? '' : `: ${need.raise}`}\n`);
  }
  if (needs.some((need, at) => !isEnough(need, present[at]))) process.exitCode = 1;
};

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
