import { getBook } from '../books/library';
import { storyUpTo } from '../books/story';
import type { Talk } from '../platform/ai/conversation/talk';
import { withoutPersonalData } from '../platform/ai/personal-data';
import type { Person } from '../users/identify';
import { namesOf } from '../users/names';
import type { Session, Turn } from './store';

/** A talk by text or by voice. */
type TalkSession = Pick<Session, 'book_id' | 'end_chapter' | 'character'>;
type TalkTurn = Pick<Turn, 'said' | 'reply' | 'reply_kind' | 'summary' | 'open'>;

/** The turns that the model is sent: with the summary, a long talk costs no more than a short one. */
const turnsSent = 6;
export const turnsRead = turnsSent;

/** The first school year begins at five or six: a child reads at the grade of the age with ease. */
const gradeOf = (age: number): number => Math.max(1, age - 5);

/** What may be said of a child to a model: nothing that names the child. */
export const withoutNames = ({ user }: Person, words: string): string =>
  withoutPersonalData(words, [...namesOf(user), user.email, user.school ?? '']);

const spoken = (actor: Person, turns: readonly TalkTurn[]): Talk['turns'] =>
  turns
    // A cry for help and refused words go to no model.
    .filter(({ reply_kind }) => reply_kind === 'reply' || reply_kind === 'fixed')
    .flatMap(({ said, reply }) => [
      { role: 'child', text: withoutNames(actor, said) },
      { role: 'companion', text: reply },
    ]);

/** What the next turn of a session rests on. `recent` are its last turns. */
export const talkOf = async (
  actor: Person,
  session: TalkSession,
  recent: readonly TalkTurn[],
): Promise<Talk> => {
  const book = await getBook(session.book_id);
  const { chapters, laterNames } = await storyUpTo(book, session.end_chapter);
  const last = recent.at(-1);
  return {
    book,
    chapters,
    laterNames,
    character: session.character,
    sheet: book.main_characters.find(({ name }) => name === session.character)?.sheet ?? null,
    grade: gradeOf(actor.user.age),
    turns: spoken(actor, recent.slice(-turnsSent)),
    summary: last?.summary ?? '',
    // The words that are about to be answered are the next try.
    open: last?.open == null ? null : { ...last.open, tries: last.open.tries + 1 },
  };
};
