import { flags } from '../../contract/flags/endpoints';
import type { FlagDecision } from '../../contract/flags/kinds';
import { createBook } from './books';
import { startTalk } from './chat';
import type { Person } from './people';

type Caller = Pick<Person, 'call'>;
type Child = Pick<Person, 'id'>;

/** Words of a severe flag. */
export const severe = 'I want to kill myself';

/** The flags on the operators' list, on all its pages, as an operator sees and decides them. */
export const openFlags = (operator: () => Caller) => {
  const allOpen = async () => {
    const found = [];
    let cursor: string | undefined;
    do {
      const { body } = await operator().call(flags.open, { query: cursor === undefined ? {} : { cursor } });
      found.push(...body.flags);
      cursor = body.next ?? undefined;
    } while (cursor !== undefined);
    return found;
  };
  const openOf = async ({ id }: Child) => (await allOpen()).filter(({ child_id }) => child_id === id);

  /** A child who has said something in a talk that raised a flag, and the flag. */
  const flagged = async (child: Person, words = severe) => {
    const { id: bookId } = await createBook();
    const talk = await startTalk(child, { bookId, endChapter: 2 });
    await talk.say(words);
    const [flag] = await openOf(child);
    if (flag === undefined) throw new Error('No flag');
    return { talk, flag };
  };

  const decide = (child: Child, id: string, outcome: FlagDecision) =>
    operator().call(flags.resolve, { body: { child_id: child.id, id, outcome } });

  return { allOpen, openOf, flagged, decide };
};
