import { useEffect, useReducer } from 'react';
import type { QuizQuestion } from '../../../../contract/quiz/endpoints';
import { emptyTally, optionIndex, type QuizTally, tallyAnswer } from '../../../../contract/rules/quiz';

/** A child's progress in a quiz. */
interface Progress {
  /** The chosen options of the checked questions, by index. */
  readonly chosen: readonly number[];
  /** Chosen and not checked yet. */
  readonly choice: number | null;
  /** The last checked question is still shown, with its explanation. */
  readonly showing: boolean;
}

type Action = { type: 'choose'; option: number } | { type: 'check' | 'next' };

const fresh: Progress = { chosen: [], choice: null, showing: false };

const reduce = (run: Progress, action: Action): Progress => {
  if (action.type === 'choose') return run.showing ? run : { ...run, choice: action.option };
  if (action.type === 'next') return { ...run, choice: null, showing: false };
  if (run.choice === null || run.showing) return run;
  return { ...run, chosen: [...run.chosen, run.choice], showing: true };
};

const isProgress = ({ chosen, choice, showing }: Partial<Record<keyof Progress, unknown>>): boolean =>
  Array.isArray(chosen) &&
  chosen.every(Number.isInteger) &&
  (choice === null || Number.isInteger(choice)) &&
  typeof showing === 'boolean';

/** Without storage a reload begins again; nothing else is lost. */
const store = (key: string, run: Progress) => {
  try {
    sessionStorage.setItem(key, JSON.stringify(run));
  } catch {}
};

/** The run stored in the tab; a new one if that is invalid. */
const load = (key: string): Progress => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return isProgress(kept) ? kept : fresh;
  } catch {
    return fresh;
  }
};

export const isRight = (question: QuizQuestion | undefined, option: number) =>
  question !== undefined && optionIndex(question.correct_option) === option;

const tallyOf = (questions: readonly QuizQuestion[], chosen: readonly number[]): QuizTally =>
  chosen.reduce((tally, option, i) => tallyAnswer(tally, isRight(questions[i], option)), emptyTally);

/** One child's run through one quiz. Stored in the tab, so that a reload continues it. */
export const useRun = (key: string, questions: readonly QuizQuestion[]) => {
  const [run, dispatch] = useReducer(reduce, key, load);
  useEffect(() => store(key, run), [key, run]);
  const index = Math.min(run.chosen.length - (run.showing ? 1 : 0), questions.length - 1);
  return {
    ...run,
    index,
    tally: tallyOf(questions, run.chosen),
    finished: run.chosen.length === questions.length,
    choose: (option: number) => dispatch({ type: 'choose', option }),
    check: () => dispatch({ type: 'check' }),
    next: () => dispatch({ type: 'next' }),
    forget: () => sessionStorage.removeItem(key),
  };
};

export type Run = ReturnType<typeof useRun>;
