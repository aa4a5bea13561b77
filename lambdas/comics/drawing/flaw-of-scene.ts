import { brand } from '../../safety/output/brands';
import { any, near } from '../../safety/output/danger-words';
import { essence } from '../../safety/text/words';
import type { Storyboard } from '../day-store';

const part = '(?:hands?|heads?|throats?|arms?|legs?|mouths?|fingers?|bell(?:y|ies))';

const wound = `blood\\p{L}*|bleed\\p{L}*|bled|gore|gory|corpses?|rotting flesh|maggots?|bowels?|guts|entrails|severed|skinned|wounds?|wounded|(?:torn|chopped|cut|ripped)[- ](?:off|open)(?= ${part})|eye ?(?:holes|sockets)`;

/** A knife cuts cake, too, and a pirate's ship has cannons. */
const weapon =
  'pistols?|revolvers?|rifles?|guns?|shotguns?|bullets?|cartridges?|gunpowder|silencer|crossbows?|daggers?|swords?|spears?|machetes?|bombs?|grenades?';

/** Verbs whose object is a ball, a drum or a door hurt nobody. */
const thing =
  '(?:the|a|an|his|her|its|their) (?:\\p{L}+ )?(?:balls?|drums?|nails?|keys|gongs?|bells?|doors?|goals?|water|ground|snow|shoes?|laces?|ropes?|knots?|ribbons?)';
const hurting = `(?:beats?|beating|kicks?|kicking|hits?|hitting|whips?|whipping|pokes?|poking|punch(?:es|ing)?|slaps?|slapping|chokes?|strangles?|stabs?|spits?|ties|tied|(?:throw|throws|throwing) stones|pulls? (?:her|his|their) hair|bites?|claws?|scratch(?:es)?)(?! ${thing})`;

const suffering =
  'cry|cries|crying|weeps?|weeping|tremble|trembles|trembling|gasps?|gasping|scream|screams|screaming|begs?|begging|laughs? at';

const ownBody = `(?:himself|herself|itself|themselves|own (?:${part}|skin|face|body))`;

const harming = `(?:${hurting}|knocks?|bangs?|cuts?|tears?|burns?|pinch(?:es)?|hurts?)`;

/** What no scene may show, whatever the story tells. */
const never = any(
  near(hurting, suffering, 100),
  near(suffering, hurting, 100),
  near(harming, ownBody, 40),
  '(?:does|do|did) not want to live|hates? (?:himself|herself|itself|themselves)|to punish (?:himself|herself|itself)',
);

/** Writing, which pictures must not have: a sign that says something. */
const writing = any(
  near(
    'signs?|notes?|banners?|posters?|labels?|boards?|screens?|papers?|letters?|stickers?',
    'says?|saying|reads?|reading|(?:with|stands?|shows?) the (?:words?|text|link|number|name)',
    30,
  ),
);

/** Somebody who exists. */
const realPerson =
  /\b(?:actor|actress|singer|player|president|star|youtuber|rapper|footballer)s? \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;

const foundIn = (pattern: RegExp, text: string): string[] =>
  text.match(new RegExp(pattern.source, `${pattern.flags}g`)) ?? [];

const stemOf = (word: string) => essence(word).replace(/(?:es|s|ed|ing)$/, '');

/** Words of a class that the story does not have: a storyboard adds no blood and no weapon to it. */
const isAdded = (pattern: RegExp, text: string, story: string): boolean => {
  const told = essence(story);
  return foundIn(pattern, text).some((word) => !told.includes(stemOf(word)));
};

const wounds = any(wound);
const weapons = any(weapon);

/** A capital letter after another word: a name. */
const names = /(?<=[\p{L},;] )\p{Lu}\p{Ll}+/gu;
const common = new Set(
  'sunday monday tuesday wednesday thursday friday saturday january february march april may june july august september october november december'.split(
    ' ',
  ),
);

/** Names that stand neither in the story nor in the cast: somebody's own character, a brand or a real person. */
const hasForeignName = (looks: string, known: string): boolean => {
  const told = essence(known);
  return (looks.match(names) ?? []).some(
    (name) => !told.includes(essence(name)) && !common.has(essence(name)),
  );
};

/** Why a storyboard must not be drawn; undefined if it may. Scenes are what a picture shows and what its description says. */
export const flawOfScenes = ({ cast, panels }: Storyboard, story: string): string | undefined => {
  const looks = cast.map(({ look }) => look).join('\n');
  const scenes = panels.map(({ scene }) => scene).join('\n');
  const shown = `${scenes}\n${looks}`;
  if (never.test(shown)) return 'somebody is hurt in a scene';
  if (isAdded(wounds, shown, story)) return 'blood or wounds that the story does not have';
  if (isAdded(weapons, shown, story)) return 'a weapon that the story does not have';
  if (writing.test(scenes)) return 'writing in a picture';
  if (brand.test(shown) || realPerson.test(looks)) return 'a real person or a known character';
  if (hasForeignName(looks, `${story} ${cast.map(({ name }) => name).join(' ')}`))
    return 'a name that the story does not have';
  return undefined;
};
