import { comicsErrors } from '../../contract/errors/comics';
import { commonErrors } from '../../contract/errors/common';
import { newYorkDay } from '../../contract/rules/day';
import { alone } from '../platform/ai/alone';
import { ApiError } from '../platform/api-error';
import { now, pause } from '../platform/clock';
import { crisisReply } from '../platform/crisis/crisis-reply';
import type { Person } from '../users/identify';
import { comics } from './comic-store';
import { answeredWithHelp, type ComicDay, comicDays } from './day-store';
import { orderAgain } from './order-again';
import { presentOwn } from './present';

/** Below the 120 seconds that the edge waits. */
const patienceMilliseconds = 100_000;
const pauses = { first: 400, longest: 2000 };

const errors = { ...commonErrors, ...comicsErrors };

const refusalOf = ({ refusal }: ComicDay): keyof typeof errors =>
  refusal !== null && refusal in errors ? (refusal as keyof typeof errors) : 'comic_failed';

const finished = async (actor: Person, { id }: ComicDay) => {
  const comic = await comics.get({ user_id: actor.id, id }, { consistent: true });
  if (comic === undefined) throw new Error('A finished day has no comic');
  return { state: 'finished' as const, stage: null, comic: await presentOwn(actor, comic), help: null };
};

const drawing = ({ stage }: ComicDay) => ({ state: 'drawing' as const, stage, comic: null, help: null });

const help = ({ user }: Person) => ({
  state: 'help' as const,
  stage: null,
  comic: null,
  help: crisisReply(user.region),
});

/** Until the comic is finished or refused, or for 100 seconds. */
const watch = async (actor: Person, place: ComicDay) => {
  const deadline = performance.now() + patienceMilliseconds;
  const { user_id, day } = place;
  let current: ComicDay = place;
  for (let wait = pauses.first; ; wait = Math.min(pauses.longest, wait * 1.3)) {
    if (current.id !== place.id) throw new ApiError('comic_failed');
    if (current.state === 'finished') return finished(actor, current);
    if (current.refusal === answeredWithHelp) return help(actor);
    if (current.state === 'refused') throw new ApiError(refusalOf(current));
    if (performance.now() + wait > deadline) return drawing(current);
    await orderAgain(current);
    await pause(wait);
    current = (await comicDays.get({ user_id, day }, { consistent: true })) ?? current;
  }
};

/** Two tabs with one story wait together. */
const tabsThatWait = 2;
const occupied = new Error('As many tabs wait as may');

/**
 * Waits until a comic is finished or refused, for 100 seconds at most: drawing goes on without the caller. A third simultaneous call
 * is answered at once, so that a child occupies at most two functions.
 */
export const waitFor = async (actor: Person, place: ComicDay): ReturnType<typeof watch> => {
  if (place.state !== 'drawing') return watch(actor, place);
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

const nothing = { state: 'none' as const, stage: null, comic: null, help: null, refusal: null };

/** How far today's comic is. A drawing whose worker has died is ordered again. */
export const progress = async ({ actor }: { actor: Person }) => {
  const place = await comicDays.get({ user_id: actor.id, day: newYorkDay(now()) }, { consistent: true });
  if (place === undefined) return nothing;
  if (place.state === 'finished') return { ...(await finished(actor, place)), refusal: null };
  if (place.refusal === answeredWithHelp) return { ...help(actor), refusal: null };
  if (place.state === 'refused') {
    const code = refusalOf(place);
    return { ...nothing, state: 'refused' as const, refusal: { code, error: errors[code].text } };
  }
  await orderAgain(place);
  return { ...drawing(place), refusal: null };
};
