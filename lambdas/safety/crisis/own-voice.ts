import { matchesAny, phrases } from './phrase';
import { everydayPerson, fantasyBeing } from './story-people';

const opening =
  '(?:then|so|and|but|or|one (?:day|morning|night|evening)|once|suddenly|now|at (?:last|first)|finally|every (?:day|morning|night)|in the (?:end|night|morning|evening)|when|while|because|until|after|before|if|next|later|yesterday|today|that)';
const opened = `^(?:${opening} )*`;
/** `Mom` and `Dad` without a word before them are the child's own. */
const firstPerson = phrases([
  'i|me|my|mine|myself|we|us|our|ours|ourselves',
  `${opened}(?:mom|mum|mummy|mommy|mama|dad|daddy|papa|grandma|grandpa|granny|nana)(?! ${fantasyBeing})`,
]);
const ofMe = phrases([`${opened}(?:i|we|me and)`]);
/** A wish or a question without a subject is the child's own. */
const withoutSubject = phrases([
  '^(?:(?:just|really|so|still) )*(?:want|wish|hate|feel|how|what|whats|is there|there is no|kms)',
]);
const ofBeing = phrases([
  // No person of the child's life and no verb of harm stands before the being.
  `${opened}(?:(?!(?:${everydayPerson}|<stranger>|<peer>|<them>|i|we|me|us|it|nobody|no one|with|to|at|in|on|like|as|from|and|but|hit|hits|put|kicked|hurt|threw|throws)(?= ))[a-z]+ ){0,4}?(?:bully )?${fantasyBeing}(?! (?:in my head|inside (?:of )?me))`,
  `by (?:the |a |an |some |one of the )?(?:[a-z]+ )?${fantasyBeing}`,
  `(?:was|were|is) (?:really|secretly|actually) (?:a |an |the )?(?:[a-z]+ )?${fantasyBeing}`,
]);
/** `It is my dad`: the person is real from here on, whoever was meant before. */
const ofSomebodyNow = phrases([
  `${opened}(?:it|he|she|that) (?:is|was) (?:really )?(?:my|our) ${everydayPerson}`,
]);
const ofThem = phrases([
  `${opened}(?:(?:now|also|always|never|just) )*(?:he|she|it|they|who|which|one of them|some of them|his|her|their|its)`,
]);
const ofAnybody = phrases([
  `${opened}(?:my|our|the|a|an|this|that|these|some|another|no|not|nobody|no one|everyone|people|there|${everydayPerson}|<stranger>|<peer>)`,
]);

/** From these words on, the narrator is not the child. */
const inventedSelf = phrases([
  `(?<!(?:if|wish|wished|play|playing|played|pretend|pretended|like) (?:that )?)i (?:am|was|became|become|turned into|turn into|woke up as|had become|am called|was called) (?:(?:now|just|only|really|secretly|once|also|still) )*(?:a |an |the |one of the |your |captain )?(?:(?!(?:who|with|and|that|of|for|from|in|to|at|by|like|as|girl|boy|kid|child|fan|scared|afraid|not|sad|happy|mad|so|also|never|always)(?= ))[a-z]+ ){0,3}?${fantasyBeing}(?! (?:fan|club|costume|book|story|of (?:this|the|my|our)))`,
  `(?:my name is|i am called|call me|they call me) (?:[a-z]+ ){0,2}?(?:the )?(?:[a-z]+ )?${fantasyBeing}`,
  '(?:life|day|days) as an? (?!(?:girl|boy|kid|child))[a-z]+',
  'my (?:[a-z]+ ){0,2}?(?:wings|tail|paw|paws|scales|fur|claws|fins|hooves|beak|feathers|whiskers|fangs|tentacles|gears|circuits)',
]);
/**
 * Phrases that an invented narrator would not say but a child would: a present-tense deed of a named grown-up, or "in real
 * life".
 */
const plainNow = phrases([
  'my (?:own )?<parent>(?: (?:new )?boyfriend)?(?: [a-z]+){0,3} [a-z]+s (?:me|us)',
  'my <teacher>(?: [a-z]+){0,3} [a-z]+s (?:me|us)',
  'in real life|for real|real me',
]);

type Subject = 'self' | 'being' | 'other';

/** The subject of a clause. `before` is the subject of the previous clause; `third` is the person meant by `he` or `they`. */
const subjectOf = (clause: string, before: Subject, third: Subject): Subject => {
  if (matchesAny(clause, ofBeing)) return 'being';
  if (matchesAny(clause, ofMe)) return 'self';
  if (matchesAny(clause, ofSomebodyNow)) return 'other';
  if (matchesAny(clause, ofThem)) return clause.split(' ').length > 2 ? third : before;
  return matchesAny(clause, ofAnybody) ? 'other' : before;
};

