import type { Surprise } from '../../contract/home/endpoints';
import { pickBy } from '../../contract/rules/pick';
import type { Person } from '../accounts/identify';
import { hasConsent } from '../accounts/may-do';
import { comicOfLongAgo } from '../comics/own';
import { readSoFar } from '../reading/read-so-far';

/** Fewer words make no row that is longer than something. */
const fewestWords = 340;

/** Everything of which the surprise can be made: a chapter that was read, a comic of a month ago, the words read so far. */
const candidates = async ({ id, user }: Person): Promise<Surprise[]> => {
  const [{ words, last }, comic] = await Promise.all([
    readSoFar(id),
    hasConsent(user, 'ai_text') ? comicOfLongAgo(id) : undefined,
  ]);
  const chapter = last && { book_id: last.book_id, chapter: last.furthest };
  return [
    ...(chapter === undefined
      ? []
      : [
          { kind: 'word' as const, ...chapter },
          { kind: 'line' as const, ...chapter },
        ]),
    ...(comic === undefined ? [] : [{ kind: 'comic' as const, id: comic.id }]),
    ...(words < fewestWords ? [] : [{ kind: 'words' as const, words }]),
  ];
};

/** The surprise of a day, chosen by child and day, of another kind than the last one if there is one; never by chance. */
export const surpriseOf = async (
  actor: Person,
  day: string,
  last: Surprise | undefined,
): Promise<Surprise | undefined> => {
  const all = await candidates(actor);
  const others = all.filter(({ kind }) => kind !== last?.kind);
  return pickBy(`${actor.id} ${day}`, others.length > 0 ? others : all);
};
