import * as z from 'zod/mini';
import type { comics, WritingFeedback } from '../../../contract/comics/endpoints';
import { countStoryWords, feedbackWords, storyWords } from '../../../contract/rules/comics';
import type { Admitted } from '../../accounts/admitted';
import { refundAiWork, spendAiWork } from '../../accounts/ai-budget';
import type { Person } from '../../accounts/identify';
import { mustBeAllowedToGoOn } from '../../accounts/may-do';
import { mustHaveAgreed } from '../../accounts/terms';
import { quoted } from '../../model/as-data';
import { ask, UnusableAnswer } from '../../model/ask';
import { listUpTo, textUpTo } from '../../model/bounded';
import { besideCrisisCheck } from '../../model/crisis-check';
import { FeatureOff } from '../../model/features';
import { ApiError } from '../../platform/api-error';
import { log } from '../../platform/log';
import { mustBeOn } from '../../platform/switches';
import { crisisReply } from '../../safety/crisis/crisis-reply';
import { Concern, concernInstructions } from '../../safety/output/concern';
import { flawOfFeedback, longestText, mostLookAgain, strengthsGiven } from './feedback-rules';
import { helpForStory, helpInstead, helpWithSigns, type Told } from './help';
import type { Renamed } from './invented-names';
import { NoticedCrisis, raiseNoticed } from './noticed-crisis';
import { mostWordsInRow } from './pasteable';
import { promptFor } from './prompt-of-day';
import { Refusal } from './refusal';
import { renamedFor } from './renamed-for';
import { screen } from './screen-story';

const instructions = `You are a kind writing coach. A child of 7 to 12 has begun a story. Help the child to think; never write for the child.
strengths: exactly two. quote: two to ${mostWordsInRow} words of the story exactly as they stand there. why: in at most 20 words, what these words do for a reader.
next: one next step as one question of at most 25 words, about what the story does not tell yet: a sense, a feeling, a reason, a place, speech, or the end. Suggest no words and no sentence.
look_again: at most two words of the story that are misspelled, exactly as the child wrote them; never the right spelling. Empty if there are none.
Plain words for a child of eight. No marks, no comparison with others.
${concernInstructions('the story')}`;

const Answer = z.object({
  strengths: listUpTo(strengthsGiven, z.object({ quote: textUpTo(120), why: textUpTo(longestText) })),
  next: textUpTo(longestText),
  look_again: listUpTo(mostLookAgain, textUpTo(40)),
  concern: Concern,
});

/** The feedback with the child's own names, because the rules apply to what the child reads. */
const restoredBy = (restore: (text: string) => string, draft: WritingFeedback): WritingFeedback => ({
  strengths: draft.strengths.map(({ quote, why }) => ({ quote: restore(quote), why: restore(why) })),
  next: restore(draft.next),
  look_again: draft.look_again.map(restore),
});

/**
 * The feedback on a story that was screened, and the kinds of crisis that the model and the classifier noticed in it. Throws
 * `UnusableAnswer`.
 */
export const feedbackOn = async (story: string, { text, restore }: Renamed, prompt: string) => {
  const { done, noticed } = await besideCrisisCheck('writing', text, 'story', () =>
    ask({
      feature: 'writing',
      instructions,
      material: `Prompt: ${quoted(prompt, 300)}\nStory: ${quoted(text, 8000)}`,
      answer: Answer,
      check: (draft) => {
        const flaw = flawOfFeedback(restoredBy(restore, draft), story);
        if (flaw !== undefined) throw new UnusableAnswer(flaw);
        return draft;
      },
      texts: ({ strengths, next, look_again }) => [
        ...strengths.map(({ why }) => why),
        next,
        ...(look_again.length > 0 ? [look_again.join(' ')] : []),
      ],
    }),
  );
  const { concern, ...feedback } = done;
  const signs = [concern, noticed].filter((one) => one !== undefined && one !== 'nothing');
  return { feedback: restoredBy(restore, feedback), signs };
};

/** The paid part: throws when it is switched off, used up, refused or down. An outage is not counted. */
const readByModel = async (actor: Person, told: Told, promptId: string | null | undefined) => {
  const { story } = told;
  await mustBeOn('drawing');
  mustBeAllowedToGoOn(actor.user, 'screen');
  mustHaveAgreed(actor.user);
  const day = await spendAiWork(actor.user, 'writing');
  try {
    const renamed = renamedFor(actor.user, story);
    await screen('writing', story, renamed);
    const { feedback, signs } = await feedbackOn(story, renamed, promptFor(promptId).prompt);
    const { text = null, stops } = await helpWithSigns(told, actor.user, signs);
    return { success: stops === undefined, feedback: stops === undefined ? feedback : null, help: text };
  } catch (error) {
    if (error instanceof NoticedCrisis) {
      await raiseNoticed(told, error);
      return { success: false, feedback: null, help: crisisReply(actor.user.region) };
    }
    if (error instanceof Refusal) throw new ApiError(error.code);
    if (error instanceof ApiError && !(error instanceof FeatureOff)) throw error;
    if (!(error instanceof UnusableAnswer)) await refundAiWork(actor.user, 'writing', { day });
    if (error instanceof FeatureOff) throw error;
    log.error('no feedback on a story', error);
    throw new ApiError('writing_feedback_failed');
  }
};

/**
 * Gives two strengths in the child's own words and a question, ten times a day; an outage is not counted. A story that tells of
 * a crisis gets the fixed reply instead.
 */
export const writingFeedback = async ({ actor, body }: Admitted<typeof comics.writingFeedback>) => {
  const story = body.story.trim();
  const words = countStoryWords(story);
  if (words === 0) throw new ApiError('writing_story_missing');
  const told = { user_id: actor.id, story, feature: 'writing' } as const;
  const help = await helpForStory(told, actor.user);
  if (help.stops !== undefined) return { success: false, feedback: null, help: help.text ?? null };
  if (words < feedbackWords) throw new ApiError('writing_story_short');
  if (words > storyWords.most) throw new ApiError('comic_too_long');
  try {
    return await readByModel(actor, told, body.promptId);
  } catch (error) {
    return { success: false, feedback: null, help: helpInstead(error, help) };
  }
};
