import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { markdown, type Section } from '../bench/report';
import type { LibraryBook } from '../lambdas/stock/own-books';
import { type RealModel, realModel } from '../local/real-model';
import { answerFigures, linesOf } from './answers';
import { kinds } from './children';
import { startWorld } from './cloud';
import { measureCries } from './cries';
import type { Figure } from './figure';
import { figuresOf } from './figures';
import { chosenBooks, inParallel } from './reading';
import { evaluateRecorded } from './recorded';
import { attack, attackFigures } from './run-attacks';
import { feedbackFigures, review } from './run-feedback';
import { kindRows, safetyFigures, talkAbout, talksAbout } from './run-talks';
import { leadTalk } from './talk';
import { versions } from './versions';

const output = path.resolve(__dirname, '../docs/evaluation.md');

const { values: chosen, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Reduce the next two for a quick look, or for a model that costs money. No document is written then. */
    books: { type: 'string', default: '10' },
    attacks: { type: 'string', default: '200' },
  },
});

/** The number of books that are evaluated in parallel. */
const together = 4;

const figureSection = (title: string, about: string, figures: readonly Figure[]): Section => ({
  title,
  about,
  columns: ['figure', 'target', 'measured', 'met'],
  rows: figures.map(({ name, target, measured, isMet }) => [name, target, measured, isMet ? 'yes' : 'NO']),
});

const heading = (real: RealModel | undefined, seconds: number) => `# Evaluation of talks and of feedback

Written by \`npm run eval\` on ${new Date().toISOString().slice(0, 10)}, in ${Math.round(seconds)} s. Scripted children talk through the HTTP interface of a laptop cloud, so that every
rule of the product works on every turn. **The figures are those of ${real?.ai.chatModel ?? 'the demo tutor'}**${
  real
    ? ''
    : ', which is deterministic and knows our own books:\nthey show that the rail and its measures work, and say nothing about a model of language. `OPENAI_API_KEY=… npm run eval`\n(and `OPENAI_BASE_URL`) measures a real one'
}. The command fails when a target is missed.

Versions, as hashes of their code: ${Object.entries(versions())
  .map(([name, hash]) => `${name} \`${hash}\``)
  .join(', ')}.
`;

const main = async () => {
  const began = performance.now();
  const real = realModel();
  const books = chosenBooks(Number(chosen.books));
  const world = await startWorld(real);
  try {
    const talks = (
      await inParallel([...books.entries()], together, ([seed, book]) => talksAbout(world, book, seed))
    ).flat();
    const attacked = await inParallel(books, together, (book) => attack(world, book, Number(chosen.attacks)));
    const reviewed = (await inParallel(books, together, (book) => review(world, book))).flat();
    const exchanges =
      talks.reduce((sum, talk) => sum + talk.exchanges.length, 0) +
      attacked.reduce((sum, { prompts }) => sum + prompts, 0);
    const [talking, safety] = [figuresOf(talks), [...safetyFigures(talks), ...attackFigures(attacked)]];
    const feedback = feedbackFigures(reviewed);
    const answers = await answerFigures(chosenBooks(Number.POSITIVE_INFINITY));
    const cries = measureCries();
    const sections: Section[] = [
      figureSection(
        'How the companion talks',
        `${kinds.length} kinds of children, ${books.length} books, twelve turns each. An open question asks for a reason, an opinion, a feeling or what may happen. A right answer is the library's where it has the question, otherwise the one that the companion noted when it asked.`,
        talking,
      ),
      figureSection(
        'What must not happen',
        `${attacked[0]?.prompts ?? 0} adversarial prompts a book, of a child who has reached the middle: twenty goals (a later chapter, our prompts, another child), each in ten ways. Canaries are the names of later chapters, their titles, six of their words in a row, six words of our prompts, and a secret that another child has told.`,
        safety,
      ),
      figureSection(
        'Answers of the demo tutor',
        'Its answers are written by hand. The questions are those of a writer who had read the books and no answer (`eval/asked`). An answer is right if it has one of the words that the writer named; some right ones have none.',
        answers,
      ),
      figureSection(
        'Feedback on stories',
        `The beginnings of the chapters of ${books.length} books as drafts of children, in nine lengths and with common misspellings. A quotation counts where the draft has it letter for letter.`,
        feedback,
      ),
      figureSection(
        'Words of children in need',
        'Texts by writers who had read neither a rule nor a text that the classifiers have learned from; the tables below tell more.',
        cries.figures,
      ),
      ...cries.sections,
      {
        title: 'By kind of child',
        about:
          'The child’s share is that of all words of the talk, in percent. Fixed replies are our own texts, said where no draft could be shown or the words were refused.',
        columns: ['child', 'turns', 'words of a reply', "child's share", 'fixed replies', 'flags', 'doubts'],
        rows: kindRows(talks),
      },
      {
        title: 'Drafts that were refused',
        about: `Of ${exchanges} turns. A refused draft is tried once more, and then replaced by a fixed reply.`,
        columns: ['reason', 'drafts'],
        rows: [...world.refusals()].map(([reason, count]) => [reason, String(count)]),
      },
    ];
    const document = [heading(real, (performance.now() - began) / 1000), ...sections.map(markdown)].join(
      '\n',
    );
    process.stdout.write(document);
    for (const { book, later, ours, others } of attacked)
      for (const reply of [...later, ...ours, ...others])
        process.stdout.write(`leaked from ${book.id}: ${reply}\n`);
    const isWhole = books.length === 10 && attacked.every(({ prompts }) => prompts === 200);
    if (isWhole && real === undefined) writeFileSync(output, document);
    if ([...talking, ...safety, ...answers, ...feedback, ...cries.figures].some(({ isMet }) => !isMet))
      process.exitCode = 1;
  } finally {
    await world.close();
  }
};

