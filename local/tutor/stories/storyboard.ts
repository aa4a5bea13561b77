import { isDrawn } from '../../illustrator/figures/kinds';
import { lookOf } from '../../illustrator/reading/character';
import { readScene } from '../../illustrator/reading/scene';
import { readSetting, type Whereabouts } from '../../illustrator/reading/setting';
import { placePhrases, timeIn } from '../../illustrator/words/settings';
import { isWeak, strengthOf } from '../../illustrator/words/verbs';
import { castOf } from './cast';
import type { Moment } from './moment';
import { withOwners } from './owners';
import { sentencesOf, storyOf } from './read';
import { retell } from './retell';

const mostWords = 14;
const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The beginning of a sentence, up to a comma or a conjunction if there is one. */
const captionOf = (sentence: string): string => {
  const words = sentence.replace(/["“”]/g, '').split(/\s+/);
  if (words.length <= mostWords) return words.join(' ');
  for (let end = mostWords; end >= 4; end--) {
    const isEnd =
      /[,;:]$/.test(words[end - 1] ?? '') ||
      /^(?:and|but|so|because|when|while|then|until|with)$/i.test(words[end] ?? '');
    if (isEnd)
      return words
        .slice(0, end)
        .join(' ')
        .replace(/[,;:]$/, '');
  }
  return words.slice(0, mostWords - 4).join(' ');
};

type Cast = ReturnType<typeof castOf>;

/** How clear the picture of an action is: nobody can see that something is given without the thing. */
const clarityOf = ({ action, has }: ReturnType<typeof readScene>['actors'][number]): number =>
  /^(?:give|throw|take|find|drop|steal|put|buy|wear|think|break|catch)$/.test(action ?? '') &&
  has.length === 0
    ? 1.5
    : ([0, 1.5, 3, 5][strengthOf(action)] ?? 0);

/** How well a drawing shows a moment: who acts, what they do, with which things. */
const worth = ({ told, setting }: Moment, cast: Cast): number => {
  const { actors, things } = readScene(told, cast, setting);
  const drawn = actors.filter(({ character }) => isDrawn(character.figure));
  const acting = drawn.filter(({ action }) => action !== undefined);
  return (
    Math.min(drawn.length, 2) * 3 +
    Math.max(...acting.map(clarityOf), 0) +
    // Something is done to somebody, or with something.
    (acting.some(({ reacts }) => reacts === true) ? 2 : 0) +
    (acting.some(({ has, action }) => has.length > 0 && !isWeak(action)) ? 1.5 : 0) +
    Math.min(things.length, 2) * 1.5 -
    (drawn.length - actors.length) * -4 -
    Math.max(0, actors.length - 3) * 2 -
    Math.max(0, countWords(told) - 22) * 0.2
  );
};

/** The scene of a moment, with the place that its own words leave out, and whoever speaks. */
const sceneOf = (
  { told, setting }: Moment,
  hero: string,
  speaker: string | null,
  before: Whereabouts | undefined,
): string => {
  const hours =
    setting.time === 'day'
      ? ''
      : { night: ' at night', morning: ' in the morning', sunset: ' in the evening' }[setting.time];
  const weather = {
    clear: '',
    rain: ' in the rain',
    storm: ' in a storm',
    snow: ' while it is snowing',
    wind: ' in the wind',
    fog: ' in fog',
    rainbow: ' under a rainbow',
  }[setting.weather];
  const own = readSetting(told, undefined);
  const needsPlace =
    own.source !== 'told' || own.place !== setting.place || readSetting(told, before).place !== setting.place;
  const where = needsPlace ? (placePhrases.get(setting.place) ?? '') : '';
  const when = timeIn(told) === setting.time ? '' : hours;
  const header = `${where}${when}${weather}`.trim();
  const who = told === '' || !/\p{L}/u.test(told) ? `${hero} is there.` : told;
  const speaks =
    speaker === null || who.includes(speaker) ? '' : ` ${speaker === 'I' ? 'I speak' : `${speaker} speaks`}.`;
  const begin = header === '' ? '' : `${header.charAt(0).toUpperCase()}${header.slice(1)}: `;
  return `${begin}${who}${speaks}`.slice(0, 380);
};

const isShort = (words: string) => countWords(words) >= 1 && countWords(words) <= mostWords;

/** Four panels in the order of the story, in the child's own words. */
export const storyboard = (material: string) => {
  const story = storyOf(material);
  const sentences = sentencesOf(story);
  const cast = castOf(withOwners(story, story));
  const moments = retell(sentences, cast);
  const hero = cast[0]?.name ?? 'The hero';
  let drawn: Whereabouts | undefined;
  const taken = new Set<string>();
  /** Who does what with what: two panels of one story are not the same picture. */
  const pictureOf = ({ told, setting }: Moment) => {
    const { actors, things } = readScene(told, cast, setting);
    return [...actors.map(({ character, action }) => `${character.name} ${action}`), ...things].join();
  };
  const panels = [0, 1, 2, 3].map((i) => {
    const [from, to] = [i, i + 1].map((part) => Math.round((part * moments.length) / 4)) as [number, number];
    const part = moments.slice(from, Math.max(to, from + 1));
    const quarter = part.length > 0 ? part : moments.slice(-1);
    const names = ({ told }: Moment) => readScene(told, cast, undefined).actors.length > 0;
    // A comic begins with the beginning, unless nobody does anything there.
    const acts = ({ told }: Moment) =>
      readScene(told, cast, undefined).actors.some(({ action }) => !isWeak(action));
    const value = (moment: Moment) =>
      worth(moment, cast) -
      (taken.has(pictureOf(moment)) ? 6 : 0) +
      (moment === moments[0] && names(moment) ? (acts(moment) ? 5 : 3) : 0);
    const best = quarter.toSorted((a, b) => value(b) - value(a))[0];
    if (best === undefined) return { scene: `${hero} is there.`, says: null, speaker: null };
    taken.add(pictureOf(best));
    const at = moments.indexOf(best);
    const spoken = [best, moments[at + 1], moments[at - 1]].find(
      (one) => one?.says !== undefined && one.speaker !== null && quarter.includes(one) && isShort(one.says),
    );
    const inScene = readScene(best.told, cast, undefined).actors.map(({ character }) => character.name);
    const fitting =
      spoken !== undefined &&
      (spoken === best || inScene.length < 3 || inScene.includes(spoken.speaker ?? ''));
    const speaker = fitting ? (spoken?.speaker ?? null) : null;
    const scene = sceneOf(best, hero, speaker, drawn);
    drawn = readSetting(scene, drawn);
    return {
      scene,
      says: fitting ? (spoken?.says ?? null) : captionOf(best.sentence),
      speaker,
    };
  });
  const seen = cast
    .filter(({ name }) => panels.some(({ scene }) => scene.toLowerCase().includes(name.toLowerCase())))
    .slice(0, 8);
  return { concern: 'nothing', cast: seen.map((one) => ({ name: one.name, look: lookOf(one) })), panels };
};
