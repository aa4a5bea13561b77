import * as z from 'zod/mini';
import { quoted } from '../../model/as-data';
import { ask, UnusableAnswer } from '../../model/ask';
import { besideCrisisCheck } from '../../model/crisis-check';
import { Concern, concernInstructions } from '../../safety/output/concern';
import { Storyboard } from '../day-store';
import { panelCount } from '../layouts';
import { isUnfit } from '../story/screen-story';
import { flawOfScenes } from './flaw-of-scene';

const instructions = `You are the storyboard artist of a comic for children of 7 to 12. The material is a story that a child wrote.
Make four panels that tell the whole story in its order: the beginning, what happens, the turn, the end.
cast: everybody who is seen, at most five, each with the name in the story and a look of at most 15 words (kind of being, size, hair or fur, clothes), the same in all panels.
scene: what is seen, in at most 40 words: place, time of day, weather, who, doing what, with which things. Only what the story tells. Friendly, nothing cruel, no writing in the picture.
says: at most 14 words that stand in the story exactly like that, in one piece: preferably direct speech, without its quotation marks; null if no words fit.
speaker: the one of the cast who says them, or null if the narrator tells them.
${concernInstructions('the story')}`;

const Answer = z.extend(Storyboard, { concern: Concern });

const mostWordsInPanel = 14;

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether the story contains the words in a row, whatever the punctuation. */
const isFromStory = (says: string, story: string): boolean => {
  const sought = wordsOf(says).join(' ');
  return sought !== '' && ` ${wordsOf(story).join(' ')} `.includes(` ${sought} `);
};

/** Letters without a font on the page. The alternative text has them. */
const notLetterable = /[^\p{Script=Latin}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * The words as they can be lettered; null if there are none or the fonts lack their letters. Throws `UnusableAnswer` for words
 * that are not in the story or too many.
 */
const lettered = (says: string | null, story: string): string | null => {
  if (says === null || says.trim() === '') return null;
  if (!isFromStory(says, story)) throw new UnusableAnswer('words that are not the child’s');
  if (wordsOf(says).length > mostWordsInPanel) throw new UnusableAnswer('too many words in a panel');
  if (notLetterable.test(says)) return null;
  return says
    .replace(/["“”„«»]|\p{Extended_Pictographic}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
};

const checked = (board: Storyboard, story: string): Storyboard => {
  if (board.panels.length !== panelCount) throw new UnusableAnswer('not four panels');
  if (board.cast.length > 8) throw new UnusableAnswer('too many people');
  const panels = board.panels.map((panel) => ({ ...panel, says: lettered(panel.says, story) }));
  const all = [
    ...panels.flatMap(({ scene, says }) => [scene, says ?? '']),
    ...board.cast.map(({ look }) => look),
  ];
  if (panels.some(({ scene }) => scene.trim() === '' || scene.length > 400))
    throw new UnusableAnswer('no scene');
  if (isUnfit(all.join('\n'))) throw new UnusableAnswer('unfit');
  const flaw = flawOfScenes(board, story);
  if (flaw !== undefined) throw new UnusableAnswer(flaw);
  return { ...board, panels };
};

/**
 * The four panels of a story with invented names, and the kinds of crisis that the model and the classifier noticed in it. Throws
 * `UnusableAnswer` when no attempt followed the rules.
 */
export const writeStoryboard = async (story: string) => {
  const { done, noticed } = await besideCrisisCheck('storyboard', story, 'story', () =>
    ask({
      feature: 'storyboard',
      instructions,
      material: `Story: ${quoted(story, 8000)}`,
      answer: Answer,
      check: ({ concern: kind, ...drafted }) => ({ board: checked(drafted, story), concern: kind }),
      texts: ({ board: { panels, cast } }) => [
        ...panels.map(({ scene, says }) => `${scene}\n${says ?? ''}`),
        ...(cast.length > 0 ? [cast.map(({ name, look }) => `${name}: ${look}`).join('\n')] : []),
      ],
    }),
  );
  const { board, concern } = done;
  const signs = [concern, noticed].filter((one) => one !== undefined && one !== 'nothing');
  return { board, signs };
};