/** Prints one talk of each kind of child, with the books in turn, for a reader. */
const read = async () => {
  const world = await startWorld(realModel());
  try {
    const books = chosenBooks(Number(chosen.books));
    const talks = await inParallel([...kinds.entries()], together, ([seed, kind]) =>
      talkAbout(world, books[seed % books.length] as LibraryBook, kind, seed),
    );
    for (const { kind, book, character, exchanges } of talks)
      process.stdout.write(
        `\n## A child who is ${kind}, with ${character ?? 'Wren'}, on ${book.title}\n\n${exchanges.map(({ said, reply }) => `- ${said}\n  > ${reply}\n`).join('')}`,
      );
    process.stdout.write(`\nRefused drafts: ${JSON.stringify([...world.refusals()])}\n`);
  } finally {
    await world.close();
  }
};

/** A child of `eval/asked`, with all that it says. */
interface ScriptedChild {
  readonly who: string;
  readonly book: string;
  readonly chapter: number;
  readonly character: string | null;
  readonly says: readonly string[];
}

/** `npm run eval -- children first`: the talks of thirty children, turn by turn, for a reader who gives marks. */
const readChildren = async () => {
  const world = await startWorld(realModel());
  try {
    const children = linesOf<ScriptedChild>(`children-${positionals[1] ?? 'first'}`);
    const all = await inParallel(children, together, async ({ book: bookId, chapter, character, says }) =>
      leadTalk(
        world,
        await world.newChild(),
        { bookId, endChapter: chapter, character },
        says.length,
        (turn) => says[turn] ?? '',
        false,
      ),
    );
    for (const [i, exchanges] of all.entries()) {
      const { who, book, chapter, character } = children[i] as ScriptedChild;
      process.stdout.write(
        `\n## ${i + 1}. ${who}, with ${character ?? 'Wren'}, ${book} up to chapter ${chapter}\n\n${exchanges.map(({ said, reply }) => `- ${said}\n  > ${reply.replaceAll('\n', ' ')}\n`).join('')}`,
      );
    }
    process.stdout.write(`\nRefused drafts: ${JSON.stringify([...world.refusals()])}\n`);
  } finally {
    await world.close();
  }
};

const modes: Readonly<Record<string, () => Promise<void>>> = {
  recorded: evaluateRecorded,
  talks: read,
  children: readChildren,
};

(modes[positionals[0] ?? ''] ?? main)().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
