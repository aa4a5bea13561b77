import { essence } from '../../../lambdas/safety/text/words';

/** The tutor's memory of a talk. The product stores it as the summary of the talk. */
export interface Memory {
  /** The indexes of the topics that it has asked about, the latest last. */
  readonly had: readonly number[];
  readonly turn: number;
  /** The marks of the questions that it has made from the child's words. */
  readonly asked: readonly string[];
}

/** The product cuts a summary at 600 characters. */
const most = { had: 110, asked: 60 };

const markSize = 2;

/** Two characters that stand for a question. Two questions may share them: then the second one is not asked. */
export const markOf = (question: string): string => {
  const sum = [...essence(question)].reduce((hash, one) => (hash * 31 + (one.codePointAt(0) ?? 0)) % 1296, 7);
  return sum.toString(36).padStart(markSize, '0');
};

export const readMemory = (summary: string): Memory => {
  const [, had = '', turn = '0', asked = ''] =
    /^Topics: ([\d ]*)\. Turn: (\d+)\.(?: Asked: (\w+)\.)?$/.exec(summary) ?? [];
  return {
    had: had.split(' ').filter(Boolean).map(Number),
    turn: Number(turn),
    asked: asked.match(/\w{2}/g) ?? [],
  };
};

export const writeMemory = ({ had, turn, asked }: Memory): string =>
  `Topics: ${had.slice(-most.had).join(' ')}. Turn: ${turn}.${
    asked.length === 0 ? '' : ` Asked: ${asked.slice(-most.asked).join('')}.`
  }`;
