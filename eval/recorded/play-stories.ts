import { writeStoryboard } from '../../lambdas/comics/drawing/storyboard';
import { feedbackOn } from '../../lambdas/comics/story/writing-feedback';
import type { Outcome, Played } from './outcome';
import { type Answered, recorded, withTwins } from './recorded';
import type { Replay } from './replay';

interface Story {
  readonly id: string;
  readonly story: string;
}

/** Each feature by the name of its schema, as the product asks it about a story. */
const asking = {
  storyboards: { schema: 'storyboard', ask: writeStoryboard },
  feedback: {
    schema: 'writing',
    ask: (story: string) =>
      feedbackOn(story, { text: story, restore: (shown) => shown }, 'What happened next?'),
  },
};

/** Gives the same answer at the second try, so that only the first one counts. */
const play = async (
  replay: Replay,
  name: keyof typeof asking,
  { id, poison, answer }: Answered<unknown>,
  story: string,
  taken: () => string[],
): Promise<Outcome> => {
  const { schema, ask } = asking[name];
  replay.answer({ [schema]: () => answer });
  const refusal = await ask(story).then(
    () => undefined,
    (error: Error) => error.message,
  );
  return {
    id,
    ...(poison !== undefined && { poison }),
    isShown: refusal === undefined,
    reason: taken()[0] ?? refusal ?? '',
    uses: replay.takeUses(),
  };
};

/** Storyboards of the stories and feedback on them, in the way of `writeStoryboard` and `feedbackOn`. */
export const playStories = async (
  replay: Replay,
  name: keyof typeof asking,
  taken: () => string[],
): Promise<Played> => {
  const stories = new Map(recorded<Story>('stories').map(({ id, story }) => [id, story]));
  const outcomes: Outcome[] = [];
  for (const answered of withTwins<unknown>(name))
    outcomes.push(await play(replay, name, answered, stories.get(answered.id) ?? '', taken));
  return {
    feature: name,
    competent: outcomes.filter(({ poison }) => poison === undefined),
    poisoned: outcomes.filter(({ poison }) => poison !== undefined),
  };
};
