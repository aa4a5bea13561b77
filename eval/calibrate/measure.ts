import { calibrationOf } from './choose';
import type { Measurement } from './document';
import { measureBooks, measurePairs } from './pairs';
import { shelves } from './profiles';
import { startEmbeddings } from './service';

/** Measures the model that the environment selects. */
export const measure = async (): Promise<Measurement> => {
  const { model, stop } = await startEmbeddings();
  try {
    const books = await measureBooks();
    const pairs = await measurePairs(books);
    const calibration = calibrationOf(pairs);
    const dimensions = books[0]?.vector.length ?? 0;
    const [measured, unmeasured] = [await shelves(books, calibration), await shelves(books, undefined)];
    return { model, dimensions, pairs, calibration, shelves: measured, unmeasured };
  } finally {
    stop();
  }
};
