import { now, secondsFrom } from '../platform/clock';
import { equal } from '../platform/table/condition';
import { library } from './store';

/** After this time the model is asked again, because a newer model may know the book. */
const believedForSeconds = 7 * 86_400;

export const whenModelsHaveLearnt = (): string => secondsFrom(now(), believedForSeconds).toISOString();

/** Marks a book as unknown after the model could not write questions about it, although it had claimed to know it. */
export const rememberUnknown = async (id: string): Promise<void> => {
  await library.update(
    { id },
    { set: { quiz_possible: false, retry_at: whenModelsHaveLearnt() } },
    equal('processing_status', 'failed'),
  );
};
