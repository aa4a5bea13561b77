import * as z from 'zod/mini';
import { isRecent, type Moment, now, secondsFrom, thisMoment } from '../platform/clock';
import { setting } from '../platform/config';
import { shuffled } from '../platform/shuffled';
import { all, any, equal, isPast } from '../platform/table/condition';
import { entity } from '../platform/table/entity';
import { type State, states } from './live-store';

/** A query of one part is one read unit, and a write goes to the item of one place. */
const placesInPart = 40;

const partitionOf = (part: number) => `VOICE_PLACES#${part}`;

/** A place among the voice chats that the stage has at the same time. It is taken until a time, so none is lost with its chat. */
const places = entity({
  name: 'VoicePlace',
  schema: z.object({ place: z.int(), session_id: z.optional(z.string()), until: z.optional(z.string()) }),
  key: ({ place }: { readonly place: number }) => ({
    pk: partitionOf(Math.floor(place / placesInPart)),
    sk: `PLACE#${String(place).padStart(6, '0')}`,
  }),
  retention: { days: 1 / 24 },
  onDeletion: { keep: 'ends by itself within an hour; the number of a session' },
});

/** A chat without a message for so long gives up its place. */
const leaseSeconds = 150;
const renewedEvery = 60;

const leaseEnd = () => secondsFrom(now(), leaseSeconds).toISOString();

const limit = () => Number(setting('VOICE_CHATS'));

/** When this instance of the function has found all places taken: it does not look again for a moment. */
let fullSince: Moment | undefined;
const fullMilliseconds = 5000;

const isKnownFull = (): boolean => isRecent(fullSince, fullMilliseconds);

const freeIn = async (part: number): Promise<number[]> => {
  const known = await places.list(partitionOf(part), 'PLACE#', { consistent: true });
  const at = now().toISOString();
  const taken = new Set(known.filter(({ until = '' }) => until >= at).map(({ place }) => place));
  const first = part * placesInPart;
  const count = Math.min(placesInPart, limit() - first);
  return shuffled(Array.from({ length: count }, (_, i) => first + i).filter((place) => !taken.has(place)));
};

/**
 * Takes a place for a session; undefined when the stage has as many voice chats as it may. Places lie in parts, which are looked
 * through in a random order, so no item and no partition is hot. 1 read unit and 1 write unit until the parts fill.
 */
export const takePlace = async (
  session_id: string,
): Promise<{ readonly place: number; readonly placed_until: string } | undefined> => {
  if (isKnownFull()) return undefined;
  const parts = Array.from({ length: Math.ceil(limit() / placesInPart) }, (_, part) => part);
  for (const part of shuffled(parts))
    for (const place of await freeIn(part)) {
      const until = leaseEnd();
      if (await places.update({ place }, { set: { place, session_id, until } }, isPast('until')))
        return { place, placed_until: until };
    }
  fullSince = thisMoment();
  return undefined;
};

/** Keeps the place of a chat that is heard: 2 write units a minute. A chat whose place is another's by now goes on without one. */
export const keepPlace = async ({ session_id, place, placed_until }: State): Promise<void> => {
  if (place === null || placed_until > secondsFrom(now(), leaseSeconds - renewedEvery).toISOString()) return;
  const until = leaseEnd();
  const isFirst = all(equal('placed_until', placed_until), equal('ended', false));
  if (!(await states.update({ session_id }, { set: { placed_until: until } }, isFirst))) return;
  const isOurs = any(equal('session_id', session_id), isPast('until'));
  await places.update({ place }, { set: { place, session_id, until } }, isOurs);
};

/** Gives the place of a session that has ended to others. */
export const givePlaceBack = async (session_id: string): Promise<void> => {
  const state = await states.get({ session_id }, { consistent: true });
  if (state === undefined || state.place === null) return;
  const { place } = state;
  fullSince = undefined;
  await places.update({ place }, { remove: ['session_id', 'until'] }, equal('session_id', session_id));
};
