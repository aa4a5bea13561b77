import { notesOf } from '../release/notes';
import { releasesOf, subjectsSince } from '../release/releases';

/** `npm run --silent release-notes -- STAGE`: what has changed since the last release of the stage. */
const [stage = ''] = process.argv.slice(2);
if (stage !== 'demo' && stage !== 'prod') {
  console.error('Name the stage: npm run release-notes -- demo');
  process.exitCode = 1;
} else {
  const last = releasesOf(stage, process.cwd()).at(-1);
  process.stdout.write(notesOf(subjectsSince(last, process.cwd())));
}
