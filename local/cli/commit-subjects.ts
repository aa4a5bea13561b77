import { flawsOf, subjectsIn } from '../commit-subjects';

/** `npm run subjects`: fails when the subject of a commit of this branch breaks the style of CONTRIBUTING.md. */
const subjects = subjectsIn(process.cwd());
const flawed = subjects?.flatMap((subject) => flawsOf(subject).map((flaw) => `"${subject}" ${flaw}`)) ?? [];
for (const line of flawed) console.error(line);
if (flawed.length > 0) process.exitCode = 1;
else if (subjects === undefined) process.stdout.write('git reads no history here: skipped\n');
else process.stdout.write(`the subjects of ${subjects.length} commits are in style\n`);
