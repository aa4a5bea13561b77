import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FunctionDeclaration, SubjectDeclaration } from './declaration';

export interface DeclaredFunction extends FunctionDeclaration {
  /** `books` for the handler of the subject, `booksWorker` for its worker. The queue has the same name. */
  readonly name: string;
  readonly subject: string;
  /** The entry file, below `lambdas/`. */
  readonly entry: string;
}

const folder = path.join(__dirname, 'subjects');

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const functionsOf = (subject: string): DeclaredFunction[] => {
  const { default: declared } = require(path.join(folder, subject)) as { default: SubjectDeclaration };
  return Object.entries(declared).map(([file, declaration]) => ({
    ...declaration,
    name: file === 'handler' ? subject : `${subject}${capitalized(file)}`,
    subject,
    entry: `functions/${subject}/${kebab(file)}.ts`,
  }));
};

/** Every function of the stack: the declarations of `lib/subjects`, one file per slice of `lambdas/`. */
export const functions: readonly DeclaredFunction[] = readdirSync(folder)
  .map((file) => path.basename(file, '.ts'))
  .toSorted()
  .flatMap(functionsOf);

/** The path of each function's bundle, by name. */
export type Bundles = Readonly<Record<string, string>>;
