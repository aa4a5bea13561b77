import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { markdown } from '../../bench/report';
import { recordedVersions } from '../versions';
import { checkFigure, costSections } from './costs';
import { listen } from './listen';
import { figuresOf, mistakes, poisons, refusals } from './outcome';
import { playArticles } from './play-articles';
import { playQuestions } from './play-questions';
import { playStories } from './play-stories';
import { playTalks } from './play-talks';
import { startReplay } from './replay';

const output = path.resolve(__dirname, '../../docs/recorded.md');

/** The least share of competent answers, in percent, that must pass at the first try. */
const targets: Readonly<Record<string, number>> = {
  chat: 92,
  voice: 90,
  questions: 88,
  articles: 95,
  storyboards: 95,
  feedback: 95,
};

/** `npm run eval -- recorded`: plays recorded answers through the product's own checks, without a model. */
export const evaluateRecorded = async () => {
  const taken = listen();
  const replay = await startReplay();
  try {
    const all = [
      await playTalks(replay, 'chat', taken),
      await playTalks(replay, 'voice', taken),
      await playQuestions(replay),
      await playArticles(replay, taken),
      await playStories(replay, 'storyboards', taken),
      await playStories(replay, 'feedback', taken),
    ];
    const figures = [...all.flatMap((one) => figuresOf(one, targets[one.feature] ?? 100)), checkFigure(all)];
    const sections = [
      {
        title: 'Figures',
        about:
          'Drafts and verdicts were written by readers who had not seen the checks (`eval/answers`). The checks were refined on them afterwards, so expect lower figures on other ones. Moderation finds nothing here, so these are the figures of our own rules and of the second calls, which a reader has answered. A second try is recorded for each written and spoken draft that was refused, by a writer who had read the reason and some of the checks; a turn whose second try is refused ends in a fixed reply. Questions are judged in calls of fifteen, a twin in the place of its question.',
        columns: ['figure', 'target', 'measured', 'met'],
        rows: figures.map(({ name, target, measured, isMet }) => [
          name,
          target,
          measured,
          isMet ? 'yes' : 'NO',
        ]),
      },
      {
        title: 'Competent answers that were refused',
        about: 'By the reason that the next try gets.',
        columns: ['feature', 'reason', 'answers'],
        rows: all.flatMap(refusals),
      },
      {
        title: 'Poisoned twins',
        about: 'How many of each kind would have been shown.',
        columns: ['feature', 'poison', 'shown', 'of'],
        rows: all.flatMap(poisons),
      },
      ...costSections(all),
    ];
    const made = Object.entries(recordedVersions()).map(([name, hash]) => `${name} \`${hash}\``);
    const document = `# Evaluation with recorded answers\n\nWritten by \`npm run eval -- recorded\`, with the versions ${made.join(', ')}.\n\n${sections.map(markdown).join('\n')}`;
    writeFileSync(output, document);
    process.stdout.write(document);
    for (const line of all.flatMap(mistakes)) process.stdout.write(line);
    if (figures.some(({ isMet }) => !isMet)) process.exitCode = 1;
  } finally {
    replay.stop();
  }
};
