import type { Place, reading } from '../../contract/reading/endpoints';
import type { Admitted } from '../accounts/admitted';
import { startReading } from '../books/start-reading';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { present } from '../platform/table/condition';
import { countChapter, finishing } from './count-words';
import { findChapter, nextAfter } from './find-chapter';
import { finishBook } from './finish-book';
import { places } from './store';

export const presentPlace = ({ chapter, paragraph, furthest }: Place): Place => ({
  chapter,
  paragraph,
  furthest,
});

/** Stores a reader's place. The last call wins, from any device. A finished chapter stays finished. */
export const keepPlace = async ({
  actor,
  params: { id },
  body: { finished, ...here },
}: Admitted<typeof reading.keepPlace>) => {
  const key = { user_id: actor.id, book_id: id };
  const { book, text } = await findChapter(id, here.chapter);
  const isStudent = actor.user.account_type === 'student';
  const set = { book_id: id, ...here, read_at: now().toISOString() };
  // Nobody looks at an adult's reading.
  const finish = () =>
    isStudent ? countChapter(key, set, text.text) : places.update(key, ...finishing(set));
  const isFurther = finished && (await finish());
  if (!isFurther && !(await places.update(key, { set }, present('pk')))) {
    await startReading(actor.id, id);
    await places.update(key, { set });
    if (finished) await finish();
  }
  if (isStudent && finished && (await nextAfter(book, here.chapter)) === null) await finishBook(actor.id, id);
  const place = await places.get(key, { consistent: true });
  // The account was closed meanwhile.
  if (place === undefined) throw new ApiError('unauthenticated');
  return { place: presentPlace(place) };
};
