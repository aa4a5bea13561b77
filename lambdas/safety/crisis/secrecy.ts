import { matchesAny, phrases } from './phrase';

const person =
  '(?:(?:my |our |the |a |this )?(?:<parent>|<teacher>|<sibling>|<stranger>|<peer>|<friend>|babysitter|boss)|he|she|they)';
const doing =
  '(?:touch|touching|touches|touched|hit|hits|hitting|hurt|hurts|hurting|kiss|kisses|kissing|kissed|beat|beats|beating|slap|slaps|slapping|slapped|spank|spanks|spanking|spanked|punch|punches|punching|kick|kicks|kicking|pinch|pinches|pinching|tickle|tickles|tickling|rub|rubs|rubbing|grab|grabs|grabbing|cuddle|cuddles|cuddling|undress|undresses|undressing|stroke|strokes|stroking|bruises?)';

const secrets = phrases([
  'secrets?|secretly|(?:not|never) (?:allowed )?(?:to )?(?:ever )?(?:tell|say|talk about)|(?:nobody|no one|not anybody) (?:is )?(?:may|must|can|should|allowed to|to|will) (?:ever )?know|promised? (?:[a-z]+ ){0,3}(?:(?:not|never) (?:to )?(?:tell|say|talk|speak)|keep)|if i (?:ever )?(?:tell|say)(?! you)|between (?:us|him and me|her and me)|keeps? (?:it )?quiet|hush',
]);

/** Touching, hitting or hurting by somebody else. What a child does itself, to a ball or a cake, does not match. */
const harm = phrases([
  `${doing}(?: [a-z]+){0,2} (?:me|us|my (?!(?:ball|heart|cake|homework|guitar|drum))[a-z]+)`,
  `${person}(?: [a-z]+){0,2} (?:does|did|doing|do) (?:things|stuff|it|that|bad things) to me`,
  `(?:his|her|their|hers|<parent>s?|<teacher>s?|uncles) ${doing}`,
  `(?:him|her|them) (?:touching|hitting|hurting|kissing|beating|spanking|tickling|rubbing|slapping|stroking)`,
  `${person}(?: (?!(?:i|we)(?= ))[a-z]+){0,4} (?:touching|hitting|hurting|beating|spanking|stroking)(?! (?:the|a|some|his|balls?))`,
]);
/** Mentions of a deed that is already known. They count only together with a secret. */
const namedDeed = phrases([
  '(?:the|about|this|that|of|such|^) (?:touching|hitting|hurting|beatings?|spanking|tickling)(?! (?:the|a|some|his|balls?|things))',
  '^(?:touching|hitting|hurting|beating|spanking) (?:is|was|must|has)',
  '(?:when|if|that|because|how) (?:he|she|they) (?:hits|touches|hurts|beats|slaps|spanks|kisses)(?: me| us)?$',
  'my (?:bruises?|burns?)',
  '(?:is|was|keeps|started|starts) (?:touching|hitting|hurting|beating|spanking)(?: again| too| me| us)*$',
]);
const ownDeed = phrases([
  `i (?:(?:once|also|just|secretly|accidentally|have|really|had|only) )*${doing}(?: my [a-z]+)?`,
]);

/** A secret that somebody imposes is a sign by itself, unless it is a surprise. */
const imposed = phrases([
  `${person}(?: [a-z]+){0,3} (?:make|makes|made|making|force|forces|forced)(?: [a-z]+){0,1} (?:me|us) (?:to )?(?:keep|have|promise)(?: [a-z]+){0,4} secrets?`,
  `(?:have|has|had|must|got) (?:to )?keep(?: [a-z]+){0,2} secrets? (?:for|with|of|about) (?:him|her|them|(?:my |our )?(?:<parent>|<teacher>))`,
]);
const surprise = phrases([
  'surprise|surprises|present|presents|gift|gifts|party|birthday|christmas|cake|cookies|chocolates?|santa|recipe|valentine|mothers day|fathers day|treasure|code|password|baby|pregnant|puppy|kitten',
]);

/**
 * Whether the sentences of a message tell of touching, hitting or hurting together with secrecy, in any of them, or of a secret
 * that somebody makes the child keep.
 */
export const tellsOfSecretHarm = (sentences: readonly string[]): boolean => {
  const some = (patterns: readonly RegExp[]) => sentences.some((words) => matchesAny(words, patterns));
  if (some(imposed) && !some(surprise)) return true;
  return (
    some(secrets) &&
    sentences.some((words) => matchesAny(words, [...harm, ...namedDeed]) && !matchesAny(words, ownDeed))
  );
};
