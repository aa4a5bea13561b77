import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Metafile } from 'esbuild';
import { metafileIn } from '../lib/bundling/bundle';
import { functions } from '../lib/functions';
import type { Measured } from './budget';
import { kilobytes, type Section, withinBudget } from './report';
import { bundleSdkVariants } from './sdk-variants';

/**
 * Bytes of code that a function must parse before it can answer. A caller that waits for a model waits longer anyway; these
 * functions also contain the rules that check the words of the child and of the model.
 */
const budgets = { withModel: 615_000, withoutModel: 260_000 };

/**
 * Whatever serves operators asks for their second factor at the door (0.4 KB). A refused change of an item that expires is tried again
 * only when the item has expired (0.2 KB).
 */
const budgetsOfSome: Readonly<Record<string, number>> = {
  /**
   * Reads archives and markup with two libraries and analyses their content, for operators who wait for a queue. Still smaller
   * than the stock SDK alone.
   */
  importsWorker: 315_000,
  /** `feedback` and `users` load the rules for a crisis (70 KB) only when a child writes freely; no other call waits for them. */
  feedback: 331_500,
  users: 340_000,
  /** Searches with reasons and forgiven spelling, fills shelves, and indexes the books that are chosen. */
  books: 268_500,
  /** Draws comics, and checks their stories for a crisis, for personal details and for names. */
  comicsWorker: 625_000,
  /** Writes mails to guardians, and invites those without an account. */
  friends: 267_800,
  /** Reads every kind of record of a person, and generates the JSON Schema of the copy. Nobody waits for its start. */
  exportsWorker: 309_000,
  /** Checks names against word lists in seven languages before other users see them, and indexes the books that a newcomer has read. */
  onboarding: 276_500,
  /** All that a guardian decides: consents, terms, corrections, who sees a child, and the weekly letter. */
  consent: 282_300,
  /** Adds a child: what onboarding, consent and the invitation do, in one call. */
  children: 270_700,
  /** Reaches the records of every subject. Nobody waits for its start. */
  deletionWorker: 275_500,
  /** The page of a child with its controls, for which it sums the minutes of the day, and with what stays. */
  family: 264_200,
  /** Judges a proposal by all that a guardian or an operator may change, controls included. */
  proposals: 263_400,
  /** Renders letters with their pictures, and has SES's client. Nobody waits for its start. */
  lettersWorker: 348_000,
  /**
   * Starts, scores and reports, with the door's four questions: deletion, age, terms and the guardian's controls (2 KB). It asks the
   * last two itself, after a quiz that was begun (1 KB), keeps the parts of the budget of AI work (1 KB), and finishes a book and pays its words (2 KB).
   * It asks questions again a week later (4 KB).
   */
  quiz: 275_300,
  /** Contains the places, the sound and the turns of voice chats, and the client for connections, which retries by kind of error. */
  realtime: 283_600,
};

const callsModel = (name: string) =>
  functions.some((declared) => declared.name === name && declared.model === 'waits');

const budgetOf = (name: string): number =>
  budgetsOfSome[name] ?? (callsModel(name) ? budgets.withModel : budgets.withoutModel);

interface Bundle extends Measured {
  readonly budget: number;
  readonly gzipped: number;
}

/** The bundles that `bundleFunctions` has written to a folder. */
export const measureBundles = (folder: string): Bundle[] => {
  const { outputs }: Metafile = JSON.parse(readFileSync(metafileIn(folder), 'utf8'));
  return Object.entries(outputs).map(([file, { inputs }]) => {
    const name = path.basename(path.dirname(file));
    const code = readFileSync(path.join(folder, name, path.basename(file)));
    return {
      name,
      bytes: code.length,
      gzipped: gzipSync(code).length,
      budget: budgetOf(name),
      modules: Object.fromEntries(
        Object.entries(inputs).map(([module, { bytesInOutput }]) => [module, bytesInOutput]),
      ),
    };
  });
};

/** The size of each function's bundle, and of one function bundled with more of the SDK. */
export const bundleSizes = async (folder: string): Promise<Section> => ({
  title: 'Size of the functions',
  about: `Minified bundles with everything inside. Budget for a function that waits for a model: ${budgets.withModel / 1000} KB, for any other ${budgets.withoutModel / 1000} KB (1 KB = 1000 bytes), for some as given in bench/bundle-size.ts; \`npm run check\` holds them. The last rows are one function with more of the AWS SDK, for what lib/bundling/lean-sdk.ts leaves out.`,
  columns: ['function', 'KB', 'KB gzipped', 'waits for a model', 'budget', 'within budget'],
  rows: [
    ...measureBundles(folder).map(({ name, bytes, gzipped, budget }) => [
      name,
      kilobytes(bytes),
      kilobytes(gzipped),
      callsModel(name) ? 'yes' : 'no',
      kilobytes(budget),
      withinBudget(bytes, budget),
    ]),
    ...(await bundleSdkVariants(folder)).map(({ name, file }) => {
      const code = readFileSync(file);
      return [name, kilobytes(code.length), kilobytes(gzipSync(code).length), 'no', '', ''];
    }),
  ],
});
