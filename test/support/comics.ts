import { comics } from '../../contract/comics/endpoints';
import { newYorkDay } from '../../contract/rules/day';
import { advanceClock, seed } from './cloud';
import { createPerson, type Person, randomLetters } from './people';

/** A child's story of 100 words. */
export const story = (hero = 'Juno', ending = 'they all slept in the tent.') =>
  `One morning ${hero} found a golden map under the bed. The map showed a castle in the dark forest. "We must go there today," said ${hero} to the little dog. They walked through the forest and saw a big friendly dragon who was sad because he had lost his crown. ${hero} gave the dragon a cookie and they looked behind every tree. Suddenly a little mouse jumped out of a chest with the crown on its head! The dragon laughed and danced with joy. In the evening they sat at the campfire, ate cake and sang songs until the stars came out, and then ${ending}`;

/** Sends a story, and again while it is being drawn: the same story is the same comic. */
export const send = async (
  child: Person,
  text = story(),
  style: (typeof comics.generate.body.shape.style)['_zod']['output'] = 'Cartoon',
  promptId: string | null = null,
) => {
  for (;;) {
    const answer = await child.call(comics.generate, { body: { story: text, style, promptId } });
    if (answer.status !== 200 || answer.body.state !== 'drawing') return answer;
  }
};

/** A finished comic of a child. Throws if it is refused. */
export const createComic = async (child: Person, text = story()) => {
  const { status, body } = await send(child, text);
  if (status !== 200 || body.comic === null)
    throw new Error(`No comic: ${status} ${body.code ?? body.state}`);
  return body.comic;
};

/** Creates pupils of a school that no other test uses: the domain of their address identifies it. */
export const newSchool = () => {
  const domain = `${randomLetters()}.test`;
  return (of: Parameters<typeof createPerson>[1] = {}) =>
    createPerson('student', { school: 'A School', ...of }, `${randomLetters()}@${domain}`);
};

export const ledgerOf = (child: Person) => seed({ task: 'ledger', userId: child.id });

/** Moves the clock to this number of minutes before midnight in New York. */
export const toBeforeMidnight = async (child: Person, minutes: number) => {
  const { saved_at } = (await child.call(comics.saveDraft, { body: { story: '', style: null } })).body;
  const isToday = (minute: number) =>
    newYorkDay(new Date(Date.parse(saved_at) + minute * 60_000)) === newYorkDay(new Date(saved_at));
  let left = 0;
  while (isToday(left)) left++;
  await advanceClock(`PT${left - minutes + (left > minutes ? 0 : 24 * 60)}M`);
};
