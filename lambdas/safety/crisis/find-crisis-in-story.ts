import { type Crisis, type Hearing, inReading, together } from './find-crisis';
import { judgeStory } from './learned-crisis';
import { narrationOf } from './narration';
import { isDaring, isEveryday, ownVoiceOf } from './own-voice';
import { plainWords } from './plain-words';

/** The rules for a story: only the child's own voice counts. An adventure is not a danger. */
const inStory: Hearing = {
  'self-harm': (words) => !isDaring(words),
  abuse: () => true,
  danger: isEveryday,
};

const toldInStory = (story: string): Crisis | undefined => {
  const wholes = plainWords(story).map((sentences) => sentences.join(' '));
  for (const [i, sentences] of plainWords(narrationOf(story)).entries()) {
    const found = inReading(ownVoiceOf(sentences), wholes[i] ?? '', inStory);
    if (found !== undefined) return found;
  }
  return undefined;
};

/**
 * Finds a crisis of the child in a story that it writes, by the phrases of `findCrisis` in the child's own voice and by a
 * classifier of whole stories. The abuser may be named anywhere in the story.
 */
export const findCrisisInStory = (story: string): Crisis | undefined =>
  together(story, toldInStory(story), judgeStory(story));