/** The clauses of a sentence, also without commas. A report ("he said I …") stays in one clause with its speaker. */
const clausesOf = (sentence: string): string[] =>
  sentence.split(
    / (?=(?:and|but|so|then|because|while|until|when|after|before|or) )| (?<!\b(?:said|says|say|that|cried|shouted|thought|told me) )(?=(?:i|we|he|she|they|my (?:step)?(?:dad|mom|mum|uncle|brother|teacher|coach|grandpa|mother|father)) )/,
  );

const heroIsMe = phrases([
  '(?:the|this|that) (?:[a-z]+ ){1,2}(?:in (?:my|this|the) story )?(?:is|was) (?:(?:really|actually|secretly|also|just) )*me(?= (?:and|but|i)|$)',
  '(?:not [a-z]+|really|actually) (?:its|it is) me$',
  '^(?:but )?(?:it|that) (?:is|was) (?:really )?my (?:own )?<parent>(?= (?:and|who)|$)',
  '(?:has|have|with) my (?:own |real )?name|stands? for me',
  '(?:this|that|it|story|everything|all of it|its) (?:(?:is|really is) )?(?:(?:really|all|a|also) )*(?:true|real)(?: story)?$',
  'this (?:really|actually) (?:happened|happens)|in real life',
]);

const named =
  /^(?!(?:it|this|that|who|what|he|she|there) )([a-z]+) (?:is|was) (?:(?:really|actually|secretly) )*me$|\bnot ([a-z]+) (?:its|it is) me$/;

/** The words about a hero who is the child (`name`, or an unnamed one), rewritten as said about oneself. */
const asMyself = (words: string, name: string | undefined): string[] => {
  const said = words
    .replace(new RegExp(`\\b${name ?? 'me'}\\b`, 'g'), 'me')
    .replace(new RegExp(`\\b${name ?? 'my'}s\\b`, 'g'), 'my')
    .replace(/\b(?:him|them)\b/g, 'me')
    .replace(/\b(?:his|their)\b/g, 'my')
    .replace(/\b(?:him|her|them)self\b/g, 'myself');
  const asVictim = ['me', 'my'].map((her) => said.replace(/\bher\b/g, her));
  // `He` is the hero or the one who harms the hero, so both readings are returned.
  return [...asVictim, ...asVictim.map((one) => one.replace(/\b(?:he|she|they)\b/g, 'i'))];
};

const inTheWorld = phrases([
  everydayPerson,
  '(?:my|a|the|this) (?:game|app|phone|chat)|online|internet|roblox|discord|snapchat|instagram|tiktok|whatsapp|minecraft|fortnite|school|classroom|bus|street|van|(?:my|our) (?:house|home|flat|room|window|kitchen)|bathroom|bleach|sink|pills|medicine',
]);
const present = phrases(['i am|is|are|has|right now|help me|will not|can not']);
const past = phrases(['was|were|had|[a-z]{3,}ed|said|came|ran|went|fell|took|saw|could|got']);

/**
 * Whether the words name people, places or things of a child's life, or tell of the present. Adventures are told in the past
 * tense.
 */
export const isEveryday = (words: string): boolean =>
  matchesAny(words, inTheWorld) || (matchesAny(words, present) && !matchesAny(words, past));

const daring = phrases(['i (?:[a-z]+ ){0,4}?(?:jump|jumped)']);
const despair = phrases([
  '<want>|die|dead|death|end|hurt|kill|live|life|sad|cry|cried|alone|nobody|no one|gone',
]);

/** Whether the words tell of a jump, as heroes do, without any sign of despair. */
export const isDaring = (words: string): boolean => matchesAny(words, daring) && !matchesAny(words, despair);

/**
 * The sentences of a narration in which the child speaks for itself, in plain words: those in the first person, without the
 * clauses in which a story being acts. Once the narrator is invented, only sentences that match `plainNow`. If the hero is the
 * child, all sentences, also rewritten in the first person.
 */
export const ownVoiceOf = (sentences: readonly string[]): string[] => {
  if (sentences.some((one) => matchesAny(one, heroIsMe) || named.test(one))) {
    const [, is, instead] = sentences.map((one) => named.exec(one)).find((found) => found !== null) ?? [];
    return [...sentences, ...sentences.flatMap((one) => asMyself(one, is ?? instead))];
  }
  const own: string[] = [];
  let third: Subject = 'other';
  let isInvented = false;
  for (const sentence of sentences) {
    isInvented ||= matchesAny(sentence, inventedSelf);
    let subject: Subject = 'other';
    let kept: string[] = [];
    const end = () => {
      const words = kept.join(' ');
      const isMine = matchesAny(words, firstPerson) || matchesAny(words, withoutSubject);
      if (isMine && (!isInvented || matchesAny(words, plainNow))) own.push(words);
      kept = [];
    };
    for (const clause of clausesOf(sentence)) {
      subject = subjectOf(clause, subject, third);
      if (subject !== 'self') third = subject;
      if (subject === 'being') end();
      else kept.push(clause);
    }
    end();
  }
  return own;
};
