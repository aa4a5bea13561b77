import { profaneWords } from '../safety/text/profane-words';

/** Words of the profanity list that children meet in books about history and animals. */
const harmless = 'bondage|coons?|eunuch|fecal|playboy|rectum|scissoring|skeet|sex|swastika';

const profane = `(?!(?:${harmless})\\b)${profaneWords}`;

/** Words of subjects that are not for children. */
const subjects = [
  'sexy|sexual\\w*|erotic\\w*|porn\\w*|intercourse|genital\\w*|penis\\w*|vagina\\w*|vulva|testic\\w*|clitor\\w*|scrot\\w*',
  'buttocks|anus|anal|orgasm\\w*|masturbat\\w*|copulat\\w*|prostitut\\w*|whores?|brothel\\w*|rape[ds]?|rapist\\w*|incest\\w*',
  'nude|nudity|seduc\\w*|lust(?:s|ed|ing|ful\\w*)?|fetish\\w*|promiscuous\\w*|condoms?|strip(?:per|tease)s?|wank\\w*',
  'cocaine|heroin|cannabis|marijuana|narcotics?|opium|suicid\\w*|murder\\w*|tortur\\w*',
  'fuck\\w*|shit\\w*|bitch\\w*|bastards?|cunts?|dicks?|cocks?|pussy|sluts?|faggots?|niggers?',
];

/** Words by which a dictionary marks a meaning as offensive or as slang. */
const labels =
  'vulgar|obscene|offensive|derogatory|pejorative|disparag\\w*|racist|slur|slang|taboo|profanity|swear ?words?';

const self = `(?:one['’]?s?[- ]?sel(?:f|ves)|oneself|(?:him|her|your|my)self|themselves)`;
const own = `(?:one['’]s|his|her|their|your)(?: or (?:his|her|their))?`;
const woman = `(?:wom[ae]n|females?|girls?|lad(?:y|ies))(?:['’]s?)?`;
const chest = '(?:breasts?|chests?|bosoms?|bust)';

/** Content that the word lists do not catch: mostly combinations of words that are harmless one by one. */
const meanings = [
  // Self-harm. Accidental injuries do not match.
  `(?:kill|hang|drown|poison|shoot|starv)\\w* ${self}`,
  `(?:deliberate|intention|purpose)\\w*\\b.{0,40}\\b(?:cut|hurt|harm|injur|burn)\\w* ${self}|self-(?:harm|injury|murder|mutilation)\\w*`,
  `(?:tak(?:es?|ing)|took|end(?:s|ed|ing)?) (?:${own} )?(?:own )?(?:${own} )?li(?:fe|ves)|by ${own} own hand`,
  // The body.
  `nipples?|${woman}\\b.{0,60}\\b${chest}|${chest}\\b.{0,60}\\b${woman}|pub(?:ic|es)|groin|crotch|private parts|semen|ejaculat\\w*`,
  '(?<!(?:either|opposite|other|same|both|each|male|female) )sex(?:es)?|naked',
  // Sexual relations.
  `carnal\\w*|coitus|fornicat\\w*|adulter(?:y|ous|ers?|ess)|concubines?|(?:his|her|a) mistress|mak\\w* love|lovemaking`,
  '(?:sleep\\w*|go(?:es|ing)? to bed) with (?:some(?:one|body)|another|an? (?:wo)?man)',
  // Cruelty and drugs.
  'mutilat\\w*|dismember\\w*|disembowel\\w*|strangl\\w*|molest\\w*|p(?:a?e)dophil\\w*',
  '(?:recreational|illegal|illicit|addictive|hallucinogenic|psychoactive) (?:drug|substance)s?|hallucinogen\\w*|amphetamin\\w*',
  'get(?:s|ting)? high(?= on\\b| by\\b| from\\b|[.,;]|$)|intoxicat\\w*|inebriat\\w*|drunk|drunken\\w*|alcoholic',
];

/** Whole words, so that "Essex" and "grass" pass. */
const wholeWords = (parts: readonly string[]) => new RegExp(`(?<!\\w)(?:${parts.join('|')})(?!\\w)`, 'i');

const unfitMeaning = wholeWords([labels, ...subjects, ...meanings, profane]);
const unfitWord = wholeWords([...subjects, 'tits|sex(?:es)?', `${profane}(?:e?s)?`]);

/** Whether a definition is unfit for children, by its words or by their combination. */
export const isUnfitMeaning = (definition: string): boolean => unfitMeaning.test(definition);

/** Whether a word gets no entry at all. A word with a harmless meaning ("breast", "naked") keeps that meaning. */
export const isUnfitWord = (word: string): boolean => unfitWord.test(word);
