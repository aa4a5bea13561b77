import type { Person } from '../accounts/identify';
import { namesOf } from '../accounts/names';
import { getBook } from '../books/library';
import { storyUpTo } from '../books/story';
import { withoutPersonalData } from '../safety/personal/personal-data';
import type { Talk } from './conversation/talk';
import type { TalkTurn } from './talks/turn';

/** The session of a talk by text or by voice. */
interface TalkSession {
  readonly book_id: string;
  /** Null for a book without chapters. */
  readonly end_chapter: number | null;
  /** Null for Wren. */
  readonly character: string | null;
}

/** The number of turns that the model gets. Together with the summary they keep the cost of a long talk constant. */
const turnsSent = 6;
export const turnsRead = turnsSent;

/** School begins at five or six, so a child reads the grade of its age with ease. */
const gradeOf = (age: number): number => Math.max(1, age - 5);

/** A child's words as a model may get them: without anything that identifies the child. */
export const withoutNames = ({ user }: Person, words: string): string =>
  withoutPersonalData(words, [...namesOf(user), user.email, user.school ?? '']);

const spoken = (actor: Person, turns: readonly TalkTurn[]): Talk['turns'] =>
  turns
    // Messages in a crisis and refused words are sent to no model.
    .filter(({ reply_kind }) => reply_kind === 'reply' || reply_kind === 'fixed')
    .flatMap(({ said, reply }) => [
      { role: 'child', text: withoutNames(actor, said) },
      { role: 'companion', text: reply },
    ]);

/** The input of a session's next turn. `recent` are its last turns. */
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
