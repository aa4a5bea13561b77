import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { declarations } from '../../lambdas/platform/table/entity';

const root = path.resolve(__dirname, '../../lambdas');

/** A placeholder for the days of transcripts, which are a setting of the stage. */
export const transcriptDays = 77_777;

/** Every kind of item in the table. */
export const allEntities = () => {
  process.env.TRANSCRIPT_DAYS = String(transcriptDays);
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const isCode = file.endsWith('.ts');
    if (isCode && /\bentity\(/.test(readFileSync(path.join(root, file), 'utf8')))
      require(path.join(root, file));
  }
  return [...declarations];
};
