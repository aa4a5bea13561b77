import type { comics as endpoints } from '../../../contract/comics/endpoints';
import { comicsErrors } from '../../../contract/comics/errors';
import { commonErrors } from '../../../contract/common-errors';
import { newYorkDay } from '../../../contract/rules/day';
import type { Admitted } from '../../accounts/admitted';
import type { Person } from '../../accounts/identify';
import { alone } from '../../model/alone';
import { ApiError } from '../../platform/api-error';
import { now, pause } from '../../platform/clock';
import { absent, all, equal } from '../../platform/table/condition';
import { crisisReply, softHelp } from '../../safety/crisis/crisis-reply';
import { comics } from '../comic-store';
import { answeredWithHelp, type ComicDay, comicDays, isLate, recentPlaces } from '../day-store';
import { presentOwn } from '../wall/present';
import { orderAgain } from './order-again';

/** A call polls for this long: the stage pays for a function that waits. The browser asks for the progress instead. */
const patienceMilliseconds = 4000;
const pauses = { first: 400, longest: 2000 };

const errors = { ...commonErrors, ...comicsErrors };

const refusalOf = ({ refusal }: ComicDay): keyof typeof errors =>
  refusal !== null && refusal in errors ? (refusal as keyof typeof errors) : 'comic_failed';

const isTodays = ({ day }: ComicDay) => day === newYorkDay(now());

const finished = async (actor: Person, place: ComicDay) => {
  const comic = await comics.get({ user_id: actor.id, id: place.id }, { consistent: true });
  if (comic === undefined) throw new Error('A finished day has no comic');
  return {
    state: 'finished' as const,
    stage: null,
    comic: await presentOwn(actor, comic),
    help: place.doubtful ? softHelp(actor.user.region) : null,
    is_todays: isTodays(place),
    comes_later: false,
  };
};

/** Until a worker begins with it. */
const comesLater = ({ comes_later, stage }: ComicDay) => comes_later === true && stage === 'waiting';

const drawing = (place: ComicDay) => ({
  state: 'drawing' as const,
  stage: place.stage,
  comic: null,
  help: null,
  is_todays: isTodays(place),
  comes_later: comesLater(place),
});

const help = ({ user }: Person, place: ComicDay) => ({
  state: 'help' as const,
  stage: null,
  comic: null,
  help: crisisReply(user.region),
  is_todays: isTodays(place),
  comes_later: false,
});

/** Marks the child as told of a comic that was finished after its day. True for only one caller. */
const tellLate = ({ user_id, day, id }: ComicDay) =>
  comicDays.update({ user_id, day }, { set: { told: true } }, all(equal('id', id), absent('told')));

/** Polls until the comic is finished or refused, for at most 4 seconds. */
const watch = async (actor: Person, place: ComicDay) => {
  const deadline = performance.now() + patienceMilliseconds;
  const { user_id, day } = place;
  let current: ComicDay = place;
  for (let wait = pauses.first; ; wait = Math.min(pauses.longest, wait * 1.3)) {
    if (current.id !== place.id) throw new ApiError('comic_failed');
    if (current.state === 'finished') {
      if (isLate(current)) await tellLate(current);
      return finished(actor, current);
    }
    if (current.refusal === answeredWithHelp) return help(actor, current);
    if (current.state === 'refused') throw new ApiError(refusalOf(current));
    if (performance.now() + wait > deadline) return drawing(current);
    await orderAgain(current);
    await pause(wait);
    current = (await comicDays.get({ user_id, day }, { consistent: true })) ?? current;
  }
};

/** Two tabs with one story may wait at the same time. */
const tabsThatWait = 2;
const occupied = new Error('As many tabs wait as may');

/**
 * Waits until a comic is finished or refused, for at most 4 seconds; the drawing does not depend on the caller. A comic of a long
 * line is not waited for. A third simultaneous call is answered at once, so that a child occupies at most two functions.
 */
export const waitFor = async (actor: Person, place: ComicDay): ReturnType<typeof watch> => {
  if (place.state !== 'drawing') return watch(actor, place);
  if (comesLater(place)) return drawing(place);
  for (let tab = 1; tab <= tabsThatWait; tab++)
    try {
      return await alone(
        actor.id,
        `comic-${tab}`,
        () => occupied,
        () => watch(actor, place),
      );
    } catch (error) {
      if (error !== occupied) throw error;
    }
  return drawing(place);
};

const nothing = {
  state: 'none' as const,
  stage: null,
  comic: null,
  help: null,
  refusal: null,
  is_todays: true,
  comes_later: false,
};

/** The outcome of a drawing that has ended. */
const end = async (actor: Person, place: ComicDay) => {
  if (place.state === 'finished') return { ...(await finished(actor, place)), refusal: null };
  if (place.refusal === answeredWithHelp) return { ...help(actor, place), refusal: null };
  const code = refusalOf(place);
  const refusal = { code, error: errors[code].text };
  return { ...nothing, state: 'refused' as const, refusal, is_todays: isTodays(place) };
};

/** The newest comic that was finished after its day and of which the child has not been told. */
const firstUntold = async (places: readonly ComicDay[]): Promise<ComicDay | undefined> => {
  for (const place of places)
    if (place.state === 'finished' && isLate(place) && place.told === undefined && (await tellLate(place)))
      return place;
  return undefined;
};

/**
 * The progress of the child's comic. A story that was accepted on an earlier day comes first until it has ended. A comic that
 * was finished after its day is reported once. Drawings whose workers have died are ordered again.
 */
export const progress = async ({ actor }: Admitted<typeof endpoints.progress>) => {
  const places = await recentPlaces(actor.id);
  const drawn = places.filter(({ state }) => state === 'drawing');
  for (const place of drawn) await orderAgain(place);
  const [current] = drawn;
  if (current !== undefined) return { ...drawing(current), refusal: null };
  const late = await firstUntold(places);
  if (late !== undefined) return end(actor, late);
  const today = newYorkDay(now());
  const last =
    places.find(isTodays) ?? places.find(({ state, ended_on }) => state === 'refused' && ended_on === today);
  return last === undefined ? nothing : end(actor, last);
};
