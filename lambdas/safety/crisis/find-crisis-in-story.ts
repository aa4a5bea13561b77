import { type Crisis, type Hearing, inReading } from './find-crisis';
import { narrationOf } from './narration';
import { isDaring, isEveryday, ownVoiceOf } from './own-voice';
import { plainWords } from './plain-words';

/** The rules for a story: only the child's own voice counts. An adventure is not a danger. */
const inStory: Hearing = {
  'self-harm': (words) => !isDaring(words),
  abuse: () => true,
  danger: isEveryday,
};

/**
 * Finds a crisis of the child in a story that it writes, by the rules of `findCrisis`. Only what the child says about itself
 * counts. The abuser may be named anywhere in the story.
 */
export const findCrisisInStory = (story: string): Crisis | undefined => {
  const wholes = plainWords(story).map((sentences) => sentences.join(' '));
  for (const [i, sentences] of plainWords(narrationOf(story)).entries()) {
    const found = inReading(ownVoiceOf(sentences), wholes[i] ?? '', inStory);
    if (found !== undefined) return found;
  }
  return undefined;
};
