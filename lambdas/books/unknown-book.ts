import { now, secondsFrom } from '../platform/clock';
import { equal } from '../platform/table/condition';
import { library } from './store';

/** That the model does not know a book is believed for a week: models learn. */
const believedForSeconds = 7 * 86_400;

export const whenModelsHaveLearnt = (): string => secondsFrom(now(), believedForSeconds).toISOString();

/** The model said that it knows the book as a whole and could not ask about it after all: from now on everybody is told. */
export const rememberUnknown = async (id: string): Promise<void> => {
  await library.update(
    { id },
    { set: { quiz_possible: false, retry_at: whenModelsHaveLearnt() } },
    equal('processing_status', 'failed'),
  );
};
