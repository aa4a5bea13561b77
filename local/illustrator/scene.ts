import type { Character } from './cast';
import type { Setting } from './places/setting';
import { isFurniture, isLarge } from './things/thing';
import { type Action, actions, type Mood, moods } from './vocabulary/acting';
import { type CreatureKind, creatures } from './vocabulary/creatures';
import { mentioned } from './vocabulary/match';
import { places, times, weathers } from './vocabulary/settings';
import { type ThingKind, things } from './vocabulary/things';

export interface Scene {
  readonly setting: Setting;
  readonly people: readonly Character[];
  readonly animals: readonly CreatureKind[];
  readonly objects: readonly ThingKind[];
  readonly action: Action | undefined;
  readonly mood: Mood;
}

/**
 * Derives a scene from its text. Place and time default to those of the panel before. The weather does too, if place and time are
 * the same.
 */
export const readScene = (text: string, cast: readonly Character[], before: Setting | undefined): Scene => {
  const named = cast.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(text)).slice(0, 3);
  const hero = cast[0];
  const people = named.length > 0 ? named : hero === undefined ? [] : [hero];
  const drawn = new Set(people.map(({ creature }) => creature));
  const [place = before?.place ?? 'meadow'] = mentioned(places, text);
  const [time = before?.time ?? 'day'] = mentioned(times, text);
  const isThere = before?.place === place && before.time === time;
  // Only one panel of a storm has lightning.
  const earlier = before?.weather === 'storm' ? 'rain' : (before?.weather ?? 'clear');
  const [weather = isThere ? earlier : 'clear'] = mentioned(weathers, text);
  const [mood = 'happy'] = mentioned(moods, text);
  return {
    setting: { place, time: place === 'space' ? 'night' : time, weather },
    people,
    animals: mentioned(creatures, text)
      .filter((kind) => !drawn.has(kind))
      .slice(0, people.length > 2 ? 1 : 2),
    objects: mentioned(things, text)
      .filter(
        (kind) =>
          !(isLarge(kind) && !isFurniture(kind) && ['room', 'school'].includes(place)) &&
          !(kind === 'castle' && place === 'castle') &&
          !(kind === 'bed' && place !== 'room') &&
          !(kind === 'tree' && place === 'forest'),
      )
      .slice(0, 5),
    action: mentioned(actions, text)[0],
    mood,
  };
};
