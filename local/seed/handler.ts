import { asOf } from './past';
import { answerTasks } from './tasks/answers';
import { articleTasks } from './tasks/articles';
import { bookTasks } from './tasks/books';
import { comicTasks } from './tasks/comics';
import { crowdTasks } from './tasks/crowd';
import { dayTasks } from './tasks/days';
import { exportTasks } from './tasks/exports';
import { peopleTasks } from './tasks/people';
import { questionTasks } from './tasks/questions';
import { quizTasks } from './tasks/quiz';
import { rareTasks } from './tasks/rare';
import { relationTasks } from './tasks/relations';
import { rewardTasks } from './tasks/rewards';
import { storeTasks } from './tasks/store';
import { talkTasks } from './tasks/talks';

const tasks = {
  ...bookTasks,
  ...questionTasks,
  ...quizTasks,
  ...answerTasks,
  ...peopleTasks,
  ...relationTasks,
  ...crowdTasks,
  ...rewardTasks,
  ...storeTasks,
  ...dayTasks,
  ...talkTasks,
  ...articleTasks,
  ...comicTasks,
  ...rareTasks,
  ...exportTasks,
};
type Tasks = typeof tasks;

/** The tasks of the seed, for the demo and for tests. They always use the product's own use cases. */
export type SeedTask = { /** The moment of the task. Absent: now. */ readonly at?: string } & {
  [Name in keyof Tasks]: { readonly task: Name } & Parameters<Tasks[Name]>[0];
}[keyof Tasks];

export const handler = ({ at, task, ...input }: SeedTask): Promise<unknown> =>
  asOf(at, async () => (tasks[task] as (input: object) => unknown)(input));
