import { readScene } from '../../local/illustrator/reading/scene';
import { readSetting, type Whereabouts } from '../../local/illustrator/reading/setting';
import { castOf } from '../../local/tutor/stories/cast';
import { storyboard } from '../../local/tutor/stories/storyboard';

/** The storyboard of a child's story. */
export const boardOf = (...sentences: string[]) =>
  storyboard(`Story: ${JSON.stringify(sentences.join(' '))}`);

/** The figure of each one in a story. */
export const figuresOf = (story: string) =>
  Object.fromEntries(castOf(story).map(({ name, figure }) => [name, figure]));

/** Who does what in a scene, as figure and action. */
export const doings = (text: string) =>
  readScene(text, castOf(text), undefined).actors.map(({ character, action }) => [character.figure, action]);

/** The place of each of these sentences, read in their order. */
export const placesOf = (...sentences: string[]) => {
  let before: Whereabouts | undefined;
  return sentences.map((sentence) => {
    before = readSetting(sentence, before);
    return before.place;
  });
};
