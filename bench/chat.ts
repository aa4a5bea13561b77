import { chat } from '../contract/chat/endpoints';
import { readLibrary } from '../lambdas/stock/own-books';
import { callerAt } from './caller';
import { quiet, startMeasured, unitsOf } from './measured-cloud';
import { sumOf, usesIn } from './model';
import type { Section } from './report';
import { median } from './statistics';

const messages = 100;
const email = 'chat@bench.test';

interface Cost {
  readonly reads: number;
  readonly writes: number;
  readonly calls: number;
  readonly moderations: number;
  readonly tokens: number;
  readonly milliseconds: number;
}

/** The median of five messages: a single one may include a refresh of the function's caches. */
const around = (costs: readonly Cost[], message: number, of: keyof Cost): string =>
  median(costs.slice(message - 5, message).map((cost) => cost[of])).toFixed(of === 'milliseconds' ? 0 : 1);

/** The cost of a message at the beginning of a long talk and at its end. */
export const messagesOfALongTalk = async (): Promise<Section> => {
  const book = readLibrary('library').find(({ id }) => id === 'the-dragon-who-baked-bread');
  if (book === undefined) throw new Error('The book is not in the library');
  const { cloud, used, run, createStudent } = await startMeasured();
  try {
    await createStudent(email);
    const call = await callerAt(cloud.url)(email);
    await run({ task: 'original', book, processed: true });
    const chosen = { bookId: book.id, endChapter: 3 };
    const { session_id } = await call(chat.send, { body: { ...chosen, messages: [], sessionId: null } });
    const costs: Cost[] = [];
    for (let message = 1; message <= messages; message++) {
      const [from, logged] = [used.length, cloud.logs.length];
      const content = `I think that part ${message} of the story is the best because the dragon is kind`;
      const began = performance.now();
      await call(chat.send, {
        body: { ...chosen, sessionId: session_id, messages: [{ role: 'user', content }] },
      });
      const milliseconds = performance.now() - began;
      await quiet(used);
      const uses = usesIn(cloud.logs.slice(logged));
      const answered = sumOf(uses.filter(({ isModeration }) => !isModeration));
      costs.push({
        reads: unitsOf(used.slice(from), 'readUnits'),
        writes: unitsOf(used.slice(from), 'writeUnits'),
        calls: answered.calls,
        moderations: sumOf(uses.filter(({ isModeration }) => isModeration)).calls,
        tokens: answered.tokens,
        milliseconds,
      });
    }
    const row = (what: string, of: keyof Cost) => [what, around(costs, 12, of), around(costs, messages, of)];
    return {
      title: 'A long talk',
      about: `A child of nine says ${messages} things in one talk about a book of our library, up to its third chapter, with the demo tutor and the bundles that are deployed. Each figure is the median of five messages, up to the twelfth and up to the last one. After ten of them a child has earned the points of the day. Tokens are those of the chat model, by the tutor's count of four characters each. The message must cost no more at the end: the last turns, a summary and passages are sent, each with a limit.`,
      columns: ['of a message', 'the tenth', 'the hundredth'],
      rows: [
        row('read units', 'reads'),
        row('write units', 'writes'),
        row('calls of the chat model', 'calls'),
        row('calls of moderation', 'moderations'),
        row('tokens', 'tokens'),
        row('ms', 'milliseconds'),
      ],
    };
  } finally {
    await cloud.close();
  }
};
