import { ulid } from 'ulid';
import type { comics } from '../../../contract/comics/endpoints';
import { countStoryWords, storyWords } from '../../../contract/rules/comics';
import { newYorkDay } from '../../../contract/rules/day';
import { withoutBareStarters } from '../../../contract/rules/starters';
import type { Admitted } from '../../accounts/admitted';
import { leftToday } from '../../accounts/ai-budget';
import type { UserItem } from '../../accounts/find';
import { controlsOf, mustBeAllowedToGoOn } from '../../accounts/may-do';
import { mustHaveAgreed } from '../../accounts/terms';
import { hasQuizToday } from '../../activity/quiz-today';
import { ApiError } from '../../platform/api-error';
import { now, secondsFrom } from '../../platform/clock';
import { countingToday } from '../../platform/daily-count';
import { log } from '../../platform/log';
import { hashOf, newSecret } from '../../platform/secret';
import { mustBeOn } from '../../platform/switches';
import { absent, all, equal } from '../../platform/table/condition';
import { transact } from '../../platform/table/transact';
import { type ComicDay, comicDays, isLate, recentPlaces } from '../day-store';
import { sendComicJob } from '../queue';
import type { DailyPrompt } from '../story/choose-prompt';
import { helpForStory, helpInstead } from '../story/help';
import { promptFor } from '../story/prompt-of-day';
import { isLongLine } from './line';
import { orderedSeconds } from './order-again';
import { waitFor } from './wait';

/** Longer than a worker needs for all attempts; in a long line, for half a day. */
const reservedSeconds = (comesLater: boolean) => (comesLater ? 12 * 3600 : 1800);
/** A job of a long line is not ordered again soon, which would make the line longer. */
const orderedFor = (comesLater: boolean) => (comesLater ? 6 * 3600 : orderedSeconds);

/** Each story costs calls to the model, also a refused one. */
const storiesPerDay = 10;

type Body = Admitted<typeof comics.generate>['body'];

export const newPlace = (
  user_id: string,
  day: string,
  { story, style, promptId }: Body,
  { id: prompt_id, prompt }: DailyPrompt = promptFor(promptId),
  comes_later = false,
): ComicDay => {
  const at = now();
  const picture = newSecret();
  return {
    user_id,
    day,
    id: ulid(at.getTime()),
    state: 'drawing',
    stage: 'waiting',
    story,
    story_hash: hashOf(story),
    style,
    prompt_id,
    prompt,
    storyboard: null,
    refused_pictures: 0,
    drawn: false,
    refusal: null,
    picture,
    shared_picture: newSecret(),
    until: secondsFrom(at, reservedSeconds(comes_later)).toISOString(),
    ordered_until: secondsFrom(at, orderedFor(comes_later)).toISOString(),
    ...(comes_later && { comes_later }),
    lease_until: null,
    created_at: at.toISOString(),
  };
};

const isFree = ({ state, until }: ComicDay): boolean =>
  state === 'refused' || (state === 'drawing' && until <= now().toISOString());

/**
 * The earlier comic of the same story, sent again from a second tab or after a lost answer, also after midnight. Throws if
 * another story takes the day. A story of an earlier day stays the child's current one until it has ended.
 */
const earlierOf = (places: readonly ComicDay[], today: string, story: string): ComicDay | undefined => {
  const hash = hashOf(story);
  for (const place of places) {
    const isTodays = place.day === today;
    // A place of an earlier day is never replaced: it is still being drawn.
    const isDrawn = place.state === 'drawing' && !(isTodays && isFree(place));
    const counts = isDrawn || (place.state === 'finished' && (isTodays || isLate(place)));
    if (counts && place.story_hash === hash) return place;
  }
  for (const place of places) {
    if (isFree(place)) continue;
    if (place.state === 'drawing') throw new ApiError('comic_being_drawn');
    if (place.day === today) throw new ApiError('comic_already_today');
  }
  return undefined;
};

/** Frees the place of a story that was not queued. */
const release = ({ user_id, day, id }: ComicDay) =>
  comicDays.update(
    { user_id, day },
    { set: { state: 'refused', refusal: 'comic_failed', story: '' } },
    equal('id', id),
  );

/** Throws `quiz_first` for a child whose guardian wants a quiz before a comic. */
const mustHaveDoneQuiz = async (user: UserItem): Promise<void> => {
  if (controlsOf(user).quiz_first && !(await hasQuizToday(user))) throw new ApiError('quiz_first');
};

/**
 * Takes the place of the day, counts the story and orders the drawing. Only one of several simultaneous calls with one story
 * does so.
 */
const reserve = async (user: UserItem, body: Body): Promise<ComicDay> => {
  const userId = user.id;
  const day = newYorkDay(now());
  const places = await recentPlaces(userId);
  const before = places.find((place) => place.day === day);
  const earlier = earlierOf(places, day, body.story);
  if (earlier !== undefined) return earlier;
  await mustBeOn('drawing');
  mustBeAllowedToGoOn(user, 'screen');
  await mustHaveDoneQuiz(user);
  mustHaveAgreed(user);
  if ((await leftToday(userId, 'pictures')) <= 0) throw new ApiError('ai_resting');
  const place = newPlace(userId, day, body, undefined, await isLongLine());
  const unchanged =
    before === undefined ? absent('pk') : all(equal('id', before.id), equal('state', before.state));
  const refused = await transact({
    place: comicDays.putting(place, unchanged),
    count: countingToday(userId, 'comic-stories', storiesPerDay),
  });
  if (refused.includes('place')) return reserve(user, body);
  if (refused.length > 0) throw new ApiError('ai_resting');
  try {
    await sendComicJob({ work: 'draw', user_id: userId, day, id: place.id });
  } catch (error) {
    await release(place);
    log.error('queue unreachable', error, { comic: place.id });
    throw new ApiError('comic_failed');
  }
  return place;
};

const checkLength = (story: string) => {
  const words = countStoryWords(withoutBareStarters(story));
  if (words < storyWords.least) throw new ApiError('comic_too_short');
  if (words > storyWords.most) throw new ApiError('comic_too_long');
};

const answerWith = (help: string | undefined) => ({
  state: 'help' as const,
  stage: null,
  comic: null,
  help: help ?? null,
  is_todays: true,
  comes_later: false,
});

/**
 * Accepts a story and waits for its comic. Throws the refusal of a story that is not drawn, which does not use up the day. A
 * story that tells of a severe crisis gets the fixed reply, without model, moderation and budget; a doubtful one gets the help
 * lines while nothing is drawn.
 */
export const generate = async ({ actor, body }: Admitted<typeof comics.generate>) => {
  const story = body.story.trim();
  const help = await helpForStory({ user_id: actor.id, story, feature: 'comic' }, actor.user);
  if (help.stops !== undefined) return answerWith(help.text);
  checkLength(story);
  try {
    return await waitFor(actor, await reserve(actor.user, { ...body, story }));
  } catch (error) {
    return answerWith(helpInstead(error, help));
  }
};
