import { expect, test } from '@jest/globals';
import { readLibrary } from '../../../lambdas/stock/own-books';
import { talkAbout, talkByMeaning } from '../../support/talk';

const library = readLibrary('library');

/** The replies to these words of a child, in one talk. */
const repliesTo = async (
  id: string,
  lines: readonly string[],
  { end = 3, character = null }: { end?: number; character?: string | null } = {},
): Promise<string[]> => {
  const book = library.find((one) => one.id === id);
  if (book === undefined) throw new Error(`${id} is not in the library`);
  const turns = await talkByMeaning(book, talkAbout(book, end, { character, grade: 3 }), lines);
  expect(turns.filter(({ flaw }) => flaw !== undefined)).toEqual([]);
  return turns.map(({ draft }) => draft.reply);
};

test('an answer ends in no question that would fit any answer', async () => {
  const replies = await repliesTo('paws-of-the-night-market', [
    'who is Pandan',
    'what are turnips',
    'why did the otter take the fish',
    'is Pandan mean',
    'where is the market',
  ]);
  expect(
    replies.filter((one) =>
      /(?:What do you (?:think|make) of (?:that|it)|What did you think yourself|What would you have guessed|What made you ask|How do you picture it)\?$/.test(
        one,
      ),
    ),
  ).toEqual([]);
});

test.each([
  ['paws-of-the-night-market', 'what means grating', /grating is a lid/, /trishaw|pup/],
  ['paws-of-the-night-market', 'What is an awning', /roof/, /roach|papaya/i],
  ['goalkeeper-of-gull-street', 'What is a plaster cast', /bandage/, /net-mender|mutter/],
  ['goalkeeper-of-gull-street', 'What does mean quit?', /stop/, /chapters so far/],
])('of the words of %s only the one that is asked for is explained: %s', async (id, asked, gloss, other) => {
  const [reply] = await repliesTo(id, [asked]);
  expect(reply).toMatch(gloss);
  expect(reply).not.toMatch(other);
});

test('nobody is told that the book gives no reason for what it gives one for', async () => {
  const [reply] = await repliesTo('goalkeeper-of-gull-street', ['Why did he lie about being a goalie?'], {
    end: 5,
  });
  expect(reply).toMatch(/belong/);
});

test('a number is told where the answer has it, in another word for the thing', async () => {
  const [reply] = await repliesTo('paws-of-the-night-market', ['How many babies has the otter']);
  expect(reply).toMatch(/\bfour\b/);
});

test.each(['I missed a penalty once and cried', 'we lost the final once'])(
  'nobody is praised for what hurt: %s',
  async (words) => {
    const [reply] = await repliesTo('goalkeeper-of-gull-street', [words], {
      end: 5,
      character: 'Rafi Tolentino',
    });
    expect(reply).toMatch(/Ouch/);
    expect(reply).not.toMatch(/Well done|Hooray|Bravo|proud/);
  },
);

test('who has finished a book, and liked it, is not asked to read on', async () => {
  const [reply] = await repliesTo('goalkeeper-of-gull-street', ['Finished it. best football book'], {
    end: 5,
  });
  expect(reply).toMatch(/glad that you like it|good that you like it/i);
  expect(reply).not.toMatch(/one more chapter/);
});

test('what a child thinks will happen is weighed by something of the story', async () => {
  const [reply] = await repliesTo('the-robot-in-room-twelve', ['I bet Quin is going to get him in trouble']);
  expect(reply).toMatch(/(?:weigh|mind|against)[^?]*\. Quin/);
});

test('a character says whether it is angry with somebody, and what that one did', async () => {
  const [reply] = await repliesTo('a-bridge-made-of-grass', ['Are you angry with your uncle?'], {
    end: 2,
    character: 'Nina Quispe',
  });
  expect(reply).toMatch(/^A (?:bit|little).*Uncle Braulio/);
});
