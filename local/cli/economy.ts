import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withRobots } from '../../bench/robot';

/** `npm run economy`: writes the possible earnings of a robot to `docs/economy.md`. */
const file = path.resolve(__dirname, '../../docs/economy.md');
writeFileSync(file, withRobots(readFileSync(file, 'utf8')));
process.stdout.write(`wrote ${file}\n`);
