import { severities } from '../../../contract/flags/kinds';
import { verdictsOn } from '../../model/moderate';
import { crisisFoundIn } from '../../safety/crisis/find-crisis';
import { findCrisisInStory } from '../../safety/crisis/find-crisis-in-story';
import { weigh } from '../../safety/crisis/weigh';
import { signsForLetters, twinLetters } from '../../safety/text/look-alikes';
import { profaneWords } from '../../safety/text/profane-words';
import type { Renamed } from './invented-names';
import { NoticedCrisis } from './noticed-crisis';
import { Refusal } from './refusal';

/** Signs and letters of other alphabets that stand for Latin letters: `f@ck`, `k1ll`. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...signsForLetters,
  ...twinLetters,
  8: 'b',
  '!': 'i',
  '|': 'i',
  '€': 'e',
};

const invisible = /\u034f|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** The text without disguises: accents, signs for letters, and signs or spaces between the letters of a word. */
const unveiled = (text: string): string =>
  [
    ...text
      .normalize('NFKD')
      .replace(/\p{M}|[\u00ad]/gu, '')
      .replace(invisible, '')
      .toLowerCase(),
  ]
    .map((sign) => lookAlikes[sign] ?? sign)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/(?<![a-z])(?:[a-z][\s._*~-]{1,2}){2,}[a-z](?![a-z])/g, (word) => word.replace(/[^a-z]/g, ''));

/** Shortens long runs of a letter, as in `fuuuck`. */
const unstretched = (text: string) => text.replace(/([a-z])\1{2,}/g, '$1');

const profane = new RegExp(`(?<![\\p{L}\\p{N}])${profaneWords}(?:s|ed|er|ers|ing)?(?![\\p{L}\\p{N}])`, 'iu');

const body =
  '(?:head|heads|throat|throats|wrist|wrists|heart|hearts|guts|eye|eyes|eyeballs|limbs|arms?|legs?|brains?|skin)';
const hisOr = '(?:his|her|its|their|your|the|my|someones?)';

/** Detailed cruelty, bodies, drugs, real weapons at school, and hate. Battles, monsters and fright may be drawn. */
const unfit: readonly RegExp[] = [
  /\b(?:rape[ds]?|rapist|raping|molest\w*|incest|porn\w*|nudes?|naked|sexual\w*|sexy|sex|orgasm\w*|masturbat\w*|genitals?|penis|vagina|boobs?|stripper|striptease|prostitut\w*|hook(?:ed)? up with)\b/,
  /\b(?:behead\w*|decapitat\w*|disembowel\w*|dismember\w*|mutilat\w*|gore|gory|tortur(?:e|ed|es|ing)|massacr\w*|slaughter(?:ed|ing)? (?:the |all |every)?(?:people|children|kids|family|class)|bled to death|pools? of blood|blood (?:gush|spurt|spray|pour|squirt|splatter)\w*|corpses? (?:everywhere|piled|rotting)|cannibal\w*|intestines|entrails)\b/,
  new RegExp(`\\b(?:slit|slits|slitting|slashed|slice[ds]?|stabb?ed|stabs) (?:open )?${hisOr} ${body}\\b`),
  new RegExp(
    `\\b(?:cut|cuts|cutting|rip|rips|ripped|ripping|tear|tears|tore|chop|chops|chopped|hack|hacked|gouged?) (?:off |out |open |up )?${hisOr} ${body}(?: off| out| open)?\\b`,
  ),
  new RegExp(
    `\\b(?:shot|shoots?|shooting) (?:him|her|them|everyone|everybody|people|${hisOr} \\w+) (?:dead|in the (?:head|face|back))\\b`,
  ),
  /\b(?:school shoot\w*|shoot(?:s|ing)? up (?:the |my |our )?(?:school|class\w*|mall|church)|(?:shot|shoots?|killed|kills|blew up|blow up) (?:all |every(?:one|body) in )?(?:my|our|the) (?:class\w*|teachers?|school|classmates))\b/,
  /\b(?:(?:make|made|makes|making|build|built|building|plant(?:ed|s)?) (?:a |the |an )?(?:real |pipe |nail |home made )?(?:pipe bomb|nail bomb|bomb|explosives?|molotov\w*)|suicide|suicidal|kill(?:s|ed|ing)? (?:himself|herself|themselves|myself|yourself)|hang(?:s|ed)? (?:himself|herself|themselves|myself))\b/,
  /\b(?:cocaine|heroin|meth|crystal meth|crack pipe|weed joint|smok(?:e|ed|es|ing) (?:weed|pot|crack|meth|a joint|marijuana)|marijuana|ecstasy pills?|lsd|inject(?:ed|s|ing)? (?:drugs|himself|herself)|got (?:drunk|wasted|high on)|vap(?:e|ed|es|ing)\b(?! away))\b/,
  /\b(?:nazis?|hitler|heil|swastikas?|kkk|white power|gas chambers?|ethnic cleansing|terrorists?|isis|jihad)\b/,
  /\b(?:all|those|these|dirty|filthy|stupid|kill(?:ing)?|hate|hated|hates) (?:the )?(?:jews?|muslims?|christians|hindus|blacks|black people|whites|asians|mexicans|immigrants|gays?|gay people|lesbians|trans people|disabled (?:kids|people)|foreigners|gypsies)\b/,
  /\b(?:ugly|fat|stupid|worthless|disgusting|retard\w*) (?:and |, )*(?:ugly|fat|stupid|worthless|disgusting|retard\w*)[^.!?]{0,40}\b(?:in my class|at my school|my classmate|from my school)\b/,
];

/** Whether our own rules refuse a story, so that it is neither drawn nor shown. Works without a model. */
export const isUnfit = (story: string): boolean => {
  const plain = unveiled(story);
  const readings = [
    plain,
    unstretched(plain),
    plain.replace(/(?<=[a-z])[.*_~-](?=[a-z])/g, ''),
    // A star in place of a letter
    ...['u', 'i', 'a', 'o'].map((letter) => plain.replace(/(?<=[a-z])\*(?=[a-z])/g, letter)),
  ];
  return readings.some((reading) => profane.test(reading) || unfit.some((one) => one.test(reading)));
};

const moderationMilliseconds = 10_000;

/**
 * Checks a story with our own rules and the moderation service before a model reads it. The service is a model as well, so it
 * gets the story with invented names. Throws `Refusal` for an unfit story, `NoticedCrisis` if moderation finds
 * self-harm, which is a doubtful crisis if a chat model moderates alone, and the service's errors when it is down.
 */
export const screen = async (
  feature: 'storyboard' | 'writing',
  story: string,
  { text }: Renamed,
): Promise<void> => {
  if (isUnfit(story)) throw new Refusal('comic_inappropriate');
  const [verdict] = await verdictsOn(feature, [text], AbortSignal.timeout(moderationMilliseconds));
  if (verdict?.selfHarm === 'certain')
    throw new NoticedCrisis(crisisFoundIn(story, 'self-harm', severities.severe));
  const doubted =
    verdict?.selfHarm === 'possible' ? weigh(story, findCrisisInStory(story), ['self-harm']) : undefined;
  if (doubted !== undefined) throw new NoticedCrisis(doubted);
  if (verdict?.flagged !== false) throw new Refusal('comic_inappropriate');
};
