import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The lines of a file of recordings. */
export const recorded = <T>(name: string): T[] =>
  readFileSync(path.resolve(__dirname, '../answers', `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** An answer with its poison, if it is a twin. */
export interface Answered<A> {
  readonly id: string;
  readonly poison?: string;
  readonly answer: A;
}

/** The competent answers and their twins. */
export const withTwins = <A>(name: string): Answered<A>[] => [
  ...recorded<Answered<A>>(name),
  ...recorded<Answered<A>>(`${name}-twins`),
];
